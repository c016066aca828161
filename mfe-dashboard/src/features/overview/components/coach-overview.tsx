import { TextLink } from 'shared-ui/text-link';
import { newStoryAddress } from '../../../lib/story-words.ts';
import { ownPages } from '../../../own-pages.ts';
import { readCoachOverview, type CoachOverview as Overview } from '../data/read-coach-overview.ts';
import { coachPage, storiesIn, storiesPage } from '../places.ts';
import { useOverview } from '../use-overview.ts';
import { ApplicationCell } from './application-cell.tsx';
import { DueList } from './due-list.tsx';
import { Figures } from './figures.tsx';
import { LinkCards } from './link-cards.tsx';
import { OverviewFrame } from './overview-frame.tsx';
import { Strip } from './panel.tsx';
import { TrainingLine } from './training-line.tsx';
import { RecentClients } from './recent-clients.tsx';
import { InReview, LatestStories } from './stories.tsx';

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
    to: coachPage,
    icon: 'wrench',
    title: 'Coach Tools',
    text: 'The blueprint, your guides and the clients who moved last.',
  },
] as const;

const LIVE = ['clients', 'client_deadlines', 'stories'] as const;

const number = (count: number): string => count.toLocaleString('en-US');

/** The four figures of the specification. A zero says what to do next. */
function CoachFigures({ figures }: Pick<Overview, 'figures'>) {
  const { clientsWithStories, stories, published, completionRate, clients } = figures;
  const begin = <TextLink to={newStoryAddress()}>Write the first one</TextLink>;
  const see = (to: string, words: string) => <TextLink to={to}>{words}</TextLink>;
  return (
    <Figures
      label="Your figures"
      figures={[
        {
          label: 'Active Clients',
          value: number(clientsWithStories),
          note: clientsWithStories === 0 ? begin : `with a story, of ${number(clients)} on your list`,
        },
        {
          label: 'Stories Created',
          value: number(stories),
          note: stories === 0 ? begin : see(storiesPage, 'in every state'),
        },
        {
          label: 'Success Stories',
          value: number(published),
          note:
            published === 0
              ? 'The first one counts when it is published'
              : see(storiesIn('published'), 'published'),
        },
        {
          label: 'Completion Rate',
          value: `${completionRate}%`,
          note: stories === 0 ? 'Counted from the first story on' : 'published, of all created',
        },
      ]}
    />
  );
}

function View({ overview }: { overview: Overview }) {
  const { figures, due, dueCount, inReview, latestStories, recentClients, application, training } = overview;
  return (
    <>
      <CoachFigures figures={figures} />
      <div className="grid items-start gap-4 xl:grid-cols-3">
        <div className="flex min-w-0 flex-col gap-4 xl:col-span-2">
          <DueList due={due} count={dueCount} />
          <RecentClients clients={recentClients} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <InReview stories={inReview} />
          <LatestStories stories={latestStories} />
        </div>
      </div>
      {application ? (
        <Strip label="Your certification">
          <ApplicationCell application={application} />
        </Strip>
      ) : null}
      {training ? <TrainingLine training={training} /> : null}
    </>
  );
}

export function CoachOverview() {
  const query = useOverview('overview-coach', readCoachOverview, LIVE);
  return (
    <>
      <OverviewFrame query={query}>{(overview) => <View overview={overview} />}</OverviewFrame>
      {query.isPending ? null : <LinkCards cards={cards} />}
    </>
  );
}
