import { describe, expect, it } from 'vitest';
import { formatRoute, parseLink, parseRoute, type Route } from './router';

const ROUTES: Route[] = [
  { page: 'home' },
  { page: 'about' },
  { page: 'lobby', game: 'marry' },
  { page: 'gathering', gathering: 'k3Vd', word: 'w0rd' },
  { page: 'learn', game: 'marry' },
  { page: 'practice', game: 'monstrous' },
  { page: 'table', table: 'k3Vd_9', token: null },
  { page: 'table', table: 'k3Vd_9', token: 'a-long_Token1' },
  { page: 'replay', record: 'r42', move: null },
  { page: 'replay', record: 'r42', move: 17 },
];

describe('routes', () => {
  it.each(ROUTES)('round-trip: %j', (route) => {
    const [path = '', hash] = formatRoute(route).split('#');
    expect(parseRoute(path, hash ? `#${hash}` : '')).toEqual(route);
  });

  it.each(['/nowhere', '/t', '/t/a/b', '/t/%00', '/new/../etc', '/about/us', `/t/${'x'.repeat(129)}`])(
    'knows that %s leads nowhere',
    (path) => expect(parseRoute(path)).toEqual({ page: 'missing', path }),
  );

  it('drops a malformed token instead of passing it on', () => {
    expect(parseRoute('/t/abc', '#<script>')).toEqual({ page: 'table', table: 'abc', token: null });
  });

  it('drops a move that is no number', () => {
    expect(parseRoute('/replay/abc', '#-3')).toEqual({ page: 'replay', record: 'abc', move: null });
  });
});

describe('a pasted link', () => {
  it('is read whole, from any host, with spaces round it', () => {
    expect(parseLink('  http://192.168.0.7:8000/t/abc#seat ')).toEqual({ page: 'table', table: 'abc', token: 'seat' });
    expect(parseLink('/replay/r1#5')).toEqual({ page: 'replay', record: 'r1', move: 5 });
  });

  it.each(['', 'hello', 'https://example.org/', '/about', 'http://['])('is refused when it leads to no table: "%s"', (text) => {
    expect(parseLink(text)).toBeNull();
  });
});
