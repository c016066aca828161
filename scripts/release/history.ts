import { historyKey, type ReadStore } from 'shared-release/store';
import { z } from 'zod';
import { eachOf } from './each-of.ts';
import type { Store } from './store.ts';

const entrySchema = z.object({
  sequence: z.int().positive(),
  set: z.string().regex(/^[0-9a-f]{16}$/),
  /** When it went live. */
  at: z.iso.datetime(),
  author: z.string(),
  /** Empty if the author's command was stopped before it wrote the entry. */
  action: z.string(),
});

/**
 * A switch of the active release pointer. It is shown to users and determines how long a release set is retained, but
 * not which one is live.
 */
export type HistoryEntry = z.infer<typeof entrySchema>;

export const entryOf = (
  { set, sequence }: Pick<HistoryEntry, 'set' | 'sequence'>,
  told: Pick<HistoryEntry, 'at' | 'author' | 'action'>,
): HistoryEntry => ({ sequence, set, ...told });

export const writeEntry = (store: Store, entry: HistoryEntry): Promise<boolean> =>
  store.putIfAbsent(historyKey(entry.sequence), new TextEncoder().encode(JSON.stringify(entry)));

/** Reads the latest entries, newest first. Skips missing and invalid ones. */
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
      // Skip it: nothing depends on the history.
    }
  });
  return found.sort((a, b) => b.sequence - a.sequence);
}
