import { useMemo } from 'react';
import { applicationsList } from 'shared-contract/lists/applications';
import type { ListQuery } from 'shared-contract/lists/list';
import { Button } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { ExportButton } from '../../../components/export/export-button.tsx';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { EmptyList } from '../../../components/list/empty-list.tsx';
import { ListSkeleton } from '../../../components/list/list-skeleton.tsx';
import { ListToolbarWithViews } from '../../../components/list/list-toolbar.tsx';
import { ListView } from '../../../components/list/list-view.tsx';
import { useColumns } from '../../../components/list/use-columns.ts';
import type { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListSelection } from '../../../components/list/use-row-selection.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { listApplications } from '../data/list-applications.ts';
import type { Cohort } from '../data/list-cohorts.ts';
import type { Decisions } from '../data/list-decisions.ts';
import { readFigures } from '../data/read-figures.ts';
import { nameOf } from '../model.ts';
import { isFiltered, isUsual } from '../queue.ts';
import { QueueBulk } from './queue-bulk.tsx';
import { queueCard, queueCells } from './queue-cells.tsx';
import { StatusFilter } from './status-filter.tsx';
import { StatusLine } from './status-line.tsx';

interface Props {
  readonly address: ReturnType<typeof useListAddress>;
  /** Undefined while they are read. */
  readonly cohorts: readonly Cohort[] | undefined;
  readonly decisions: Decisions | undefined;
  readonly now: Date;
}

/** The states have their own row of buttons. */
const besideStatus = applicationsList.filters.filter(({ key }) => key !== 'status');
const noneHeld: Decisions = new Map<string, never>();

/** Nothing passes the filter: nobody waits, which is good news, or the filter leaves nobody. */
function Nobody({ query, onShowAll }: { readonly query: ListQuery; readonly onShowAll: () => void }) {
  const isWaiting = isUsual(query);
  const found = query.q === '' ? 'No applications match.' : `Nothing matches “${query.q}”.`;
  return (
    <EmptyList title={isWaiting ? 'No applications wait for a decision.' : found}>
      <p>{isWaiting ? 'The next one appears here by itself.' : 'Try another word, or fewer filters.'}</p>
      <Button variant="secondary" size="sm" onClick={onShowAll}>
        Show all applications
      </Button>
    </EmptyList>
  );
}

/** The applications, with what leaves some of them out. */
export function QueueView({ address, cohorts, decisions, now }: Props) {
  const { query, opened, unknown, change, clear, addressOf, recordAddress } = address;
  const columns = useColumns(applicationsList, 'admin');
  const isTable = useMediaQuery('(min-width: 48rem)');
  const selection = useListSelection(JSON.stringify([query.q, query.filters]));
  const { status: _, ...narrowed } = query.filters;
  const counts = useDataQuery(
    'application-figures',
    (client) => readFigures(client, isFiltered(query) ? query : undefined),
    isFiltered(query) ? { q: query.q, narrowed } : undefined,
  );
  const page = useDataQuery('applications', (client) => listApplications(client, query), query);
  const people = { cohort: (cohorts ?? []).map(({ id, name }) => ({ value: id, label: name })) };
  const [cells, cardOf] = useMemo(() => {
    const held = decisions ?? noneHeld;
    return [queueCells(held, now), queueCard(held, now)];
  }, [decisions, now]);
  // On a card a decision on hold stands below what is told of its row, with the way back.
  const isHeld = page.data?.rows.some(({ id }) => decisions?.has(id)) ?? false;
  const wayBack = (id: string) => {
    const row = page.data?.rows.find((one) => one.id === id);
    const onHold = decisions?.get(id);
    return row && onHold ? (
      <StatusLine id={id} name={nameOf(row)} status={row.status} onHold={onHold} now={now} />
    ) : null;
  };
  return (
    <>
      <StatusFilter query={query} figures={counts.data} change={change} />
      <ListToolbarWithViews
        list={applicationsList}
        role="admin"
        all="Applications"
        search="Search by name, firm, email or reference"
        filters={besideStatus}
        columns={isTable ? columns : undefined}
        {...{ query, people, change, clear, unknown, selection }}
        end={<ExportButton list="applications" columns={columns.shown} total={page.data?.total} />}
      />
      {page.isError && !page.data ? <FailedQuery what="Applications" query={page} /> : null}
      {page.data && decisions && cohorts ? (
        <ListView
          list={applicationsList}
          caption="Applications"
          things={{ one: 'application', many: 'applications' }}
          {...page.data}
          {...{ query, isTable, opened, addressOf, change, cells, cardOf, nameOf, selection }}
          recordAddress={(id) => recordAddress(id)}
          isBusy={page.isPlaceholderData}
          shown={columns.shown}
          canChooseAll={false}
          bulk={<QueueBulk selection={selection} />}
          actionsBelow={isHeld ? wayBack : undefined}
          nothing={<Nobody query={query} onShowAll={clear} />}
        />
      ) : null}
      {page.isPending && cohorts && decisions ? <ListSkeleton label="Loading applications" /> : null}
    </>
  );
}
