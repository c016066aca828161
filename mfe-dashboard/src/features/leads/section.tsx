import { formatNumber } from 'shared-contract/format';
import { lazy, Suspense, useMemo, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { leadsList } from 'shared-contract/lists/leads';
import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { useSearchParams } from 'shared-ui/router';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { useListScreen } from '../../list/list-screen.ts';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { PreviewList, firstPage } from '../../list/preview-list.tsx';
import { useListSelection } from '../../list/row-selection.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { PageHead } from '../../ui/page-parts.tsx';
import { ListSkeleton } from '../../ui/states.tsx';
import { leadCard, leadCells, NoLeads } from './cells.tsx';
import { LeadOverlays } from './drawer.tsx';
import { boardLayout, layoutKey } from './model.ts';
import { countLeads, type Lead, listAssignees, listLeads } from './queries.ts';
import { LeadsTable } from './table.tsx';

/** Switches between table and board without changing the filter. */
function LayoutLink({ isBoard }: { readonly isBoard: boolean }) {
  const [address] = useSearchParams();
  const params = new URLSearchParams(address);
  if (isBoard) params.delete(layoutKey);
  else params.set(layoutKey, boardLayout);
  // A board isn't paginated.
  params.delete('page');
  return (
    <ButtonLink variant="secondary" size="sm" to={`?${params.toString()}`}>
      {isBoard ? 'Table' : 'Board'}
    </ButtonLink>
  );
}

/** @param isWanted true if the user can assign leads. Other users can't read the names. */
function useAssignees(isWanted: boolean) {
  const { data } = useDataQuery('assignees', listAssignees, undefined, { isWanted });
  return useMemo(() => {
    const people = data ?? [];
    return { people, names: new Map(people.map(({ id, name }) => [id, name])) };
  }, [data]);
}

const first = firstPage(leadsList);

/** Shows the most recent leads in an overview, where their status can be changed too. */
export function Brief() {
  const role = roleOf(useSession().profile);
  const canChange = role === 'admin';
  const page = useDataQuery('leads', (client, me) => listLeads(client, first, me), first);
  useLive('leads', ['leads']);
  const { names } = useAssignees(canChange);
  const cells = useMemo(() => leadCells({ names, canChange }), [names, canChange]);
  const total = page.data?.total;
  return (
    <PreviewList
      list={leadsList}
      section="leads"
      title="Lead Management"
      nameOf={({ name }) => name}
      cardOf={leadCard({ names, canChange })}
      nothing={<NoLeads />}
      failed={{ title: 'Failed to load leads' }}
      {...{ role, page, cells }}
    >
      {total === undefined ? null : <Badge>{`${formatNumber(total)} total`}</Badge>}
    </PreviewList>
  );
}

const Board = lazy(async () => ({
  default: (await loadChunk(() => import(/* webpackChunkName: "dashboard-lead-board" */ './board.tsx')))
    .LeadBoard,
}));

/**
 * Lists all leads for an administrator, and assigned leads for a coach. Has no props: the session provides the role,
 * and the address provides the filter, the drawer (`lead=`, `tab=`), and the layout. Preserves other parameters, such
 * as `section=`. In `Sections`, it needs `fills`.
 */
export function Section() {
  const role = roleOf(useSession().profile);
  const canChange = role === 'admin';
  const [params] = useSearchParams();
  const isBoard = params.get(layoutKey) === boardLayout;
  const screen = useListScreen(leadsList, role);
  const { query, columns } = screen;
  const selection = useListSelection(query);
  const [assigning, setAssigning] = useState<Lead>();
  const count = useDataQuery('lead-count', countLeads);
  const page = useDataQuery('leads', (client, me) => listLeads(client, query, me), query, {
    isWanted: !isBoard,
  });
  const { people, names } = useAssignees(canChange);
  return (
    <>
      <PageHead title={canChange ? 'Lead Management' : 'Leads'} count={count.data}>
        {canChange && !isBoard ? (
          <ExportButton list="leads" columns={columns.shown} total={page.data?.total} />
        ) : null}
      </PageHead>
      <ListToolbar
        screen={screen}
        hasColumns={!isBoard}
        search="Search by name, company or email"
        allLabel="All leads"
        people={{
          assigned: [
            { value: 'me', label: 'Me' },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ],
        }}
        selection={canChange && !isBoard ? selection : undefined}
        afterViews={<LayoutLink isBoard={isBoard} />}
      />
      {isBoard ? (
        <Suspense fallback={<ListSkeleton label="Loading: the board" />}>
          <Board {...{ screen, names, canChange }} />
        </Suspense>
      ) : (
        <LeadsTable
          {...{ screen, page, names, canChange }}
          selection={canChange ? selection : undefined}
          assign={setAssigning}
        />
      )}
      <LeadOverlays
        {...{ screen, people, canChange, assigning, setAssigning }}
        rows={isBoard ? [] : (page.data?.rows ?? [])}
      />
    </>
  );
}
