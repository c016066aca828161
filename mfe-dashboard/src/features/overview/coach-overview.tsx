import { formatNumber } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { Badge } from 'shared-ui/badge';
import { Link } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { ageOf, formatCalendarDay, formatInstant, useNow } from '../../lib/format.ts';
import { newStoryAddress, statusLabels, statusTones, titleOf } from '../../lib/labels.ts';
import { clientAddress, dashboardPages } from '../../page-list.ts';
import { Figures, ListPanel, Overview, rowLink, Strip } from './parts.tsx';
import { type CoachOverviewData, type Deadline, readCoachOverview, type StoryEntry } from './queries.ts';
import { ApplicationCell, RecentClients, TrainingLine } from './shared-cells.tsx';

/** Overdue deadlines and those of the next 30 days, for all clients. */
function DueList({ due, count }: { due: readonly Deadline[]; count: number }) {
  return (
    <ListPanel
      id="due-soon"
      title="Due within 30 days"
      count={count}
      more={
        count > due.length
          ? { to: `${dashboardPages.clients.path}?deadline=next-30d`, words: 'Show all by client' }
          : undefined
      }
      rows={due}
      wraps
      empty={
        <>
          Nothing is due until then.{' '}
          <TextLink to={dashboardPages.clients.path}>Put a deadline on a client’s list</TextLink>
        </>
      }
    >
      {({ clientId, client, name, dueOn, overdue }) => (
        <>
          <span className={`w-28 shrink-0 tabular-nums ${overdue ? 'font-semibold text-danger' : ''}`}>
            <time dateTime={dueOn}>{formatCalendarDay(dueOn)}</time>
          </span>
          {overdue ? (
            <span className="shrink-0 text-sm font-semibold text-danger sm:order-last">Overdue</span>
          ) : null}
          <span className="flex min-w-0 grow basis-full flex-col gap-x-2 sm:basis-0 sm:flex-row sm:items-baseline">
            <Link to={clientAddress(clientId, 'deadlines')} title={`${name}, ${client}`} className={rowLink}>
              {name}
            </Link>
            <span className="min-w-0 shrink truncate text-sm text-muted">{client}</span>
          </span>
        </>
      )}
    </ListPanel>
  );
}

type Story = Pick<StoryEntry, 'id' | 'title' | 'client'>;

function StoryLine({ story: { id, title, client }, at }: { story: Story; at?: string }) {
  return (
    <span className="flex min-w-0 grow flex-col">
      <Link to={paths.dashboard.story(id)} className={rowLink}>
        {titleOf(title)}
      </Link>
      <span className="flex gap-x-2 text-sm text-muted">
        <span className="truncate">{client ?? 'No client'}</span>
        {at === undefined ? null : (
          <time dateTime={at} className="shrink-0 tabular-nums">
            {formatInstant(at)}
          </time>
        )}
      </span>
    </span>
  );
}

/** Longest wait first. */
function InReview({ stories }: { stories: CoachOverviewData['inReview'] }) {
  const now = useNow(60_000);
  return (
    <ListPanel
      id="in-review"
      title="Stories in review"
      more={{ to: `${dashboardPages.stories.path}?status=in_review`, words: 'All in review' }}
      rows={stories}
      empty="No stories to review. Drafts appear here when their writers send them."
    >
      {(story) => (
        <>
          <StoryLine story={story} />
          <span className="shrink-0 text-sm text-muted tabular-nums">
            <time dateTime={story.since} title={formatInstant(story.since)}>
              {ageOf(story.since, now)}
            </time>
          </span>
        </>
      )}
    </ListPanel>
  );
}

function LatestStories({ stories }: { stories: readonly StoryEntry[] }) {
  return (
    <ListPanel
      id="latest-stories"
      title="Latest stories"
      more={{ to: dashboardPages.stories.path, words: 'All stories' }}
      rows={stories}
      empty="No stories yet. Start with what the client told you first."
    >
      {(story) => (
        <>
          <StoryLine story={story} at={story.updatedAt} />
          <span className="shrink-0">
            <Badge tone={statusTones[story.status]}>{statusLabels[story.status]}</Badge>
          </span>
        </>
      )}
    </ListPanel>
  );
}

const cards = [
  {
    to: dashboardPages.clients.path,
    icon: 'users',
    title: 'Client Management',
    text: 'Status, savings, retainers and the next deadline of every client.',
  },
  {
    to: dashboardPages.stories.path,
    icon: 'book',
    title: 'Stories',
    text: 'Read what waits for review, comment on it, publish it.',
  },
  {
    to: dashboardPages.coach.path,
    icon: 'wrench',
    title: 'Coach Tools',
    text: 'The blueprint, your guides, and your most recent clients.',
  },
] as const;

const LIVE = ['clients', 'client_deadlines', 'stories'] as const;

/** The four figures of the specification. A zero shows the next step instead. */
function CoachFigures({ figures }: Pick<CoachOverviewData, 'figures'>) {
  const { clientsWithStories, stories, published, completionRate, clients } = figures;
  const begin = <TextLink to={newStoryAddress()}>Write the first one</TextLink>;
  const see = (to: string, words: string) => <TextLink to={to}>{words}</TextLink>;
  return (
    <Figures
      label="Your figures"
      figures={[
        {
          label: 'Active Clients',
          value: formatNumber(clientsWithStories),
          note: clientsWithStories === 0 ? begin : `with a story, of ${formatNumber(clients)} on your list`,
        },
        {
          label: 'Stories Created',
          value: formatNumber(stories),
          note: stories === 0 ? begin : see(dashboardPages.stories.path, 'in every state'),
        },
        {
          label: 'Success Stories',
          value: formatNumber(published),
          note:
            published === 0
              ? 'The first one counts when it is published'
              : see(`${dashboardPages.stories.path}?status=published`, 'published'),
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

export function CoachOverview() {
  return (
    <Overview name="overview-coach" read={readCoachOverview} tables={LIVE} cards={cards}>
      {({ figures, due, dueCount, inReview, latestStories, recentClients, application, training }) => (
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
      )}
    </Overview>
  );
}
