// Addresses of the page. A seat's token stands after the hash, so that it never reaches a log or a referrer.

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'about' }
  | { readonly page: 'lobby'; readonly game: string }
  | { readonly page: 'gathering'; readonly gathering: string; readonly word: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'practice'; readonly game: string }
  | { readonly page: 'table'; readonly table: string; readonly token: string | null }
  | { readonly page: 'replay'; readonly record: string; readonly move: number | null }
  | { readonly page: 'missing'; readonly path: string };

const NAME = /^[A-Za-z0-9_-]{1,128}$/;

/** Reads a route out of a path and a hash; anything malformed is "missing", never an exception. */
export function parseRoute(path: string, hash = ''): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  const secret = hash.replace(/^#/, '');
  if (first === '') return { page: 'home' };
  if (second === '' && first === 'about') return { page: 'about' };
  if (rest.length === 0 && NAME.test(second)) {
    if (first === 'new') return { page: 'lobby', game: second };
    if (first === 'learn' || first === 'practice') return { page: first, game: second };
    if (first === 'g') return { page: 'gathering', gathering: second, word: NAME.test(secret) ? secret : '' };
    if (first === 't') return { page: 'table', table: second, token: NAME.test(secret) ? secret : null };
    if (first === 'replay') return { page: 'replay', record: second, move: parseMove(secret) };
  }
  return { page: 'missing', path };
}

const parseMove = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/** Writes the address of a route; parseRoute reads it back. */
export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'about':
      return '/about';
    case 'lobby':
      return `/new/${route.game}`;
    case 'gathering':
      return `/g/${route.gathering}${route.word === '' ? '' : `#${route.word}`}`;
    case 'learn':
    case 'practice':
      return `/${route.page}/${route.game}`;
    case 'table':
      return `/t/${route.table}${route.token === null ? '' : `#${route.token}`}`;
    case 'replay':
      return `/replay/${route.record}${route.move === null ? '' : `#${route.move}`}`;
    case 'missing':
      return route.path;
  }
}

/** Reads what someone pasted into "join": a whole link, a path, or nothing of ours (null). */
export function parseLink(text: string): Route | null {
  const trimmed = text.trim();
  if (trimmed === '' || !URL.canParse(trimmed, 'https://here.invalid')) return null;
  const url = new URL(trimmed, 'https://here.invalid');
  const route = parseRoute(url.pathname, url.hash);
  return route.page === 'table' || route.page === 'gathering' || route.page === 'replay' ? route : null;
}
