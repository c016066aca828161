import { useCallback } from 'react';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';

type Choices = Readonly<Record<string, string>>;

/**
 * What the query of the address chooses on a page: filters, a tab. Every choice is a step of the history; a value that is
 * empty leaves the address. The served HTML, and the render that takes it over, have none.
 *
 * @returns the value of a name, `''` where the address has none, and a function that changes some of them.
 */
export function useAddressChoice(): readonly [
  valueOf: (name: string) => string,
  choose: (changes: Choices, options?: { readonly replace?: boolean }) => void,
] {
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const valueOf = useCallback(
    (name: string) => (isHydrated ? (query.get(name) ?? '') : ''),
    [isHydrated, query],
  );
  const choose = useCallback(
    (changes: Choices, { replace = false } = {}) => {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
            if (value === '') after.delete(name);
            else after.set(name, value);
          return after;
        },
        { replace, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  return [valueOf, choose];
}
