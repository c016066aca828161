import { useEffect } from 'react';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { keepIntake, keptIntake } from './intake-link.ts';

/**
 * Takes the token of an intake letter out of the address and keeps it; says whether it still stands there, and whether one
 * is kept.
 */
export function useIntakeLink(): { readonly isArriving: boolean; readonly isAsked: boolean } {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const token = search.get('intake');
  useEffect(() => {
    if (!token) return;
    keepIntake(token);
    setSearch(
      (now) => {
        now.delete('intake');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [token, setSearch]);
  // The page as it was served knows of no address and of no device.
  return { isArriving: hydrated && Boolean(token), isAsked: hydrated && keptIntake() !== null };
}
