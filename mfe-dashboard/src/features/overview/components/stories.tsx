import { Badge } from 'shared-ui/badge';
import { Link } from 'shared-ui/router';
import { ageOf } from '../../../lib/age.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { statusLabels, statusTones, titleOf } from '../../../lib/story-words.ts';
import type { CoachOverview, StoryEntry } from '../data/read-coach-overview.ts';
import { storiesIn, storiesPage, storyPlace } from '../places.ts';
import { Nothing, Panel, Row, rowLink } from './panel.tsx';

type Story = Pick<StoryEntry, 'id' | 'title' | 'client'>;

function StoryLine({ story: { id, title, client }, at }: { story: Story; at?: string }) {
  return (
    <span className="flex min-w-0 grow flex-col">
      <Link to={storyPlace(id)} className={rowLink}>
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

/** What waits for the coach's word, the longest first. */
export function InReview({ stories }: { stories: CoachOverview['inReview'] }) {
  const now = useNow(60_000);
  return (
    <Panel
      id="in-review"
      title="Stories in review"
      more={stories.length > 0 ? { to: storiesIn('in_review'), words: 'All in review' } : undefined}
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

export function LatestStories({ stories }: { stories: readonly StoryEntry[] }) {
  return (
    <Panel
      id="latest-stories"
      title="Latest stories"
      more={stories.length > 0 ? { to: storiesPage, words: 'All stories' } : undefined}
    >
      {stories.length === 0 ? (
        <Nothing>No stories yet. Begin with what the client told you first.</Nothing>
      ) : (
        <ul className="divide-y divide-line">
          {stories.map((story) => (
            <Row key={story.id}>
              <StoryLine story={story} at={story.updatedAt} />
              <span className="shrink-0">
                <Badge tone={statusTones[story.status]}>{statusLabels[story.status]}</Badge>
              </span>
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
}
