import { Badge, type BadgeTone } from 'shared-ui/badge';
import { ageOf } from '../../../lib/age.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePlaces } from '../../../lib/use-places.ts';
import type { CoachOverview, StoryEntry } from '../data/read-coach-overview.ts';
import { clientPlace, storiesIn, storiesPage, storyPlace } from '../places.ts';
import { Nothing, Panel, Row, rowLink } from './panel.tsx';
import { PlaceLink } from './place-link.tsx';

type Story = Pick<StoryEntry, 'id' | 'title' | 'clientId' | 'client'>;

/** A story by its title; before it has one, and where stories have no page, by its client. */
function StoryLine({ story: { id, title, clientId, client }, at }: { story: Story; at?: string }) {
  const hasPage = usePlaces()(storiesPage);
  const name = title.trim() || 'Without a title';
  const to = hasPage || clientId === null ? storyPlace(id) : clientPlace(clientId, 'stories');
  return (
    <span className="flex min-w-0 grow flex-col">
      <PlaceLink to={to} page={hasPage || clientId === null ? storiesPage : to} className={rowLink}>
        {name}
      </PlaceLink>
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

/** What waits for the coach's word, the longest first. */
export function InReview({ stories }: { stories: CoachOverview['inReview'] }) {
  const now = useNow(60_000);
  const hasPage = usePlaces()(storiesPage);
  return (
    <Panel
      id="in-review"
      title="Stories in review"
      more={
        stories.length > 0 && hasPage ? { to: storiesIn('in_review'), words: 'All in review' } : undefined
      }
    >
      {stories.length === 0 ? (
        <Nothing>No story waits for you. Drafts appear here once their writers send them.</Nothing>
      ) : (
        <ul className="divide-y divide-line">
          {stories.map((story) => (
            <Row key={story.id}>
              <StoryLine story={story} />
              <span className="shrink-0 text-sm text-muted tabular-nums">
                <time dateTime={story.since} title={formatInstant(story.since)}>
                  {ageOf(story.since, now)}
                </time>
              </span>
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const states: Readonly<Record<StoryEntry['status'], readonly [string, BadgeTone]>> = {
  draft: ['Draft', 'neutral'],
  in_review: ['In review', 'info'],
  published: ['Published', 'success'],
  archived: ['Archived', 'neutral'],
};

export function LatestStories({ stories }: { stories: readonly StoryEntry[] }) {
  const hasPage = usePlaces()(storiesPage);
  return (
    <Panel
      id="latest-stories"
      title="Latest stories"
      more={stories.length > 0 && hasPage ? { to: storiesPage, words: 'All stories' } : undefined}
    >
      {stories.length === 0 ? (
        <Nothing>No stories yet. Begin with what the client told you first.</Nothing>
      ) : (
        <ul className="divide-y divide-line">
          {stories.map((story) => (
            <Row key={story.id}>
              <StoryLine story={story} at={story.updatedAt} />
              <span className="shrink-0">
                <Badge tone={states[story.status][1]}>{states[story.status][0]}</Badge>
              </span>
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
}
