import { useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { onSignOut } from 'shared-auth/session-store';
import {
  type Blocker,
  type BlockerFunction,
  DataRouterContext,
  useLocation,
  useNavigate,
} from 'shared-ui/router';
import { useDeclaredPages } from '../app/menu-items.ts';

/** Replaces the current address and preserves its history state and scroll position. */
export function useReplace(): (to: string) => void {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  return (to) => void navigate(to, { replace: true, preventScrollReset: true, state });
}

const unblocked: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined };

/** Blocks navigation if `shouldBlock` returns true. The blocker holds the target and can proceed. */
export function useBlocker(shouldBlock: BlockerFunction): Blocker {
  const router = useContext(DataRouterContext)?.router;
  const id = useId();
  const [blocker, setBlocker] = useState(unblocked);
  useEffect(() => {
    if (!router) return undefined;
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(id) ?? unblocked));
    return () => {
      stop();
      router.deleteBlocker(id);
    };
  }, [router, id]);
  useEffect(() => {
    router?.getBlocker(id, shouldBlock);
  }, [router, id, shouldBlock]);
  return blocker;
}

/** Debounce in ms before a search. */
const SETTLED_MS = 200;

/**
 * State of a search field. Debounces writing to the address, and follows the address if something else changes it, such
 * as Back or a link.
 * @param search the text in the address
 * @param write writes a text to the address
 */
export function useSearchText(search: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  const written = useRef(search);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setTyped(search);
  }, [search]);
  const settle = useEffectEvent((wanted: string) => {
    written.current = wanted;
    write(wanted);
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === written.current) return undefined;
    const timer = setTimeout(() => settle(wanted), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped };
}

/** Last search string of each list in this tab, by path. */
const left = new Map<string, string>();
onSignOut(() => left.clear());

/** @param search without its `?` */
export const leaveList = (path: string, search: string): void => {
  left.set(path, search);
};

/** Returns the last search string of a list, including its `?`. Empty if the list was unfiltered. */
export function leftList(path: string): string {
  const search = left.get(path) ?? '';
  return search === '' ? '' : `?${search}`;
}

/** Returns a function that checks whether this release has the page of a dashboard address. */
export function useRouteExists(): (address: string) => boolean {
  const pages = useDeclaredPages();
  return (address) => pages.some(({ path }) => path === address.split(/[?#]/)[0]);
}
