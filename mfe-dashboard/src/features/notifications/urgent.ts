import type { Notice } from './data/list-notifications.ts';

/** A call that begins so soon is said over whatever page one is on. */
const SOON_MS = 15 * 60_000;

const callOf = ({ link }: Notice): string | null => /[?&]call=([^&#]+)/.exec(link ?? '')?.[1] ?? null;

/** Of each call the latest word alone: it may have been moved or canceled since. */
function latestOfCalls(notices: readonly Notice[]): readonly Notice[] {
  const latest = new Map<string, Notice>();
  for (const notice of notices) {
    const call = callOf(notice);
    if (call === null) continue;
    const known = latest.get(call);
    if (!known || known.created_at < notice.created_at) latest.set(call, notice);
  }
  return [...latest.values()];
}

/** When a call that is told of begins within a quarter of an hour: the first of them. */
export function callBeginning(notices: readonly Notice[], now: number): Notice | undefined {
  return latestOfCalls(notices)
    .filter(({ happens_at: at }) => at !== null && Date.parse(at) > now && Date.parse(at) - now <= SOON_MS)
    .sort((one, other) => (one.happens_at ?? '').localeCompare(other.happens_at ?? ''))[0];
}

/** Unread leads that were given to whoever reads this, and have come since `known`. */
export function leadsGiven(notices: readonly Notice[], known: ReadonlySet<string>): readonly Notice[] {
  return notices.filter(
    ({ id, kind, title, read_at: readAt }) =>
      kind === 'lead' && readAt === null && title.endsWith('is yours to follow up') && !known.has(id),
  );
}
