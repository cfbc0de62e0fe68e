/** Scrolls a list, and only the list, until an entry is seen: scrollIntoView would move the whole page on a phone. */
export function reveal(list: HTMLElement, entry: Element | null): void {
  if (!entry) return;
  const frame = list.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  if (box.top < frame.top) list.scrollTop += box.top - frame.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}
