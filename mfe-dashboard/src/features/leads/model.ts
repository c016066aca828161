import { formatNumber } from 'shared-contract/format';
import { leadSources, type LeadStatus, leadStatuses } from 'shared-contract/lists/leads';
import type { BadgeTone } from 'shared-ui/badge';
import type { Template } from '../../email/email.ts';
import { ageOf } from '../../lib/format.ts';
import type { Assignee, FullLead, LeadEvent } from './queries.ts';

export interface LeadProps {
  readonly lead: FullLead;
  readonly people: readonly Assignee[];
  /** Whether the user can change the lead and choose the coach of its client. Other users become the coach. */
  readonly canChange: boolean;
}

export const statusLabel = (status: string): string =>
  leadStatuses.find(({ value }) => value === status)?.label ?? status;

export const statusTones: Readonly<Record<LeadStatus, BadgeTone>> = {
  new: 'copper',
  contacted: 'info',
  qualified: 'neutral',
  converted: 'success',
};

/** Returns the label of a source, or the stored value if no form of this release sends it. */
export const sourceLabel = (source: string | null): string =>
  leadSources.find(({ value }) => value === source)?.label ?? source ?? 'Not known';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export interface StageAge {
  /** `4 d`, `3 h`, or `under 1 h`. */
  readonly text: string;
  /** Whether the lead has waited too long. A converted lead never waits. */
  readonly waits: 'no' | 'long' | 'too long';
}

/** Formats how long a lead has been in its stage, and classifies it: long from 7 days, too long from 14. */
export function stageAge(since: string, status: string, now: Date): StageAge {
  const ms = Math.max(0, now.getTime() - new Date(since).getTime());
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor(ms / HOUR_MS);
  const text = days > 0 ? `${formatNumber(days)} d` : hours > 0 ? `${hours} h` : 'under 1 h';
  const waits = status === 'converted' || days < 7 ? 'no' : days < 14 ? 'long' : 'too long';
  return { text, waits };
}

type AnswerEvent = Pick<LeadEvent, 'id' | 'kind' | 'from_value' | 'created_at'>;

const isAnswer = ({ kind, from_value: from }: AnswerEvent): boolean =>
  kind === 'call' || kind === 'email' || (kind === 'status' && from === 'new');

/** Returns the first call, email, or change from the status new, and the time it took. Null if there is none. */
export function firstAnswer(
  { created_at: received }: { readonly created_at: string },
  events: readonly AnswerEvent[],
): { readonly id: number; readonly after: string } | null {
  const first = events.filter(isAnswer).at(-1);
  return first ? { id: first.id, after: ageOf(received, new Date(first.created_at)) } : null;
}

/** Search parameter for the layout. The default is the table. */
export const layoutKey = 'layout';
export const boardLayout = 'board';

/** Common replies. The author replaces the text in square brackets. */
export const replyTemplates: readonly Template[] = [
  {
    id: 'thanks',
    name: 'Thank you, and a call',
    subject: 'Your message to us',
    body: `Thank you for writing to us about [what they asked].

The next step is a call of 30 minutes. We use it to understand your business before we say anything about a plan. These times are open on our side: [first time], [second time].

Reply with the one that suits you, or name another.`,
  },
  {
    id: 'answer',
    name: 'An answer to a question',
    subject: 'Your question about [topic]',
    body: `You asked: [question].

The short answer: [answer].

What it would mean for you depends on [what it depends on]. If you send us [documents], we can say more; please do not send tax documents by email.`,
  },
  {
    id: 'details',
    name: 'We need to know more',
    subject: 'Before we can answer you',
    body: `Thank you for writing to us. To answer you well we need to know a little more:

[First question]
[Second question]

A few words are enough.`,
  },
  {
    id: 'program',
    name: 'The certification program',
    subject: 'The certification program',
    body: `Thank you for your interest in the program.

It runs for 14 weeks, with one live session of two hours each week and work on your own beside it. The next cohort with free seats begins on [date].

If you want to go on, apply on our site; we decide within 48 hours. If you would rather talk first, reply with two times that suit you.`,
  },
  {
    id: 'not-us',
    name: 'We are not the right firm',
    subject: 'Your message to us',
    body: `Thank you for writing to us. We have read what you sent, and we are not the right firm for it: [reason].

What may help you instead: [suggestion].

If your situation changes, write to us again.`,
  },
];
