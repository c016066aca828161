import { useState } from 'react';
import { useSearchParams } from 'shared-ui/router';
import { parseStatusFilter } from './model.ts';
import type { ClientFilter, StatusFilter } from './model.ts';

export interface FilterChange {
  readonly search?: string;
  readonly status?: StatusFilter;
  /** Takes away the restriction to one client or one coach. */
  readonly only?: null;
}

/**
 * Status, client and coach stand in the address, so that a list can be linked to. The search text does not: it
 * changes with every key, and the router's updates may come too late for a field that follows them.
 */
export function useClientFilter() {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
  const filter: ClientFilter = {
    search,
    status: parseStatusFilter(address.get('status')),
    client: address.get('client'),
    coach: address.get('coach'),
  };
  const change = (next: FilterChange) => {
    if (next.search !== undefined) setSearch(next.search);
    if (next.status === undefined && next.only === undefined) return;
    setAddress(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next.status === 'All') changed.delete('status');
        else if (next.status) changed.set('status', next.status);
        if (next.only === null) {
          changed.delete('client');
          changed.delete('coach');
        }
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { filter, change, clear: () => change({ search: '', status: 'All', only: null }) };
}
