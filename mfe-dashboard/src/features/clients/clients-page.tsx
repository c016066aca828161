import { useMemo } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { clientsList } from 'shared-contract/lists/clients';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { ExportButton } from '../../components/export/export-button.tsx';
import { FailedQuery } from '../../components/failed-query.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { ListView } from '../../components/list/list-view.tsx';
import { useColumns } from '../../components/list/use-columns.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { PageHead } from '../../components/page-head.tsx';
import { QuickActions } from '../../components/quick-actions.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ownPages } from '../../own-pages.ts';
import { clientCard, clientCells } from './components/client-cells.tsx';
import { ClientDrawer } from './components/client-drawer.tsx';
import { ClientTiles } from './components/client-tiles.tsx';
import { ClientToolbar } from './components/client-toolbar.tsx';
import { listClients } from './data/list-clients.ts';
import { listCoaches } from './data/list-coaches.ts';
import { readClientFigures } from './data/read-client-figures.ts';

function Clients() {
  const role = roleOf(useSession().profile);
  const { query, unknown, opened, change, clear, addressOf, recordAddress } = useListAddress(clientsList);
  const columns = useColumns(clientsList, role);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const figures = useDataQuery('client-figures', readClientFigures);
  const page = useDataQuery('clients', (client, me) => listClients(client, query, me), query);
  const coaches = useDataQuery('coaches', listCoaches, undefined, { isWanted: role === 'admin' });
  const people = useMemo(
    () => ({ coach: (coaches.data ?? []).map(({ id, name }) => ({ value: id, label: name })) }),
    [coaches.data],
  );
  const names = useMemo(
    () => new Map((coaches.data ?? []).map(({ id, name }) => [id, name])),
    [coaches.data],
  );
  const cells = useMemo(() => clientCells(names), [names]);
  const filters = clientsList.filters.filter(
    (filter) => !('roles' in filter) || filter.roles.some((one) => one === role) || query.filters[filter.key],
  );
  const narrowing = { filters, query, people, change, clear };
  return (
    <>
      <PageHead title={ownPages.clients.title} count={figures.data?.clients}>
        <ButtonLink variant="secondary" size="sm" to={ownPages.clientImport.path}>
          Import
        </ButtonLink>
        <ExportButton list="clients" columns={columns.shown} total={page.data?.total} />
        <QuickActions role={role} clientId={opened} />
      </PageHead>
      <ClientTiles figures={figures.data} />
      {figures.data?.clients === 0 ? (
        <EmptyList title="No clients yet. Start by adding your first client!">
          <p>
            <TextLink to={paths.contact}>Ask us to add one</TextLink>
          </p>
        </EmptyList>
      ) : (
        <>
          <ClientToolbar {...narrowing} unknown={unknown} columns={isTable ? columns : undefined} />
          {page.isError && !page.data ? <FailedQuery what="Clients" query={page} /> : null}
          {page.isPending ? <ListSkeleton label="Loading clients" /> : null}
          {page.data ? (
            <ListView
              list={clientsList}
              caption="Clients"
              things={{ one: 'client', many: 'clients' }}
              query={query}
              {...page.data}
              isBusy={page.isPlaceholderData}
              isTable={isTable}
              shown={columns.shown}
              cells={cells}
              cardOf={clientCard}
              nameOf={({ name }) => name}
              {...{ opened, recordAddress, addressOf, change }}
              nothing={
                <EmptyList title="No clients found">
                  <p>Try adjusting your search or filter criteria</p>
                  <Button variant="secondary" size="sm" onClick={clear}>
                    Show all clients
                  </Button>
                </EmptyList>
              }
            />
          ) : null}
        </>
      )}
      {opened === null ? null : (
        <ClientDrawer id={opened} coaches={names} closedAddress={recordAddress(null)} />
      )}
    </>
  );
}

export function Component() {
  return (
    // The last row of the list stands clear of the quick actions.
    <div className="still:h-[calc(100dvh-5rem)] still:min-h-112 flex flex-col gap-4 xl:[&_[aria-label=Clients]]:pb-12">
      <Seo
        title={ownPages.clients.title}
        description="Your clients, with status, savings, retainer and next deadline."
        path={ownPages.clients.path}
        noindex
      />
      <Clients />
    </div>
  );
}
