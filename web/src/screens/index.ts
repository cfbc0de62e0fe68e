// Which screen an address leads to; each is loaded when it is first gone to.
import type { Component } from 'svelte';
import type { Route } from '../lib/router';
import { t } from '../lib/speech.svelte';

type Props = Record<string, unknown>;
type Load = () => Promise<{ readonly default: Component<Props> }>;

export const SCREENS = {
  home: () => import('./home/Route.svelte'),
  about: () => import('./about/Page.svelte'),
  lobby: () => import('./lobby/Route.svelte'),
  gathering: () => import('./gathering/Route.svelte'),
  learn: () => import('./learn/Route.svelte'),
  practice: () => import('./practice/Route.svelte'),
  table: () => import('./table/Route.svelte'),
  replay: () => import('./replay/Route.svelte'),
  missing: () => import('./shared/Missing.svelte'),
} as unknown as Readonly<Record<Route['page'], Load>>;

/** Returns what a screen is given. */
export function propsOf(route: Route): Props {
  switch (route.page) {
    case 'lobby': case 'learn': case 'practice':
      return { game: route.game };
    case 'gathering':
      return { gathering: route.gathering, word: route.word };
    case 'table':
      return { table: route.table, token: route.token };
    case 'replay':
      return { record: route.record, start: route.move };
    case 'missing':
      return { title: t('missing-title'), text: t('missing-text', { path: route.path }) };
    default:
      return {};
  }
}

/** Names a visit: another game, table or record is another one, another move of the same record is not. */
export function visitOf(route: Route): string {
  const { start: _, title: __, text: ___, ...lasting } = propsOf(route);
  return [route.page, ...Object.values(lasting)].join(' ');
}
