import { z } from 'zod';
import { historyKey } from '../../shell/server/live/keys.ts';
import type { ReadStore } from '../../shell/server/live/read-store.ts';
import { eachOf } from './each-of.ts';
import type { Store } from './store.ts';

const entrySchema = z.object({
  sequence: z.int().positive(),
  set: z.string().regex(/^[0-9a-f]{16}$/),
  /** Since when it was live. */
  at: z.iso.datetime(),
  author: z.string(),
  /** Empty where whoever did it was stopped before it was written down. */
  action: z.string(),
});

/** A move of the pointer. It is told to people and decides how long a set is kept; what is live it does not decide. */
export type HistoryEntry = z.infer<typeof entrySchema>;

export const entryOf = (
  { set, sequence }: Pick<HistoryEntry, 'set' | 'sequence'>,
  told: Pick<HistoryEntry, 'at' | 'author' | 'action'>,
): HistoryEntry => ({ sequence, set, ...told });

export const writeEntry = (store: Store, entry: HistoryEntry): Promise<boolean> =>
  store.putIfAbsent(historyKey(entry.sequence), new TextEncoder().encode(JSON.stringify(entry)));

/** The last moves, newest first; one that nobody wrote down, or that cannot be read, is left out. */
export async function readHistory(
  store: ReadStore,
  sequence: number,
  count: number,
): Promise<HistoryEntry[]> {
  const sequences = Array.from({ length: Math.min(sequence, count) }, (_, index) => sequence - index);
  const found: HistoryEntry[] = [];
  await eachOf(sequences, async (one) => {
    const stored = await store.get(historyKey(one));
    if (!stored) return;
    try {
      found.push(entrySchema.parse(JSON.parse(new TextDecoder().decode(stored.bytes))));
    } catch {
      // Nothing depends on it.
    }
  });
  return found.sort((a, b) => b.sequence - a.sequence);
}
