import { useCallback } from 'react';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';

type Choices = Readonly<Record<string, string>>;

/**
 * State of a page in the query of the address, such as filters or a tab. Each change adds a history entry. Empty values
 * are removed from the address. The prerendered HTML and the hydration render have none.
 *
 * @returns a function that returns the value of a name, or `''`, and a function that changes values
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
