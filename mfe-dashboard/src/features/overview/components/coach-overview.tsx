import { Stat, StatList } from 'shared-ui/stat';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { laterPages, ownPages } from '../../../own-pages.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { readCoachFigures } from '../data/read-coach-figures.ts';
import type { CoachFigures } from '../data/read-coach-figures.ts';
import { CardGrid } from './card-grid.tsx';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { RecentClients } from './recent-clients.tsx';

const cards = [
  {
    to: ownPages.clients.path,
    icon: 'users',
    title: 'Client Management',
    text: 'Status, savings, retainers and the next deadline of every client.',
  },
  {
    to: ownPages.stories.path,
    icon: 'book',
    title: 'Stories',
    text: 'Read what waits for review, comment on it, publish it.',
  },
  {
    to: laterPages.coach.path,
    icon: 'wrench',
    title: 'Coach Tools',
    text: 'The blueprint, your guides and the clients who moved last.',
  },
] as const;

/** Without figures it keeps their room. */
function Figures({ figures }: { figures: CoachFigures | undefined }) {
  const pick = <TextLink to={ownPages.clients.path}>Pick a client to begin with</TextLink>;
  return (
    <StatList aria-hidden={!figures} className="grid-cols-2 gap-6 lg:grid-cols-4">
      <Stat
        value={figures?.activeClients ?? '–'}
        label="Active Clients"
        note={figures?.activeClients === 0 ? pick : 'With at least one story'}
      />
      <Stat
        value={figures?.storiesCreated ?? '–'}
        label="Stories Created"
        note={figures?.storiesCreated === 0 ? pick : 'In every state, drafts included'}
      />
      <Stat
        value={figures?.successStories ?? '–'}
        label="Success Stories"
        note={figures?.successStories === 0 ? 'The first one counts when it is published' : 'Published'}
      />
      <Stat
        value={figures ? `${figures.completionRate}%` : '–'}
        label="Completion Rate"
        note={figures?.storiesCreated === 0 ? 'Counted from the first story on' : 'Published, of all created'}
      />
    </StatList>
  );
}

export function CoachOverview() {
  const figures = useDataQuery('story-figures', readCoachFigures);
  return (
    <>
      <section aria-labelledby="coach-figures" className="rounded-md border border-line bg-surface p-6">
        <h2 id="coach-figures" className="sr-only">
          Your figures
        </h2>
        {figures.isPending ? <VisuallyHidden role="status">Loading your figures</VisuallyHidden> : null}
        {figures.isError && !figures.data ? (
          <FailedQuery what="Your figures" query={figures} />
        ) : (
          <Figures figures={figures.data} />
        )}
      </section>
      <CardGrid cards={cards} columns={2} />
      <RecentClients />
    </>
  );
}
