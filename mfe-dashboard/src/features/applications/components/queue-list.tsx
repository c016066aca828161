import { Button } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { Pager } from '../../../components/pager.tsx';
import type { Cohort } from '../data/list-cohorts.ts';
import type { QueuePage, QueueRow } from '../data/list-applications.ts';
import type { Decisions } from '../data/list-decisions.ts';
import { shownInWords, sizes, type Queue, type SortColumn } from '../queue.ts';
import { ExportButton } from './export-button.tsx';
import { QueueCards } from './queue-cards.tsx';
import { QueueTable } from './queue-table.tsx';

interface Addresses {
  readonly addressOf: (id: string) => string;
  readonly sortAddress: (column: SortColumn) => string;
}

export interface QueueViewProps extends Addresses {
  readonly rows: readonly QueueRow[];
  readonly queue: Queue;
  /** Id of the application whose drawer is open. */
  readonly opened: string | null;
  readonly decisions: Decisions;
  readonly cohortNames: ReadonlyMap<string, string>;
  readonly now: Date;
}

interface Props extends Addresses {
  readonly shown: QueuePage;
  readonly queue: Queue;
  readonly opened: string | null;
  readonly decisions: Decisions;
  readonly cohorts: readonly Cohort[];
  readonly now: Date;
  readonly isBusy: boolean;
  readonly isFiltered: boolean;
  readonly isUsual: boolean;
  readonly pageAddress: (page: number) => string;
  readonly onSize: (size: string | null) => void;
  readonly onShowAll: () => void;
}

/** Nothing passes the filter: nobody waits, which is good news, or the filter leaves nobody. */
function Nobody({
  queue,
  isFiltered,
  isUsual,
  onShowAll,
}: Pick<Props, 'queue' | 'isFiltered' | 'isUsual' | 'onShowAll'>) {
  const isWaiting = !isFiltered && isUsual;
  return (
    <div className="flex flex-col items-start gap-2 rounded-md border border-line bg-surface p-6">
      <p className="text-lg font-semibold wrap-anywhere">
        {isWaiting
          ? 'No applications wait for a decision.'
          : queue.search === ''
            ? 'No applications match.'
            : `Nothing matches “${queue.search}”.`}
      </p>
      <p>{isWaiting ? 'The next one appears here by itself.' : 'Try another word, or fewer filters.'}</p>
      <Button variant="secondary" size="sm" onClick={onShowAll}>
        Show all applications
      </Button>
    </div>
  );
}

export function QueueList(props: Props) {
  const { shown, queue, cohorts, isBusy, isFiltered, isUsual, pageAddress, onSize, onShowAll, ...rest } =
    props;
  const isTable = useMediaQuery('(min-width: 48rem)');
  const view = {
    ...rest,
    queue,
    rows: shown.rows,
    cohortNames: new Map(cohorts.map(({ id, name }) => [id, name])),
  };
  return (
    <section aria-labelledby="queue" aria-busy={isBusy} className="flex flex-col gap-3">
      <h2 id="queue" className="sr-only">
        Applications
      </h2>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-muted">
          {shownInWords(shown, shown.total)}
        </p>
        <ExportButton queue={queue} cohorts={cohorts} total={shown.total} />
      </div>
      {shown.rows.length === 0 ? <Nobody {...{ queue, isFiltered, isUsual, onShowAll }} /> : null}
      {shown.rows.length > 0 && isTable ? (
        <div className="rounded-md border border-line bg-surface">
          <QueueTable {...view} />
        </div>
      ) : null}
      {shown.rows.length > 0 && !isTable ? <QueueCards {...view} /> : null}
      {shown.total > sizes[0] ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Pager
            label="Pages of applications"
            page={shown.page}
            pages={Math.max(1, Math.ceil(shown.total / shown.size))}
            addressOf={pageAddress}
          />
          <label className="flex items-center gap-2 text-sm">
            Rows on a page
            <select
              value={queue.size}
              onChange={({ target }) => onSize(target.value === String(sizes[0]) ? null : target.value)}
              className="min-h-11 rounded-md border border-edge bg-surface px-3"
            >
              {sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </label>
        </div>
      ) : null}
    </section>
  );
}
