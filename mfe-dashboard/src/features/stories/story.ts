import type { StoryStatus } from '../../lib/labels.ts';

/** The five sections in order, with their instructions. */
export const sections = [
  {
    id: 'situation',
    label: 'Situation',
    guidance:
      'The client and the starting point: the business, its size, and what was in place before the work began.',
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

export type StorySection = (typeof sections)[number]['id'];

/** Fields that are saved individually. */
export const fields = [
  'title',
  'client_id',
  ...sections.map(({ id }) => id),
] as const satisfies readonly string[];
export type Field = 'title' | 'client_id' | StorySection;
export type Texts = Partial<Record<Field, string>>;

export const MAX_SECTION_LENGTH = 8000;
export const MAX_TITLE_LENGTH = 200;
/** Number of characters from which a section shows its count. */
export const COUNTED_FROM = 7000;

export const labelOfField = (field: Field): string =>
  field === 'title'
    ? 'Title'
    : field === 'client_id'
      ? 'Client'
      : (sections.find(({ id }) => id === field)?.label ?? '');

/** Whether the text can be edited. It is read-only while published or archived. */
export const isOpen = (status: StoryStatus): boolean => status === 'draft' || status === 'in_review';

/** Returns the labels of the fields that must be filled in before a review. */
export function missingOf(valueOf: (field: Field) => string): readonly string[] {
  return (['title', ...sections.map(({ id }) => id)] as const)
    .filter((field) => valueOf(field).trim() === '')
    .map(labelOfField);
}
