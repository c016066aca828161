import type { ReactNode } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { ListSkeleton } from '../../../components/list/list-skeleton.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Tiles } from '../../../components/tiles.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { useLive } from '../../../lib/use-live.ts';
import { ownPages } from '../../../own-pages.ts';
import { readCoachPage, type CoachPage } from '../data/read-coach-page.ts';
import { CoachResources } from './coach-resources.tsx';
import { RecentClients } from './recent-clients.tsx';

const QUERY = 'coach-page';
const LIVE = ['clients', 'stories'] as const;

/** The specification's active clients have a story; the status of that name is another thing, so the tile says which. */
function Counters({ figures }: { figures: CoachPage['figures'] | undefined }) {
  const count = (key: keyof CoachPage['figures']) => figures?.[key].toLocaleString('en-US');
  return (
    <Tiles
      label="Your figures"
      tiles={[
        { label: 'Total Clients', value: count('clients') },
        { label: 'Active Clients, with a story', value: count('clientsWithStories') },
        { label: 'Stories Created', value: count('stories') },
        { label: 'Stories Published', value: count('published') },
      ]}
    />
  );
}

/** What a coach begins with: figures, the clients who came last, and what to work with. */
export function CoachDashboard({ downloads }: { downloads: { workbook: ReactNode; guide: ReactNode } }) {
  const query = useDataQuery(QUERY, readCoachPage, undefined, { staleMs: 0 });
  useLive(QUERY, LIVE);
  const { data } = query;
  return (
    <>
      <PageHead title={ownPages.coach.title}>
        <ButtonLink size="sm" to={ownPages.addClient.path}>
          Add New Client
        </ButtonLink>
      </PageHead>
      <div className="in-order flex flex-col gap-4 print:hidden">
        {query.isError && !data ? (
          <FailedQuery what="Your clients" title="Failed to load data" query={query} />
        ) : (
          <Counters figures={data?.figures} />
        )}
        {data ? <RecentClients clients={data.recentClients} total={data.figures.clients} /> : null}
        {query.isPending ? <ListSkeleton label="Loading your clients" /> : null}
      </div>
      <CoachResources downloads={downloads} />
    </>
  );
}
