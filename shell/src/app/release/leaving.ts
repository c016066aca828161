import type { DataRouter, RouterNavigateOptions, To } from 'react-router-dom';
import type { Documents } from './documents.ts';

/** Who says what was done says it just before or after the navigation. */
const WORDS_MS = 50;

/**
 * Where a navigation leads, if it may as well be the browser's own: to another page. A change of the query alone is the
 * page's own view, and what a navigation carries beside its address would not arrive.
 */
function addressOf(to: To, options: RouterNavigateOptions | undefined, here: string): string | undefined {
  const carried: unknown = options?.state ?? (options && 'formMethod' in options ? options.formMethod : null);
  if (carried !== null && carried !== undefined) return undefined;
  if (typeof to === 'string' && !/^\/(?!\/)/.test(to)) return undefined;
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? new URL(to, location.href) : to;
  if (!pathname?.startsWith('/') || pathname === here) return undefined;
  return pathname + search + hash;
}

/**
 * From here on the next navigation is a document's, where `mayMove` says so at that moment: links, whatever code calls the
 * router, and steps back and forward. Everything else goes the router's way, which asks its guards.
 */
export function leaveByDocument(router: DataRouter, documents: Documents, mayMove: () => boolean): void {
  const navigate = router.navigate.bind(router) as (
    to: To | number | null,
    options?: RouterNavigateOptions,
  ) => Promise<void>;
  let turn = 0;

  const navigateOrLeave: typeof navigate = (to, options) => {
    const mine = ++turn;
    const address =
      to === null || typeof to === 'number'
        ? undefined
        : addressOf(to, options, router.state.location.pathname);
    if (address === undefined || !mayMove()) return navigate(to, options);
    setTimeout(() => {
      if (mine !== turn) return;
      if (!mayMove()) void navigate(to, options);
      else if (options?.replace === true) documents.replace(address);
      else documents.open(address);
    }, WORDS_MS);
    return Promise.resolve();
  };
  Object.assign(router, { navigate: navigateOrLeave });

  // A step back or forward has the new address in the bar already, and the router has heard of it. What it shows meanwhile
  // is still this release's.
  let from = router.state.location.pathname;
  let decided = router.state.location;
  router.subscribe(({ navigation, historyAction, location: here }) => {
    const to = navigation.location ?? here;
    const before = from;
    if (navigation.state === 'idle') from = here.pathname;
    if (to === decided) return;
    decided = to;
    const action: string = navigation.historyAction ?? historyAction;
    if (action !== 'POP' || to.pathname === before) return;
    turn += 1;
    if (mayMove()) documents.reload();
  });
}
