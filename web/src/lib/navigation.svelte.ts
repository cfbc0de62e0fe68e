import { formatRoute, parseRoute, type Route } from './router';

class Navigation {
  route = $state<Route>({ page: 'home' });

  /** Follows the address bar, back and forward, and clicks on links within the page. */
  start(): () => void {
    const read = (): void => {
      this.route = parseRoute(location.pathname, location.hash);
    };
    const click = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(parseRoute(link.pathname, link.hash));
    };
    read();
    addEventListener('popstate', read);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', read);
      document.removeEventListener('click', click);
    };
  }

  /** Goes on to a route that takes the present one's place: going back does not lead to it. */
  turn(route: Route): void {
    history.replaceState(null, '', formatRoute(route));
    this.route = route;
    scrollTo(0, 0);
  }

  go(route: Route): void {
    history.pushState(null, '', formatRoute(route));
    this.route = route;
    scrollTo(0, 0);
  }
}

export const navigation = new Navigation();
