import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { onSignOut } from 'shared-auth/session-store';
import { MOVE_EVENT } from 'shared-contract/page-events';

const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } });

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
