import { Button } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { Pager } from '../../../components/pager.tsx';
import type { Cohort } from '../data/list-cohorts.ts';
import type { QueuePage, QueueRow } from '../data/list-applications.ts';
import type { Decisions } from '../data/list-decisions.ts';
import { PER_PAGE, shownInWords, type Queue, type SortColumn } from '../model.ts';
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
  readonly pageAddress: (page: number) => string;
  readonly onShowAll: () => void;
}

/** Nothing passes the filter: nobody waits, which is good news, or the filter leaves nobody. */
function Nobody({ queue, onShowAll }: { queue: Queue; onShowAll: () => void }) {
  const isFiltered = queue.search !== '' || queue.type !== null || queue.cohort !== null;
  const isWaiting = !isFiltered && queue.shown === 'open';
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
  const { shown, queue, cohorts, isBusy, pageAddress, onShowAll, ...rest } = props;
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
      <p role="status" className="text-sm text-muted">
        {shownInWords(shown.page, shown.total)}
      </p>
      {shown.rows.length === 0 ? <Nobody queue={queue} onShowAll={onShowAll} /> : null}
      {shown.rows.length > 0 && isTable ? (
        <div className="rounded-md border border-line bg-surface">
          <QueueTable {...view} />
        </div>
      ) : null}
      {shown.rows.length > 0 && !isTable ? <QueueCards {...view} /> : null}
      <Pager
        label="Pages of applications"
        page={shown.page}
        pages={Math.max(1, Math.ceil(shown.total / PER_PAGE))}
        addressOf={pageAddress}
      />
    </section>
  );
}
