import { formatCount } from 'shared-contract/format';
import { useMemo } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { callsList } from 'shared-contract/lists/calls';
import { callQueries } from '../../calls/change-call.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { PageHead } from '../../ui/page-parts.tsx';
import { EmptyList } from '../../ui/states.tsx';
import { BulkForm } from '../../list/bulk.tsx';
import { drawerOf, useListScreen } from '../../list/list-screen.ts';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { ListView } from '../../list/list-view.tsx';
import { useLiveRows } from '../../list/live-rows.ts';
import { type ListSelection, useListSelection } from '../../list/row-selection.tsx';
import { isElsewhere } from '../../lib/call-time.ts';
import { useRefresh, useBatchChange } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { type HostNames, messageFor } from './changes.ts';
import { callCard, callCells, CallDrawer, callName } from './drawer.tsx';
import { listCalls, listHosts, setHosts } from './queries.ts';

const UNASSIGNED = 'unassigned';

function CallBulk({ selection, hosts }: { readonly selection: ListSelection; readonly hosts: HostNames }) {
  const { act, isBusy } = useBatchChange({
    run: (client, host: string) => setHosts(client, [...selection.ids], host === UNASSIGNED ? null : host),
    done: (changed) => `${formatCount(changed, 'call', 'calls')} changed`,
    unchanged: 'Nothing to change. The calls are over or already have this host.',
    failed: 'Nothing was changed.',
    explain: messageFor,
    explainUndo: messageFor,
    refresh: useRefresh(...callQueries),
  });
  return (
    <BulkForm
      label="Host of the selected calls"
      button={`Assign ${formatCount(selection.ids.size, 'call', 'calls')}`}
      isBusy={isBusy}
      apply={async (host) => {
        if (await act(host)) selection.clear();
      }}
    >
      <option value="">Choose a host</option>
      <option value={UNASSIGNED}>Unassigned</option>
      {[...hosts].map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </BulkForm>
  );
}

/** Calls with the firm: all of them for an administrator, their own for a coach. */
export function Section() {
  const role = roleOf(useSession().profile);
  const isAdmin = role === 'admin';
  const screen = useListScreen(callsList, role);
  const { query, columns, clear } = screen;
  const selection = useListSelection(query);
  const page = useDataQuery('calls', (client, me) => listCalls(client, query, me), query);
  const staff = useDataQuery('call-hosts', listHosts, undefined, { isWanted: isAdmin });
  const hosts = useMemo<HostNames>(
    () => new Map((staff.data ?? []).map(({ id, name }) => [id, name])),
    [staff.data],
  );
  const [cells, cardOf] = useMemo(() => [callCells(hosts), callCard(hosts)], [hosts]);
  const live = useLiveRows({
    screen,
    table: 'bookings',
    name: 'calls',
    readAt: page.dataUpdatedAt,
    relatedQueries: ['call'],
    selection,
  });
  const drawer = drawerOf(screen, page.data?.rows);
  const isDefaultQuery = query.q === '' && Object.keys(query.filters).length === 1 && query.filters['when'];
  return (
    <>
      <PageHead title="Calls" count={page.data?.total}>
        {isAdmin ? <ExportButton list="calls" columns={columns.shown} total={page.data?.total} /> : null}
      </PageHead>
      <ListToolbar
        screen={screen}
        search="Search by name, email or reference"
        allLabel="Calls"
        people={{ host: [...hosts].map(([value, label]) => ({ value, label })) }}
        selection={isAdmin ? selection : undefined}
      />
      <ListView
        {...{ screen, page, cells, cardOf, live }}
        title="Calls"
        things={{ one: 'call', many: 'calls' }}
        nameOf={callName}
        // The user's own time is hidden if it is the office's.
        shown={
          page.data?.rows.some(({ starts_at }) => isElsewhere(starts_at))
            ? columns.shown
            : columns.shown.filter((id) => id !== 'yours')
        }
        {...(hosts.size > 0 && { selection, bulk: <CallBulk selection={selection} hosts={hosts} /> })}
        canChooseAll={false}
        nothing={
          <EmptyList
            title={isDefaultQuery ? 'No calls are booked.' : 'No calls found'}
            text={isDefaultQuery ? undefined : 'Nothing matches this search and these filters.'}
            action={{ label: 'Show all calls', run: clear }}
          />
        }
      />
      {drawer ? <CallDrawer {...drawer} hosts={hosts} /> : null}
    </>
  );
}
