import { lazy, Suspense, useMemo, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { leadsList } from 'shared-contract/lists/leads';
import { useMediaQuery } from 'shared-ui/hooks';
import { loadChunk } from 'shared-ui/chunks';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { ExportButton } from '../../components/export/export-button.tsx';
import { FailedQuery } from '../../components/failed-query.tsx';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { useColumns } from '../../components/list/use-columns.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { useListSelection } from '../../components/list/use-row-selection.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { LeadToolbar } from './components/lead-toolbar.tsx';
import { LeadsTable } from './components/leads-table.tsx';
import { OverLeads } from './components/over-leads.tsx';
import { countLeads, listLeads, type Lead } from './data/list-leads.ts';
import { boardLayout, layoutKey } from './lead-layout.ts';
import { useAssignees } from './use-assignees.ts';

export { Brief } from './leads-brief.tsx';

const Board = lazy(async () => ({
  default: (
    await loadChunk(() => import(/* webpackChunkName: "dashboard-lead-board" */ './board/lead-board.tsx'))
  ).LeadBoard,
}));

/**
 * The leads: for an administrator all of them, for a coach those that are given to them. It takes no props: the role comes
 * from the session, the filter, the drawer (`lead=`, `tab=`) and the layout from the address, and whatever else stands
 * there (`section=`) is kept. On any page of `Sections` it is a section that `fills`.
 */
export function Section() {
  const role = roleOf(useSession().profile);
  const canChange = role === 'admin';
  const navigate = useNavigate();
  const address = useListAddress(leadsList);
  const [params] = useSearchParams();
  const isBoard = params.get(layoutKey) === boardLayout;
  const { query, change, clear, recordAddress } = address;
  const columns = useColumns(leadsList, role);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const selection = useListSelection(JSON.stringify([query.q, query.filters]));
  const [assigning, setAssigning] = useState<Lead>();
  const count = useDataQuery('lead-count', countLeads);
  const page = useDataQuery('leads', (client, me) => listLeads(client, query, me), query, {
    isWanted: !isBoard,
  });
  const people = useAssignees(canChange);
  const names = useMemo(() => new Map(people.map(({ id, name }) => [id, name])), [people]);
  const filters = leadsList.filters.filter(
    (filter) => !('roles' in filter) || filter.roles.some((one) => one === role) || query.filters[filter.key],
  );
  const choices = {
    assigned: [{ value: 'me', label: 'Me' }, ...people.map(({ id, name }) => ({ value: id, label: name }))],
  };
  const open = (id: string, tab?: string) =>
    void navigate(recordAddress(id, tab === undefined ? {} : { tab }), {
      preventScrollReset: true,
      state: { isOpenedHere: true },
    });
  return (
    <>
      <PageHead title={canChange ? 'Lead Management' : 'Leads'} count={count.data}>
        {canChange && !isBoard ? (
          <ExportButton list="leads" columns={columns.shown} total={page.data?.total} />
        ) : null}
      </PageHead>
      <LeadToolbar
        {...{ filters, query, change, clear, role, isBoard }}
        people={choices}
        unknown={address.unknown}
        selection={canChange && !isBoard ? selection : undefined}
        columns={isTable && !isBoard ? columns : undefined}
      />
      {isBoard ? (
        <Suspense fallback={<ListSkeleton label="Loading: the board" />}>
          <Board {...{ query, names, canChange, clear, recordAddress }} />
        </Suspense>
      ) : null}
      {!isBoard && page.isError && !page.data ? (
        <FailedQuery what="Leads" title="Failed to load leads" query={page} />
      ) : null}
      {!isBoard && page.isPending ? <ListSkeleton label="Loading leads" /> : null}
      {!isBoard && page.data ? (
        <LeadsTable
          page={page.data}
          isBusy={page.isPlaceholderData}
          readAt={page.dataUpdatedAt}
          shown={columns.shown}
          assign={setAssigning}
          {...{ address, isTable, selection, names, canChange, open }}
        />
      ) : null}
      <OverLeads
        {...{ address, people, canChange, assigning, setAssigning }}
        rows={isBoard ? [] : (page.data?.rows ?? [])}
      />
    </>
  );
}
