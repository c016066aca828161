import { Badge } from 'shared-ui/badge';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ListCard } from '../../../components/list/list-cards.tsx';
import type { ListCells } from '../../../components/list/list-row.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { formatInstant } from '../../../lib/format.ts';
import type { Story } from '../data/list-stories.ts';
import { statusLabels, statusTones, titleOf } from '../../../lib/story-words.ts';

const nothing = <VisuallyHidden>none</VisuallyHidden>;
const status = ({ status }: Pick<Story, 'status'>) => (
  <Badge tone={statusTones[status]} className="shrink-0 whitespace-nowrap">
    {statusLabels[status]}
  </Badge>
);
/** An administrator's profile is not a coach's to read: then there is none. */
const calledBy = (profile: Story['profiles'] | null): string =>
  profile === null ? 'A colleague' : displayName(profile, profile.email);
const writerOf = ({ user_id, profiles }: Story, me: string): string =>
  user_id === me ? 'You' : calledBy(profiles);
const open = ({ story_comments: { length } }: Story) => (length === 0 ? nothing : String(length));
const updated = ({ updated_at }: Story) => <time dateTime={updated_at}>{formatInstant(updated_at)}</time>;

/** What stands in the columns of stories. */
export const storyCells = (me: string): ListCells<Story> => ({
  title: () => null,
  client: ({ clients }) => clients?.name ?? nothing,
  status,
  writer: (story) => writerOf(story, me),
  updated,
  comments: open,
});

export const storyCard =
  (me: string) =>
  (story: Story): ListCard => ({
    id: story.id,
    name: titleOf(story.title),
    mark: status(story),
    note: story.clients?.name ?? 'No client',
    facts: [
      { term: 'Writer', value: writerOf(story, me) },
      { term: 'Updated', value: updated(story) },
      ...(story.story_comments.length === 0 ? [] : [{ term: 'Open comments', value: open(story) }]),
    ],
  });
