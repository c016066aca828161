import { useLocation, useNavigate } from 'shared-ui/router';

/** Navigates to where the page is already, so that what its address needs is looked for again. */
export function useComeAgain(): () => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  return async () => {
    const here = { replace: true, preventScrollReset: true, state: location.state as unknown };
    // With its #fragment the router would take the same address for a jump within the page, and load nothing.
    await navigate({ ...location, hash: '' }, here);
    if (location.hash !== '') await navigate(location, here);
  };
}
