import type { ModuleOutline } from './module-types.ts';

/** What the database has of a module. */
export interface StoredProgress {
  readonly module_id: string;
  readonly percent: number;
  readonly lesson: number;
  readonly quiz_score: number | null;
}

/** What this device knows beyond that: not sent yet, or read out of turn. Sections are counted from 1. */
export interface KeptProgress {
  readonly read: readonly number[];
  readonly score: number | null;
}

export interface Progress {
  readonly percent: number;
  /** The highest section read in a row. */
  readonly lesson: number;
  readonly score: number | null;
  readonly isRead: (section: number) => boolean;
  /** Whether the device is ahead of the database. */
  readonly isUnsent: boolean;
}

/** A check of this many points counts. */
export const PASSED = 80;
/** The address of a module's five questions, after its sections. */
export const CHECK = 'check';

/** As the database computes it. */
export const percentOf = (lesson: number, sections: number, score: number | null): number =>
  Math.floor((90 * Math.min(lesson, sections)) / sections) + (score !== null && score >= PASSED ? 10 : 0);

const inARow = (from: number, read: readonly number[]): number => {
  let lesson = from;
  while (read.includes(lesson + 1)) lesson += 1;
  return lesson;
};

/** Where somebody is, of what the database and the device know: the greater of each. */
export function progressOf(
  { sections }: Pick<ModuleOutline, 'sections'>,
  stored: StoredProgress | undefined,
  kept: KeptProgress | undefined,
): Progress {
  const before = stored?.lesson ?? 0;
  const read = kept?.read ?? [];
  const lesson = inARow(before, read);
  const known = stored?.quiz_score ?? null;
  const score = kept?.score == null ? known : Math.max(kept.score, known ?? 0);
  return {
    lesson,
    score,
    percent: Math.max(stored?.percent ?? 0, percentOf(lesson, sections.length, score)),
    isRead: (section) => section <= lesson || read.includes(section),
    isUnsent: lesson > before || (score !== null && (known === null || score > known)),
  };
}

/** The place to go on at: the first section that is not read, then the check, then the beginning. */
export function nextPlace({ sections }: ModuleOutline, { isRead, score }: Progress): string {
  const unread = sections.find((_, index) => !isRead(index + 1));
  if (unread) return unread.id;
  return score !== null && score >= PASSED ? (sections[0]?.id ?? CHECK) : CHECK;
}

/** "Continue at section 3", or what else there is to do; none before the beginning. */
export function continueWords({ sections }: ModuleOutline, { isRead, percent }: Progress): string | null {
  const unread = sections.findIndex((_, index) => !isRead(index + 1));
  if (percent === 100) return 'Complete. Read it again';
  if (unread === -1) return 'Continue at the check';
  return sections.some((_, index) => isRead(index + 1)) ? `Continue at section ${String(unread + 1)}` : null;
}
