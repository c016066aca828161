import { useMemo } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { callsList } from 'shared-contract/lists/calls';
import { Button } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { ExportButton } from '../../components/export/export-button.tsx';
import { FailedQuery } from '../../components/failed-query.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { isListIdle } from '../../components/list/is-list-idle.ts';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { ListToolbarWithViews } from '../../components/list/list-toolbar.tsx';
import { ListView } from '../../components/list/list-view.tsx';
import { neighboursOf } from '../../components/list/neighbours-of.ts';
import { useColumns } from '../../components/list/use-columns.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { useLiveRows } from '../../components/list/use-live-rows.ts';
import {
  selectedCount,
  useListSelection,
  type ListSelection,
} from '../../components/list/use-row-selection.ts';
import { PageHead } from '../../components/page-head.tsx';
import { isElsewhere } from '../../lib/call-time.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import type { HostNames } from './call-words.ts';
import { CallBulk } from './components/call-bulk.tsx';
import { callCard, callCells, callName } from './components/call-cells.tsx';
import { CallDrawer } from './components/call-drawer.tsx';
import { listCalls, type CallPage } from './data/list-calls.ts';
import { listHosts } from './data/list-hosts.ts';

interface TableProps {
  readonly page: CallPage;
  readonly query: { readonly isPlaceholderData: boolean; readonly dataUpdatedAt: number };
  readonly address: ReturnType<typeof useListAddress>;
  readonly shown: readonly string[];
  readonly isTable: boolean;
  readonly hosts: HostNames;
  readonly selection: ListSelection;
}

function CallsTable({ page, query: { isPlaceholderData, dataUpdatedAt }, ...props }: TableProps) {
  const { address, shown, isTable, hosts, selection } = props;
  const { query, opened, change, addressOf, recordAddress } = address;
  const [cells, cardOf] = useMemo(() => [callCells(hosts), callCard(hosts)], [hosts]);
  const live = useLiveRows({
    list: callsList,
    query,
    table: 'bookings',
    name: 'calls',
    readAt: dataUpdatedAt,
    besides: ['call'],
    isIdle: () => selectedCount(selection) === 0 && isListIdle(),
  });
  const isUsual = query.q === '' && Object.keys(query.filters).length === 1 && query.filters['when'];
  // Where every clock is the office's, its time is not told twice.
  const columns = page.rows.some(({ starts_at }) => isElsewhere(starts_at))
    ? shown
    : shown.filter((id) => id !== 'yours');
  return (
    <ListView
      list={callsList}
      caption="Calls"
      things={{ one: 'call', many: 'calls' }}
      {...page}
      {...{ query, isTable, cells, opened, recordAddress, addressOf, change, live, cardOf }}
      {...(hosts.size > 0 && { selection, bulk: <CallBulk selection={selection} hosts={hosts} /> })}
      canChooseAll={false}
      isBusy={isPlaceholderData}
      shown={columns}
      nameOf={callName}
      nothing={
        <EmptyList title={isUsual ? 'No calls are booked.' : 'No calls found'}>
          {isUsual ? null : <p>Nothing matches this search and these filters.</p>}
          <Button variant="secondary" size="sm" onClick={address.clear}>
            Show all calls
          </Button>
        </EmptyList>
      }
    />
  );
}

/** Calls with the firm: all of them for an administrator, those that a coach holds for the coach. */
export function Section() {
  const role = roleOf(useSession().profile);
  const isAdmin = role === 'admin';
  const address = useListAddress(callsList);
  const { query, opened, recordAddress } = address;
  const columns = useColumns(callsList, role);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const selection = useListSelection(JSON.stringify([query.q, query.filters]));
  const page = useDataQuery('calls', (client, me) => listCalls(client, query, me), query);
  const staff = useDataQuery('call-hosts', listHosts, undefined, { isWanted: isAdmin });
  const hosts = useMemo<HostNames>(
    () => new Map((staff.data ?? []).map(({ id, name }) => [id, name])),
    [staff.data],
  );
  const people = { host: [...hosts].map(([value, label]) => ({ value, label })) };
  const filters = callsList.filters.filter((filter) => !('roles' in filter) || isAdmin);
  return (
    <>
      <PageHead title="Calls" count={page.data?.total}>
        {isAdmin ? <ExportButton list="calls" columns={columns.shown} total={page.data?.total} /> : null}
      </PageHead>
      <ListToolbarWithViews
        list={callsList}
        role={role}
        all="Calls"
        search="Search by name, email or reference"
        columns={isTable ? columns : undefined}
        {...{ filters, people, query }}
        {...(isAdmin && { selection })}
        change={address.change}
        clear={address.clear}
        unknown={address.unknown}
      />
      {page.isError && !page.data ? <FailedQuery what="Calls" query={page} /> : null}
      {page.isPending ? <ListSkeleton label="Loading calls" /> : null}
      {page.data ? (
        <CallsTable
          page={page.data}
          query={page}
          shown={columns.shown}
          {...{ address, isTable, hosts, selection }}
        />
      ) : null}
      {opened === null ? null : (
        <CallDrawer
          id={opened}
          hosts={hosts}
          neighbours={neighboursOf(page.data?.rows ?? [], opened, recordAddress)}
          closedAddress={recordAddress(null)}
        />
      )}
    </>
  );
}
