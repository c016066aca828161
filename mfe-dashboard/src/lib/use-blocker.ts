import { useContext, useEffect, useId, useState } from 'react';
import { DataRouterContext, type Blocker, type BlockerFunction } from 'shared-ui/router';

const unblocked: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined };

/** Holds back ways out of the page for which `shouldBlock` says so; the blocker tells which one, and lets it go on. */
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
