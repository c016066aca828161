import { useSearchParams } from 'shared-ui/router';

type Changes = Readonly<Record<string, string>>;

/** Returns the parameters with the changes. An empty value removes a parameter. */
export function changedParams(current: URLSearchParams, changes: Changes): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const [key, value] of Object.entries(changes)) {
    if (value === '') params.delete(key);
    else params.set(key, value);
  }
  return params;
}

const MAX_SEARCH = 100;

interface Filter<Key extends string> {
  readonly key: Key;
  readonly offers: readonly { readonly value: string }[];
}

/**
 * Stores the search and filters of a fully loaded list in the address. Ignores values that a filter doesn't offer.
 * @param choose returns the rows that match a choice. An empty text doesn't filter.
 */
export function useChoice<Key extends string, Row>(
  filters: readonly Filter<Key>[],
  choose: (choice: Readonly<Record<Key | 'q', string>>) => readonly Row[],
) {
  const [address, setAddress] = useSearchParams();
  const choice = Object.fromEntries([
    ['q', (address.get('q') ?? '').slice(0, MAX_SEARCH)],
    ...filters.map(({ key, offers }) => [
      key,
      offers.find(({ value }) => value === address.get(key))?.value ?? '',
    ]),
  ]) as Record<Key | 'q', string>;
  const write = (changes: Changes, { replace = false } = {}) =>
    setAddress((current) => changedParams(current, changes), { replace, preventScrollReset: true });
  return {
    found: choose(choice),
    choice,
    isNarrowed: Object.values(choice).some((value) => value !== ''),
    change: (key: Key | 'q', value: string, options?: { readonly replace?: boolean }) =>
      write({ [key]: value }, options),
    clear: () => write(Object.fromEntries(Object.keys(choice).map((key) => [key, '']))),
    countWith: (key: Key, value: string) => choose({ ...choice, [key]: value }).length,
  };
}
