import { formatCount, formatNumber } from 'shared-contract/format';
import { useMemo } from 'react';
import type { applicationsList } from 'shared-contract/lists/applications';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { ExportButton } from '../../ui/export-button.tsx';
import { EmptyList } from '../../ui/states.tsx';
import type { ListCard } from '../../list/list-cards.tsx';
import { emptyCell, type ListCells } from '../../list/list-row.tsx';
import type { ListScreen } from '../../list/list-screen.ts';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { ListView } from '../../list/list-view.tsx';
import { type ListSelection, useListSelection } from '../../list/row-selection.tsx';
import { explainRefusal, useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import {
  applyChoice,
  dateOf,
  firmOf,
  isAnswered,
  isFiltered,
  isActive,
  isDefaultQuery,
  nameOf,
  statusChoices,
  typeNames,
} from './model.ts';
import {
  type Cohort,
  type Decisions,
  type Figures,
  listApplications,
  type QueueRow,
  readFigures,
  takeIntoReview,
} from './queries.ts';
import { DueLine, StatusLine } from './status.tsx';

const dueOf = (row: QueueRow, decisions: Decisions, now: Date) => (
  <DueLine
    status={row.status}
    reviewDueAt={row.review_due_at}
    isDecided={isAnswered(decisions.get(row.id))}
    now={now}
  />
);
const statusOf = (row: QueueRow, decisions: Decisions, now: Date) => (
  <StatusLine id={row.id} name={nameOf(row)} status={row.status} onHold={decisions.get(row.id)} now={now} />
);

/** The columns of the queue. A decision whose email is not sent shows an undo button. */
const queueCells = (decisions: Decisions, now: Date): ListCells<QueueRow, typeof applicationsList> => ({
  reference: ({ reference }) => <span className="tabular-nums">{reference}</span>,
  type: ({ applicant_type }) => typeNames[applicant_type],
  firm: (row) => firmOf(row) || emptyCell,
  submitted: ({ created_at }) => <time dateTime={created_at}>{dateOf(created_at)}</time>,
  due: (row) => dueOf(row, decisions, now),
  status: (row) => statusOf(row, decisions, now),
});

const queueCard =
  (decisions: Decisions, now: Date) =>
  (row: QueueRow): ListCard => ({
    id: row.id,
    name: nameOf(row),
    mark: decisions.has(row.id) ? null : statusOf(row, decisions, now),
    note: [firmOf(row), typeNames[row.applicant_type]].filter(Boolean).join(', '),
    facts: [
      { term: 'Submitted', value: dateOf(row.created_at) },
      { term: 'Reference', value: row.reference },
      { term: '', value: dueOf(row, decisions, now) },
    ],
  });

/** Takes the selected applications into review. Each can be undone for a minute. */
function QueueBulk({ selection }: { readonly selection: ListSelection }) {
  const ids = [...selection.ids];
  const { act: take, isBusy } = useAction({
    run: async (client) => {
      const refused: string[] = [];
      for (const id of ids)
        await takeIntoReview(client, id).catch((error: unknown) =>
          refused.push(explainRefusal(error, 'The review was not started.')),
        );
      return refused;
    },
    failed: 'The reviews were not started.',
    changes: ['application'],
    onDone: (refused) => {
      const taken = ids.length - refused.length;
      if (taken > 0)
        notify.success(`${String(taken)} in review. You can undo each one in its row for a minute.`);
      if (refused.length > 0)
        notify.error(`${String(refused.length)} not started: ${[...new Set(refused)].join(' ')}`);
      selection.clear();
    },
  });
  return (
    <Button size="sm" busy={isBusy} onClick={() => void take()}>
      Take up {formatCount(ids.length, 'application', 'applications')}
    </Button>
  );
}

interface StatusFilterProps extends Pick<ListScreen, 'query' | 'change'> {
  /** Undefined until it has loaded. */
  readonly figures: Figures | undefined;
}

const counted = ({ statuses }: (typeof statusChoices)[number], figures: Figures | undefined): string =>
  figures ? formatNumber(statuses.reduce((sum, status) => sum + figures[status], 0)) : '–';

/** Filters by status and shows the count of each. On phones, a select replaces the buttons. */
function StatusFilter({ query, figures, change }: StatusFilterProps) {
  const shown = statusChoices.findIndex((choice) => isActive(choice, query));
  return (
    <>
      <div role="group" aria-label="Filter by status" className="hidden shrink-0 flex-wrap gap-1.5 md:flex">
        {statusChoices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            aria-pressed={isActive(choice, query)}
            onClick={() => change(applyChoice(choice, query))}
            className="flex min-h-control shrink-0 cursor-pointer items-center gap-1.5 rounded-md border border-edge bg-surface px-2.5 text-sm font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {choice.label}
            <span className="min-w-5 text-right tabular-nums">{counted(choice, figures)}</span>
          </button>
        ))}
      </div>
      <label className="flex items-center gap-2 md:hidden">
        <span className="text-sm text-muted">Status</span>
        <select
          value={shown}
          onChange={({ target }) => {
            const choice = statusChoices[Number(target.value)];
            if (choice) change(applyChoice(choice, query));
          }}
          className="min-h-control min-w-0 grow rounded-md border border-edge bg-surface px-2 text-field"
        >
          {statusChoices.map((choice, index) => (
            <option key={choice.label} value={index}>
              {choice.label} ({counted(choice, figures)})
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

interface QueueViewProps {
  readonly screen: ListScreen<typeof applicationsList>;
  /** Undefined until it has loaded. */
  readonly cohorts: readonly Cohort[] | undefined;
  readonly decisions: Decisions | undefined;
  readonly now: Date;
}

const noDecisions: Decisions = new Map<string, never>();

export function QueueView({ screen, cohorts, decisions, now }: QueueViewProps) {
  const { query, change, clear, columns, filters } = screen;
  const selection = useListSelection(query);
  const { status: _, ...otherFilters } = query.filters;
  const counts = useDataQuery(
    'application-figures',
    (client) => readFigures(client, isFiltered(query) ? query : undefined),
    isFiltered(query) ? { q: query.q, narrowed: otherFilters } : undefined,
  );
  const page = useDataQuery('applications', (client) => listApplications(client, query), query);
  const [cells, cardOf] = useMemo(() => {
    const pending = decisions ?? noDecisions;
    return [queueCells(pending, now), queueCard(pending, now)];
  }, [decisions, now]);
  const hasPending = page.data?.rows.some(({ id }) => decisions?.has(id));
  const isWaiting = isDefaultQuery(query);
  const noMatch = query.q === '' ? 'No applications match.' : `Nothing matches “${query.q}”.`;
  return (
    <>
      <StatusFilter query={query} figures={counts.data} change={change} />
      <ListToolbar
        {...{ screen, selection }}
        search="Search by name, firm, email or reference"
        allLabel="Applications"
        // The status has its own row of buttons.
        filters={filters.filter(({ key }) => key !== 'status')}
        people={{ cohort: (cohorts ?? []).map(({ id, name }) => ({ value: id, label: name })) }}
        end={<ExportButton list="applications" columns={columns.shown} total={page.data?.total} />}
      />
      {(decisions && cohorts) || (page.isError && !page.data) ? (
        <ListView
          {...{ screen, page, cells, cardOf, nameOf, selection }}
          title="Applications"
          things={{ one: 'application', many: 'applications' }}
          canChooseAll={false}
          bulk={<QueueBulk selection={selection} />}
          actionsBelow={
            hasPending ? (row) => (decisions?.has(row.id) ? statusOf(row, decisions, now) : null) : undefined
          }
          nothing={
            <EmptyList
              title={isWaiting ? 'No applications wait for a decision.' : noMatch}
              text={
                isWaiting
                  ? 'New applications appear here automatically.'
                  : 'Try another word, or fewer filters.'
              }
              action={{ label: 'Show all applications', run: clear }}
            />
          }
        />
      ) : null}
    </>
  );
}
