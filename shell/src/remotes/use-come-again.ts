import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import { useLocation } from 'shared-ui/router';

/** Looks again for what the page's address needs. Whoever has gone on since, or is about to, is not taken back. */
export function useComeAgain(): () => Promise<void> {
  const router = use(DataRouterContext)?.router;
  const { key } = useLocation();
  return async () => {
    if (router?.state.location.key !== key) return;
    const { location } = router.state;
    const again = async (hash: string) => {
      if (router.state.navigation.state !== 'idle') return;
      const here = { replace: true, preventScrollReset: true, state: location.state as unknown };
      await router.navigate({ ...location, hash }, here);
    };
    // With its #fragment the router would take the same address for a jump within the page, and load nothing.
    await again('');
    if (location.hash !== '' && router.state.location.pathname === location.pathname)
      await again(location.hash);
  };
}
