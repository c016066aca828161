import type { DataRouter } from 'react-router-dom';
import { carryForms } from 'shared-ui/chunks';
import { mayMoveOnce, type Documents } from './documents.ts';
import type { LiveRelease } from './live-release.ts';
import { setRescue } from './rescue.ts';

/** From here on a navigation is slow enough to ask what the site serves, so that the answer is there when it fails. */
const SLOW_MS = 3_000;

/** What a page cannot carry out by then, it leaves to a document. */
const LONGEST_MS = 8_000;

/** After this a document that somebody has stopped is not coming. */
const STOPPED_MS = 10_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Navigation = DataRouter['state']['navigation'];

/**
 * What a page cannot carry out because a file of its release is gone becomes a document at the same address.
 *
 * The rule: the site answers, and with another release than the page's. Then the file may be gone for good, and the
 * document brings what belongs to it: once an address and release. Where the site is silent, or still serves this release,
 * the line is at fault, and the failure view offers another try, which is cheaper than a page.
 */
export function recoverByDocument(router: DataRouter, documents: Documents, live: LiveRelease): void {
  /** @param isHere whether somebody is still on the way there, or there */
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

  /** True once the browser is on its way. The router's navigation has to stand still meanwhile, or it would end first. */
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

  /** What failed has been shown, or a page that this release does not have. */
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
  // A page that was served as unknown is.
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
  // Something may have failed before this code was there.
  onChange(router.state);
}
