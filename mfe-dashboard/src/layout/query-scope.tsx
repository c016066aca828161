import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { onSignOut } from 'shared-auth/session-store';
import { MOVE_EVENT } from 'shared-contract/page-moves';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } });
}

/** One user's cache. It is emptied when they leave; give it their id as key, so that nobody inherits it. */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => onSignOut(() => client.clear()), [client]);
  useEffect(() => {
    // A document would cut off what is being saved.
    const hold = (event: Event) => {
      if (client.isMutating() > 0) event.preventDefault();
    };
    window.addEventListener(MOVE_EVENT, hold);
    return () => window.removeEventListener(MOVE_EVENT, hold);
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
