import { paths } from 'shared-contract/paths';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { ownPages } from '../../own-pages.ts';
import { FailedQuery } from '../../components/failed-query.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ClientFilters } from './components/client-filters.tsx';
import { ClientList } from './components/client-list.tsx';
import { ClientTiles } from './components/client-tiles.tsx';
import { listClients } from './data/list-clients.ts';
import { readClientFigures } from './data/read-client-figures.ts';
import { useClientFilter } from './use-client-filter.ts';

function Clients() {
  const { filter, typed, change, clear, pageAddress } = useClientFilter();
  const figures = useDataQuery('client-figures', readClientFigures);
  const page = useDataQuery('clients', (client) => listClients(client, filter), filter);
  if (figures.data?.clients === 0) {
    return (
      <p className="rounded-md border border-line bg-surface p-6">
        No clients yet. Start by adding your first client!{' '}
        <TextLink to={paths.contact}>Ask us to add one</TextLink>
      </p>
    );
  }
  if (figures.isError && !figures.data) return <FailedQuery what="Clients" query={figures} />;
  if (!figures.data) return <Spinner label="Loading clients" />;
  return (
    <>
      <ClientTiles figures={figures.data} />
      <ClientFilters filter={filter} typed={typed} change={change} clients={page.data?.clients} />
      {page.isPending ? <Spinner label="Loading clients" /> : null}
      {page.isError && !page.data ? <FailedQuery what="Clients" query={page} /> : null}
      {page.data ? (
        <ClientList
          shown={page.data}
          all={figures.data.clients}
          busy={page.isPlaceholderData}
          onClear={clear}
          pageAddress={pageAddress}
        />
      ) : null}
    </>
  );
}

export function Component() {
  return (
    <div className="flex max-w-page flex-col gap-6">
      <Seo
        title={ownPages.clients.title}
        description="Your clients, with status, savings, retainer and next deadline."
        path={ownPages.clients.path}
        noindex
      />
      <h1 className="text-xl md:text-2xl">{ownPages.clients.title}</h1>
      <Clients />
    </div>
  );
}
