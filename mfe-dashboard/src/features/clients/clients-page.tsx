import { useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { clientsList } from 'shared-contract/lists/clients';
import { Button } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { useNavigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { FailedQuery } from '../../components/failed-query.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { useColumns } from '../../components/list/use-columns.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { useListSelection } from '../../components/list/use-row-selection.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ownPages } from '../../own-pages.ts';
import { ClientTiles } from './components/client-tiles.tsx';
import { ClientToolbar } from './components/client-toolbar.tsx';
import { ClientsTable } from './components/clients-table.tsx';
import { HeadActions } from './components/head-actions.tsx';
import { OverClients } from './components/over-clients.tsx';
import type { Quick } from './components/quick-dialog.tsx';
import { listClients } from './data/list-clients.ts';
import { readClientFigures } from './data/read-client-figures.ts';
import { useCoachNames } from './use-coach-names.ts';

function Clients() {
  const role = roleOf(useSession().profile);
  const navigate = useNavigate();
  const address = useListAddress(clientsList);
  const { query, change, clear, recordAddress } = address;
  const columns = useColumns(clientsList, role);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const selection = useListSelection(JSON.stringify([query.q, query.filters]));
  const [quick, setQuick] = useState<Quick>();
  const [isAdding, setAdding] = useState(false);
  const figures = useDataQuery('client-figures', readClientFigures);
  const page = useDataQuery('clients', (client, me) => listClients(client, query, me), query);
  const coaches = useCoachNames(role === 'admin');
  const filters = clientsList.filters.filter(
    (filter) => !('roles' in filter) || filter.roles.some((one) => one === role) || query.filters[filter.key],
  );
  const people = { coach: [...coaches].map(([value, label]) => ({ value, label })) };
  const [only] = selection.ids.size === 1 && selection.all === null ? selection.ids : [];
  const chosen = address.opened ?? only ?? null;
  const open = (id: string, isEdit = false) =>
    void navigate(recordAddress(id, { isEdit }), { preventScrollReset: true, state: { isOpenedHere: true } });
  return (
    <>
      <PageHead title={ownPages.clients.title} count={figures.data?.clients}>
        <HeadActions
          isWide={isTable}
          list="clients"
          columns={columns.shown}
          total={page.data?.total}
          onAdd={() => setAdding(true)}
          {...{ role, clientId: chosen }}
        />
      </PageHead>
      <ClientTiles figures={figures.data} />
      {figures.data?.clients === 0 ? (
        <EmptyList title="No clients yet. Start by adding your first client!">
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            Add your first client
          </Button>
        </EmptyList>
      ) : (
        <>
          <ClientToolbar
            {...{ filters, query, people, change, clear, role, selection }}
            unknown={address.unknown}
            columns={isTable ? columns : undefined}
          />
          {page.isError && !page.data ? <FailedQuery what="Clients" query={page} /> : null}
          {page.isPending ? <ListSkeleton label="Loading clients" /> : null}
          {page.data ? (
            <ClientsTable
              page={page.data}
              isBusy={page.isPlaceholderData}
              readAt={page.dataUpdatedAt}
              shown={columns.shown}
              {...{ address, isTable, selection, coaches, open, quick: setQuick }}
            />
          ) : null}
        </>
      )}
      <OverClients
        {...{ address, rows: page.data?.rows ?? [], coaches, open, quick, setQuick, isAdding, setAdding }}
      />
    </>
  );
}

export function Component() {
  return (
    // The foot of the list leaves room for the quick actions at its end.
    <div className="still:h-[calc(100dvh-5rem)] still:min-h-112 relative flex flex-col gap-4 xl:[&_[data-list-foot]]:min-h-control-sm xl:[&_[data-list-foot]]:pr-44">
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
