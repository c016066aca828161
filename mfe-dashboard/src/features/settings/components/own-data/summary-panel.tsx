import { useSession } from 'shared-auth/session-provider';
import { FailedQuery } from '../../../../components/failed-query.tsx';
import { Tiles } from '../../../../components/tiles.tsx';
import { formatInstant } from '../../../../lib/format.ts';
import { useDataQuery } from '../../../../lib/use-data-query.ts';
import { readDataSummary } from '../../data/read-data-summary.ts';
import { Panel } from '../panel.tsx';

/** How much of it there is. Its tiles stand there before their figures. */
export function SummaryPanel() {
  const { profile } = useSession();
  const query = useDataQuery('data-summary', readDataSummary);
  const { data } = query;
  const figure = (value: (known: NonNullable<typeof data>) => string) => (data ? value(data) : undefined);
  return (
    <Panel title="Data Summary">
      {query.isError && !data ? (
        <FailedQuery what="Your data summary" query={query} />
      ) : (
        <Tiles
          label="Data Summary"
          tiles={[
            { label: 'Stories created', value: figure(({ stories }) => stories.toLocaleString('en-US')) },
            { label: 'Clients managed', value: figure(({ clients }) => clients.toLocaleString('en-US')) },
            { label: 'Account created', value: formatInstant(profile?.created_at) },
            { label: 'Last activity', value: figure(({ lastActivity }) => formatInstant(lastActivity)) },
          ]}
        />
      )}
    </Panel>
  );
}
