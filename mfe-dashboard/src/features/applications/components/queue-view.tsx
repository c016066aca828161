import { useEffect, useEffectEvent } from 'react';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { listApplications } from '../data/list-applications.ts';
import type { Cohort } from '../data/list-cohorts.ts';
import type { Decisions } from '../data/list-decisions.ts';
import { readFigures } from '../data/read-figures.ts';
import type { QueueControls } from '../use-queue.ts';
import { QueueList } from './queue-list.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import { StatusChoice, StatusFilter } from './status-filter.tsx';

interface Props {
  readonly controls: QueueControls;
  readonly opened: string | null;
  /** Undefined while they are read. */
  readonly cohorts: readonly Cohort[] | undefined;
  readonly decisions: Decisions | undefined;
  readonly now: Date;
}

/** A line for what the address says and nobody knows. */
function Unknown({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="text-sm text-warning">
      {count === 1
        ? 'One filter in this address is not known and was left out.'
        : `${count} filters in this address are not known and were left out.`}
    </p>
  );
}

/** The applications, with what leaves some of them out. */
export function QueueView({ controls, opened, cohorts, decisions, now }: Props) {
  const { queue, unknown, isFiltered, change, correctPage, showAll } = controls;
  const { search, types, cohorts: wanted, due } = queue;
  const counts = useDataQuery(
    'application-figures',
    (client) => readFigures(client, isFiltered ? queue : undefined),
    isFiltered ? { search, types, wanted, due } : undefined,
  );
  const page = useDataQuery('applications', (client) => listApplications(client, queue), queue);
  const there = page.isPlaceholderData ? undefined : page.data?.page;
  const correct = useEffectEvent(correctPage);
  useEffect(() => {
    if (there !== undefined && there !== queue.page) correct(there);
  }, [there, queue.page]);
  const states = { queue, figures: counts.data, onChoose: (status: string) => change({ status }) };
  return (
    <>
      <StatusFilter {...states} />
      <QueueToolbar
        queue={queue}
        cohorts={cohorts ?? []}
        change={change}
        status={<StatusChoice {...states} />}
      />
      <Unknown count={unknown} />
      {page.isError && !page.data ? <FailedQuery what="Applications" query={page} /> : null}
      {page.data && decisions && cohorts ? (
        <QueueList
          {...controls}
          shown={page.data}
          opened={opened}
          decisions={decisions}
          cohorts={cohorts}
          now={now}
          isBusy={page.isPlaceholderData}
          onSize={(size) => change({ size })}
          onShowAll={showAll}
        />
      ) : null}
      {page.isPending && cohorts && decisions ? <Spinner label="Loading applications" /> : null}
    </>
  );
}
