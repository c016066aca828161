import type { StoryStatus } from '../../lib/story-words.ts';

/** The five parts with what belongs into each, in their order. */
export const parts = [
  {
    id: 'situation',
    label: 'Situation',
    guidance:
      'Who this is about and how things stood: the business, its size, and what was in place before the work began.',
  },
  {
    id: 'challenge',
    label: 'Challenge',
    guidance: 'What was wrong, or what was about to happen, and what it would have cost to leave it alone.',
  },
  {
    id: 'strategy',
    label: 'Strategy',
    guidance: 'What was done, in which order, and why this and not the obvious alternative.',
  },
  {
    id: 'result',
    label: 'Result',
    guidance: 'What changed, with figures and the year they belong to. Say what is still open.',
  },
  {
    id: 'lesson',
    label: 'Lesson',
    guidance: 'The one thing that the next owner in the same place should take from it.',
  },
] as const;

export type PartId = (typeof parts)[number]['id'];

/** What is saved of a story, each by itself. */
export const fields = [
  'title',
  'client_id',
  ...parts.map(({ id }) => id),
] as const satisfies readonly string[];
export type Field = 'title' | 'client_id' | PartId;
export type Texts = Partial<Record<Field, string>>;

export const LONGEST_PART = 8000;
export const LONGEST_TITLE = 200;
/** From here on a part says how much room is left. */
export const COUNTED_FROM = 7000;

export const labelOfField = (field: Field): string =>
  field === 'title'
    ? 'Title'
    : field === 'client_id'
      ? 'Client'
      : (parts.find(({ id }) => id === field)?.label ?? '');

/** Whether the text may change; while it is published or archived it is frozen. */
export const isOpen = (status: StoryStatus): boolean => status === 'draft' || status === 'in_review';

/** What still has to be written before somebody reviews it, by name. */
export function missingOf(valueOf: (field: Field) => string): readonly string[] {
  return (['title', ...parts.map(({ id }) => id)] as const)
    .filter((field) => valueOf(field).trim() === '')
    .map(labelOfField);
}
