import { paths } from 'shared-ui/paths';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { FailedQuery } from '../../components/failed-query.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ClientFilters } from './components/client-filters.tsx';
import { ClientList } from './components/client-list.tsx';
import { ClientTiles } from './components/client-tiles.tsx';
import { listClients } from './data/list-clients.ts';
import type { Client } from './data/list-clients.ts';
import { filterClients } from './model.ts';
import { useClientFilter } from './use-client-filter.ts';

function Clients({ clients }: { clients: readonly Client[] }) {
  const { filter, change, clear } = useClientFilter();
  if (clients.length === 0) {
    return (
      <p className="rounded-md border border-line bg-surface p-6">
        No clients yet. Start by adding your first client!{' '}
        <TextLink to={paths.contact}>Ask us to add one</TextLink>
      </p>
    );
  }
  return (
    <>
      <ClientTiles clients={clients} />
      <ClientFilters filter={filter} change={change} clients={clients} />
      <ClientList clients={filterClients(clients, filter)} total={clients.length} onClear={clear} />
    </>
  );
}

export function Component() {
  const { data, isPending, isFetching, isError, refetch } = useDataQuery('clients', listClients);
  return (
    <div className="flex max-w-page flex-col gap-6">
      <Seo
        title="Client Management"
        description="Your clients, with status, savings, retainer and next deadline."
        path={paths.dashboard.clients}
        noindex
      />
      <h1 className="text-xl md:text-2xl">Client Management</h1>
      {isPending ? <Spinner label="Loading clients" /> : null}
      {isError && !data ? (
        <FailedQuery what="Clients" busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data ? <Clients clients={data} /> : null}
    </div>
  );
}
