import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared-ui/router';
import { keepIntake, keptIntake } from './intake-link.ts';

/** Takes the token of an intake letter out of the address and keeps it; says whether it still stands there, and whether one is kept. */
export function useIntakeLink(): { readonly isArriving: boolean; readonly isAsked: boolean } {
  const [search, setSearch] = useSearchParams();
  const [isAsked, setIsAsked] = useState(false);
  const token = search.get('intake');
  useEffect(() => {
    if (token) {
      keepIntake(token);
      setSearch(
        (now) => {
          now.delete('intake');
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    }
    setIsAsked(keptIntake() !== null);
  }, [token, setSearch]);
  return { isArriving: Boolean(token), isAsked };
}
