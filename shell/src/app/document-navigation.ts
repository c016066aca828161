import type { DataRouter, RouterNavigateOptions, To } from 'react-router-dom';
import { movedKey } from 'shared-contract/page-events';
import { carryForms } from 'shared-ui/chunks';
import { setRescue } from '../remotes/download.ts';
import type { LiveRelease } from './follow-release.tsx';

/** Document navigations. Tests replace them. */
export interface Documents {
  /** Adds a history entry, as a link does. */
  readonly open: (address: string) => void;
  /** Replaces the history entry, as a redirect does. */
  readonly replace: (address: string) => void;
  /** Reloads the address in the address bar. */
  readonly reload: () => void;
}

export const documents: Documents = {
  open: (address) => {
    location.assign(address);
  },
  replace: (address) => {
    location.replace(address);
  },
  reload: () => {
    location.reload();
  },
};

/** Maximum of stored reloads per tab. The oldest are dropped. */
const KEPT = 20;

function readMoved(): string[] {
  const moved: unknown = JSON.parse(sessionStorage.getItem(movedKey) ?? '[]');
  return Array.isArray(moved) ? moved.filter((one) => typeof one === 'string') : [];
}

/**
 * Returns true if an address may be reloaded for a release after a failure: once per tab. Without storage it returns
 * false, because the page could reload forever.
 */
function mayMoveOnce(address: string, release: string): boolean {
  const mark = `${release} ${address}`;
  try {
    const moved = readMoved();
    if (moved.includes(mark)) return false;
    sessionStorage.setItem(movedKey, JSON.stringify([...moved, mark].slice(-KEPT)));
    return true;
  } catch {
    return false;
  }
}

/** Code that reports an action in a message does so just before or after the navigation. */
const WORDS_MS = 50;

/**
 * Returns the target of a navigation if a document load can replace it: a different page. A change of only the query
 * stays within the page, and a document load would lose other data of the navigation.
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
 * Makes the next navigation a document load if `mayMove` returns true at that moment: for links, calls to the router,
 * and steps back and forward. All others go through the router, which runs its blockers.
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

  // At a step back or forward, the address bar already has the new address and the router is notified. Until then, the
  // visible page is from this release.
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

/** After this time the page requests the site's release, so that the answer is known if the navigation fails. */
const SLOW_MS = 3_000;

/** After this time the navigation becomes a document's. */
const LONGEST_MS = 8_000;

/** After this time the user has stopped the document. */
const STOPPED_MS = 10_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Navigation = DataRouter['state']['navigation'];

/**
 * Turns a navigation that fails because a file of its release is gone into a document load of the same address.
 *
 * The rule: the site responds, with a release other than the page's. Then the file may be gone permanently, and the
 * document loads its own files: once per address and release. If the site doesn't respond, or still serves this
 * release, the network is at fault, and the failure view offers a retry, which costs less than a page.
 */
export function recoverByDocument(router: DataRouter, documents: Documents, live: LiveRelease): void {
  /** @param isHere whether the user is still on the way there, or there */
  async function mayMove(address: string, isHere: () => boolean): Promise<boolean> {
    const other = await live.answered();
    return other !== undefined && isHere() && mayMoveOnce(address, other);
  }

  const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
    pathname + search + hash;

  function go({ location: to, historyAction }: Navigation & { state: 'loading' }): void {
    carryForms();
    const action: string = historyAction;
    if (action === 'POP') documents.reload();
    else documents[action === 'REPLACE' ? 'replace' : 'open'](addressOf(to));
  }

  /** Returns true once the browser navigates. The router's navigation must stay pending until then. */
  async function moved(): Promise<boolean> {
    const { navigation } = router.state;
    if (navigation.state !== 'loading') return false;
    const isHere = () => router.state.navigation.location === navigation.location;
    if (!(await mayMove(addressOf(navigation.location), isHere))) return false;
    go(navigation);
    return true;
  }

  setRescue(async (error) => {
    if (await moved()) await pause(STOPPED_MS);
    throw error;
  });

  /** Reloads a page that shows a failure, or one that this release does not have. */
  async function reloadFailed(): Promise<void> {
    const { location: here } = router.state;
    if (!(await mayMove(addressOf(here), () => router.state.location === here))) return;
    carryForms();
    documents.reload();
  }

  const isUnknown = () => router.state.matches.some(({ route }) => route.id === 'unknown');
  let slow: ReturnType<typeof setTimeout>[] = [];
  let underWay: Navigation['location'];
  let shown: DataRouter['state']['errors'] = null;
  // A page that was served as unknown stays unknown.
  let unknown = isUnknown() ? router.state.location.key : undefined;

  function onChange({ navigation, errors, location: { key } }: DataRouter['state']): void {
    if (navigation.location !== underWay) {
      slow.forEach(clearTimeout);
      underWay = navigation.location;
      slow = underWay
        ? [setTimeout(() => void live.look(), SLOW_MS), setTimeout(() => void moved(), LONGEST_MS)]
        : [];
    }
    if (navigation.state !== 'idle') return;
    const hasFailed = errors !== null && errors !== shown;
    const isUnknownNow = isUnknown();
    if (hasFailed || (isUnknownNow && unknown !== key)) void reloadFailed();
    shown = errors;
    unknown = isUnknownNow ? key : undefined;
  }
  router.subscribe(onChange);
  // Something may have failed before this code loaded.
  onChange(router.state);
}
