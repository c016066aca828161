import { useSession } from 'shared-auth/session-provider';
import { FailedQuery } from '../../../../components/failed-query.tsx';
import { formatInstant } from '../../../../lib/format.ts';
import { useDataQuery } from '../../../../lib/use-data-query.ts';
import { readDataSummary } from '../../data/read-data-summary.ts';
import { Panel } from '../panel.tsx';

/** How much of it there is. The figures have their places before they come. */
export function SummaryPanel() {
  const { profile } = useSession();
  const query = useDataQuery('data-summary', readDataSummary);
  const { data } = query;
  const facts = [
    ['Stories created', data?.stories.toLocaleString('en-US')],
    ['Clients managed', data?.clients.toLocaleString('en-US')],
    ['Account created', formatInstant(profile?.created_at)],
    ['Last activity', data ? formatInstant(data.lastActivity) : undefined],
  ] as const;
  return (
    <Panel title="Data Summary">
      {query.isError && !data ? <FailedQuery what="Your data summary" query={query} /> : null}
      <dl aria-busy={query.isPending} className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {facts.map(([term, value]) => (
          <div key={term} className="flex min-w-0 flex-col">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="flex h-6 items-center font-semibold tabular-nums">
              {value ?? <span aria-hidden="true" className="h-3 w-12 rounded-sm bg-line" />}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
