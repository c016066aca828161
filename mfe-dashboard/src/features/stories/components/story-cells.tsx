import { Badge } from 'shared-ui/badge';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ListCard } from '../../../components/list/list-cards.tsx';
import type { storiesList } from 'shared-contract/lists/stories';
import type { ListCells } from '../../../components/list/list-row.tsx';
import { displayName } from '../../../lib/display-name.ts';
import type { Names } from '../../../lib/names-of.ts';
import { formatInstant } from '../../../lib/format.ts';
import type { Story } from '../data/list-stories.ts';
import { statusLabels, statusTones, titleOf } from '../../../lib/story-words.ts';

const nothing = <VisuallyHidden>none</VisuallyHidden>;
const status = ({ status }: Pick<Story, 'status'>) => (
  <Badge tone={statusTones[status]} className="shrink-0 whitespace-nowrap">
    {statusLabels[status]}
  </Badge>
);
/** Not every writer's profile is the reader's to read: then the name alone is asked for, and `A colleague` until it is there. */
const writerOf = ({ user_id, profiles }: WrittenStory, me: string, names: Names): string => {
  if (user_id === me) return 'You';
  return profiles === null ? (names.get(user_id) ?? 'A colleague') : displayName(profiles, profiles.email);
};
/** The types know that every story has a writer, and not that there may be no reading who that is. */
type WrittenStory = Pick<Story, 'user_id'> & { readonly profiles: Story['profiles'] | null };

/** Those whose profiles the reader may not read. */
export const hiddenWriters = (stories: readonly WrittenStory[], me: string): readonly string[] =>
  stories.flatMap(({ user_id, profiles }) => (profiles === null && user_id !== me ? [user_id] : []));
const open = ({ story_comments: { length } }: Story) => (length === 0 ? nothing : String(length));
const updated = ({ updated_at }: Story) => <time dateTime={updated_at}>{formatInstant(updated_at)}</time>;

/** What stands in the columns of stories. */
export const storyCells = (me: string, names: Names): ListCells<Story, typeof storiesList> => ({
  client: ({ clients }) => clients?.name ?? nothing,
  status,
  writer: (story) => writerOf(story, me, names),
  updated,
  comments: open,
});

export const storyCard =
  (me: string, names: Names) =>
  (story: Story): ListCard => ({
    id: story.id,
    name: titleOf(story.title),
    mark: status(story),
    note: story.clients?.name ?? 'No client',
    facts: [
      { term: 'Writer', value: writerOf(story, me, names) },
      { term: 'Updated', value: updated(story) },
      ...(story.story_comments.length === 0 ? [] : [{ term: 'Open comments', value: open(story) }]),
    ],
  });
