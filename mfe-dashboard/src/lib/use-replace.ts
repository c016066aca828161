import { useLocation, useNavigate } from 'shared-ui/router';

/** Goes somewhere in the place of the present address: how it was opened stays known, and the page stands where it stood. */
export function useReplace(): (to: string) => void {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  return (to) => void navigate(to, { replace: true, preventScrollReset: true, state });
}
