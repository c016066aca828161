import { formatCount } from 'shared-contract/format';
import { useState } from 'react';
import type { storiesList } from 'shared-contract/lists/stories';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { formatInstant } from '../../lib/format.ts';
import { statusLabels, statusTones, titleOf } from '../../lib/labels.ts';
import { displayName, type Names } from '../../lib/names.ts';
import { ColumnChoice, type useColumns } from '../../list/columns.tsx';
import { FilterChips, ListFilters, type ListFiltersProps } from '../../list/filters.tsx';
import type { ListCard } from '../../list/list-cards.tsx';
import { emptyCell, type ListCells } from '../../list/list-row.tsx';
import { type ListSelection, SelectRows } from '../../list/row-selection.tsx';
import { ListSearch } from '../../list/search-field.tsx';
import type { Story } from './queries.ts';
import { archiveOf, TransitionDialog, useArchive } from './transitions.tsx';

const status = ({ status }: Pick<Story, 'status'>) => (
  <Badge tone={statusTones[status]} className="shrink-0 whitespace-nowrap">
    {statusLabels[status]}
  </Badge>
);
/**
 * Falls back to the name without the profile, or to "A colleague" until the name loads, because the user may not have
 * access to the writer's profile.
 */
const writerOf = ({ user_id, profiles }: WrittenStory, me: string, names: Names): string => {
  if (user_id === me) return 'You';
  return profiles === null ? (names.get(user_id) ?? 'A colleague') : displayName(profiles, profiles.email);
};
/** The generated types don't cover row security, which can hide the writer's profile. */
type WrittenStory = Pick<Story, 'user_id'> & { readonly profiles: Story['profiles'] | null };

/** Returns the ids of writers whose profiles the user can't read. */
export const hiddenWriters = (stories: readonly WrittenStory[], me: string): readonly string[] =>
  stories.flatMap(({ user_id, profiles }) => (profiles === null && user_id !== me ? [user_id] : []));
const open = ({ story_comments: { length } }: Story) => (length === 0 ? emptyCell : String(length));
const updated = ({ updated_at }: Story) => <time dateTime={updated_at}>{formatInstant(updated_at)}</time>;

export const storyCells = (me: string, names: Names): ListCells<Story, typeof storiesList> => ({
  client: ({ clients }) => clients?.name ?? emptyCell,
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

interface StoryToolbarProps extends ListFiltersProps {
  /** Number of filters in the address that this list doesn't support. */
  readonly unknown: number;
  /** Undefined if the list shows cards instead of a table. */
  readonly columns: ReturnType<typeof useColumns> | undefined;
  readonly selection: ListSelection;
}

export function StoryToolbar({ unknown, columns, selection, ...narrowing }: StoryToolbarProps) {
  const { query, change } = narrowing;
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-2 print:hidden">
        <ListSearch label="Search by title" query={query} change={change} />
        <ListFilters {...narrowing} />
        {columns ? (
          <div className="ml-auto">
            <ColumnChoice {...columns} />
          </div>
        ) : (
          <SelectRows selection={selection} />
        )}
      </div>
      <FilterChips {...narrowing} />
      {unknown > 0 ? (
        <p role="status" className="text-sm text-muted">
          A filter in this address is not known and was left out.
        </p>
      ) : null}
    </>
  );
}

export function StoryBulk({ selection, rows }: { selection: ListSelection; rows: readonly Story[] }) {
  const { act, isBusy } = useArchive();
  const [isConfirming, setIsConfirming] = useState(false);
  const ids = [...selection.ids];
  const only = ids.length === 1 ? rows.find(({ id }) => id === ids[0]) : undefined;
  const move = archiveOf(only ? titleOf(only.title) : ids.length);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsConfirming(true)}>
        Archive {formatCount(ids.length, 'story', 'stories')}
      </Button>
      {isConfirming ? (
        <TransitionDialog
          move={move}
          isBusy={isBusy}
          onClose={() => setIsConfirming(false)}
          onConfirm={() =>
            void act(ids).then((result) => {
              setIsConfirming(false);
              if (result) selection.clear();
            })
          }
        />
      ) : null}
    </>
  );
}
