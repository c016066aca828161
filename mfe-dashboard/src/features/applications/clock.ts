import { officeZone } from 'shared-contract/firm';
import { zonedDay } from 'shared-contract/zoned-time';
import { isOpen, type Status } from './application.ts';

const timeZone = officeZone;
const hour = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' });
const dayOf = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' });

/** "3:04 pm", at the office. */
export const timeOf = (instant: string): string =>
  hour.format(new Date(instant)).replace(/\s?([AP])M$/, (_, half: string) => `\u00a0${half.toLowerCase()}m`);

/** "Nov 24, 2026, 3:04 pm", at the office. */
export const momentOf = (instant: string): string => `${dayOf.format(new Date(instant))}, ${timeOf(instant)}`;

/** "Nov 24, 2026", at the office. */
export const dateOf = (instant: string): string => dayOf.format(new Date(instant));

export interface Due {
  readonly tone: 'danger' | 'warning' | 'neutral';
  readonly words: string;
  /** The moment that they speak of. */
  readonly at: string;
}

/**
 * What the clock of the review says; null once nobody waits. The time is the database's (`review_due_at`): here it is
 * only compared with now.
 */
export function dueIn(status: Status, reviewDueAt: string, now: Date): Due | null {
  if (!isOpen(status)) return null;
  const due = new Date(reviewDueAt);
  if (due < now) return { tone: 'danger', words: 'Overdue since', at: momentOf(reviewDueAt) };
  return zonedDay(due, timeZone) === zonedDay(now, timeZone)
    ? { tone: 'warning', words: 'Due today,', at: timeOf(reviewDueAt) }
    : { tone: 'neutral', words: 'Due', at: momentOf(reviewDueAt) };
}

const decided = {
  approve: 'Approved',
  reject: 'Rejected',
  in_review: 'In review',
  take_off: 'Taken off the list',
} as const;

export interface OnHold {
  readonly decision: keyof typeof decided;
  readonly letter_at: string;
  readonly carried_out_at: string | null;
}

/** Whether it is decided already: into review is no answer, and the clock runs on. */
export const isAnswered = (onHold: OnHold | undefined): boolean =>
  onHold !== undefined && onHold.decision !== 'in_review';

/** A decision whose letter has not gone, in words, and whether it can be taken back. */
export function onHoldInWords({ decision, letter_at, carried_out_at }: OnHold, now: Date) {
  const isDue = new Date(letter_at) <= now;
  if (carried_out_at !== null) {
    const again = isDue ? 'tried again now' : `tried again at ${timeOf(letter_at)}`;
    return { words: `${decided[decision]}. The letter has not gone yet: ${again}`, canUndo: false };
  }
  return {
    words: `${decided[decision]}, ${isDue ? 'letter goes now' : `letter at ${timeOf(letter_at)}`}`,
    canUndo: true,
  };
}
