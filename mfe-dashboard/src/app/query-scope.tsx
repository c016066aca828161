import { type InvalidateQueryFilters, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { onSignOut } from 'shared-auth/session-store';
import { MOVE_EVENT } from 'shared-contract/page-events';

/** The library doesn't restart a query's first fetch when it is invalidated, and its result may predate the change. */
class PageQueryClient extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    ...rest: [Parameters<QueryClient['invalidateQueries']>[1]?]
  ): Promise<void> {
    const { predicate = () => true } = filters;
    await this.cancelQueries({
      ...filters,
      predicate: (query) => query.state.data === undefined && predicate(query),
    });
    await super.invalidateQueries(filters, ...rest);
  }
}

const createQueryClient = () =>
  new PageQueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } });

/**
 * Holds one user's query cache and clears it at sign-out. Use the user's id as `key`, so that the next user doesn't
 * inherit the cache.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => onSignOut(() => client.clear()), [client]);
  useEffect(() => {
    // Loading a document of another release would abort the requests that are saving data.
    const hold = (event: Event) => {
      if (client.isMutating() > 0) event.preventDefault();
    };
    window.addEventListener(MOVE_EVENT, hold);
    return () => window.removeEventListener(MOVE_EVENT, hold);
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
