import { useDeferredValue, useMemo } from 'react';
import { useAddressChoice } from '../../use-address-choice.ts';
import type { Filters } from './find-professionals.ts';

const none: Filters = { search: '', specialization: '', location: '' };

/** The filters of the directory, as the address has them. Typing changes the entry of the history, a choice adds one. */
export function useFilters() {
  const [valueOf, choose] = useAddressChoice();
  const [search, specialization, location] = [
    valueOf('search'),
    valueOf('specialization'),
    valueOf('location'),
  ];
  const filters = useMemo(() => ({ search, specialization, location }), [search, specialization, location]);
  return {
    filters,
    /** The same a moment later while somebody types: the list gives way to the letters. */
    settled: useDeferredValue(filters),
    isFiltered: search !== '' || specialization !== '' || location !== '',
    type: (text: string) => {
      choose({ search: text }, { replace: true });
    },
    choose: (changes: Partial<Filters>) => {
      choose(changes);
    },
    clear: () => {
      choose({ ...none });
    },
  };
}
