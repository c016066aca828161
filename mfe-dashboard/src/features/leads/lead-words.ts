import { leadSources, leadStatuses, type LeadStatus } from 'shared-contract/lists/leads';
import type { BadgeTone } from 'shared-ui/badge';

export const leadThings = { one: 'lead', many: 'leads' } as const;

export const statusLabel = (status: string): string =>
  leadStatuses.find(({ value }) => value === status)?.label ?? status;

export const statusTones: Readonly<Record<LeadStatus, BadgeTone>> = {
  new: 'copper',
  contacted: 'info',
  qualified: 'neutral',
  converted: 'success',
};

/** Where it came from, in words; a source that no form of this release sends stands as it was sent. */
export const sourceLabel = (source: string | null): string =>
  leadSources.find(({ value }) => value === source)?.label ?? source ?? 'Not known';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export interface StageAge {
  /** `4 d`, `3 h`, `under 1 h`. */
  readonly text: string;
  /** How much too long that is; a converted lead waits for nothing. */
  readonly waits: 'no' | 'long' | 'too long';
}

/** For how long a lead has been in its stage, and from when on that is long. */
export function stageAge(since: string, status: string, now: Date): StageAge {
  const ms = Math.max(0, now.getTime() - new Date(since).getTime());
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor(ms / HOUR_MS);
  const text = days > 0 ? `${days.toLocaleString('en-US')} d` : hours > 0 ? `${hours} h` : 'under 1 h';
  const waits = status === 'converted' || days < 7 ? 'no' : days < 14 ? 'long' : 'too long';
  return { text, waits };
}
