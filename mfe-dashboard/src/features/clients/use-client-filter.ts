import { useState } from 'react';
import { useSearchParams } from 'shared-ui/router';
import { ownPages } from '../../own-pages.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { parsePage, parseStatusFilter } from './model.ts';
import type { ClientFilter, StatusFilter } from './model.ts';

export interface FilterChange {
  readonly search?: string;
  readonly status?: StatusFilter;
  /** Takes away the restriction to one client or one coach. */
  readonly only?: null;
}

/** Without a new key for this long, a search is asked for. */
const SETTLED_MS = 200;

function changed(current: URLSearchParams, next: FilterChange): URLSearchParams {
  const params = new URLSearchParams(current);
  // What is found changes, so its pages begin anew.
  params.delete('page');
  if (next.status === 'All') params.delete('status');
  else if (next.status) params.set('status', next.status);
  if (next.only === null) {
    params.delete('client');
    params.delete('coach');
  }
  return params;
}

/**
 * Status, client, coach and page stand in the address, so that a list can be linked to. The search text does not: it
 * changes with every key, and the router's updates may come too late for a field that follows them.
 * `typed` is what stands in the field, `filter.search` what is asked for.
 */
export function useClientFilter() {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState('');
  const filter: ClientFilter = {
    search: useSettled(typed, SETTLED_MS),
    status: parseStatusFilter(address.get('status')),
    client: address.get('client'),
    coach: address.get('coach'),
    page: parsePage(address.get('page')),
  };
  const change = (next: FilterChange) => {
    if (next.search !== undefined) setTyped(next.search);
    const isInAddress = next.status !== undefined || next.only !== undefined || address.has('page');
    if (!isInAddress) return;
    setAddress((current) => changed(current, next), { replace: true, preventScrollReset: true });
  };
  const pageAddress = (page: number): string => {
    const params = new URLSearchParams(address);
    if (page === 1) params.delete('page');
    else params.set('page', String(page));
    const query = params.toString();
    return query === '' ? ownPages.clients.path : `${ownPages.clients.path}?${query}`;
  };
  const clear = () => {
    change({ search: '', status: 'All', only: null });
  };
  return { filter, typed, change, clear, pageAddress };
}
