"""Someone who plays The Monster Maker in the page by its own controls, as fast as the page changes."""

# In a hurry, and wants the Monster to live. `window.halt` names what makes it stop, `window.done` counts what it did.
PERSON = """(seed) => {
  let state = seed;
  const dice = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => !each.disabled);
  const pick = (found) => found[Math.floor(dice() * found.length)];
  const done = (window.done = { joined: 0, sealed: 0, operated: 0, handed: 0, sold: 0, offered: 0 });
  const click = (element, what) => {
    if (!element) return false;
    if (what) done[what] += 1;
    element.click();
    return true;
  };
  const named = (name) => all('.asking .row.many .button').find((each) => each.textContent.includes(name));
  const button = (...names) => names.map(named).find(Boolean);
  const lit = (kind) => pick(all(`[data-spot^="${kind}"][aria-disabled="false"]`));
  const own = () => document.querySelector('.you .name').textContent;
  const study = () => Number(/Study die (\\d)/.exec(own())[1]);
  const offer = () => {
    click(pick(all('.market .lots .ways button:not([aria-pressed="true"])')));
    // The page needs a moment to draw what was laid into the offer.
    setTimeout(() => click(all('.market .end .button.main')[0], 'offered') || click(button('Make no offer')));
    return true;
  };
  const second = () => {
    if (study() <= 4 && lit('slab')) return click(lit('slab'));
    return (study() <= 3 && click(lit('warehouse'), 'operated')) || click(button('Study'));
  };
  const answers = {
    'First Action': () => click((all('.you .card').length < 4 && button('Rob the graves')) || button('Prepare')),
    'Second Action': second,
    'Third Action': () =>
      (done.sold < 2 && click(lit('card'), 'sold')) || click(button('Take robbery', 'End your turn')),
    'A grave robbery': () => (done.joined < 3 ? click(button('Come along'), 'joined') : click(button('Stay at home'))),
    'You rob': () => click(lit('grave'), 'sealed'),
    'You assist': () => click(lit('card'), 'handed'),
    'Your counter-demand': offer,
  };
  const any = () => pick(all('.asking .option, .asking .row.many .button'));
  const rest = () =>
    click(all('.market .offers button')[0]) || click(button('Make no offer', 'End the sale') ?? lit('card') ?? any());
  const act = () => {
    if (document.querySelector('.result') || !document.title.startsWith('Your turn')) return false;
    if (window.halt && document.querySelector(window.halt)) return false;
    if (click(all('.asking .button.main')[0])) return true;
    const open = '.asking .button, .asking .option, .market .lots button, [data-spot][aria-disabled="false"]';
    if (all(open).length === 0) return false;
    const asked = document.querySelector('.asking .ask').textContent;
    if (asked.includes('is for sale') && done.offered < 3) return offer();
    const known = Object.keys(answers).find((words) => asked.startsWith(words));
    return known ? answers[known]() : rest();
  };
  let waiting = false;
  const soon = () => {
    if (waiting) return;
    waiting = true;
    // What makes it stop may still be on its way: numbers of a moment are asked for once it is drawn.
    setTimeout(() => {
      waiting = false;
      act();
    }, window.halt ? 120 : 0);
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(soon).observe(document.documentElement, everything);
  soon();
}"""
