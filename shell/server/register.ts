import { z } from 'zod';
import type { Entry } from './fill-page.ts';
import type { EdgeSettings } from './settings.ts';

/** Which server function knows who is at an address. */
export interface Register {
  readonly function: string;
  readonly action: string;
}

export interface RegisterOptions {
  readonly settings: Pick<EdgeSettings, 'supabaseUrl' | 'supabasePublishableKey'>;
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly fetch?: typeof fetch | undefined;
}

/** How long an answer is believed: who leaves the register is gone for everybody within this time. */
export const BELIEVED_MS = 10_000;
/** After this a page is served as it would be without the register. */
const PATIENCE_MS = 1000;
/** How long nobody is kept waiting for a register that has just failed. */
const PAUSE_MS = 5000;
const MOST_KEPT = 500;
/** A crowd at addresses that nobody has meets the edge, not the backend. */
const MOST_UNDER_WAY = 32;
/** What no id looks like is not asked about. */
const ID = /^[a-z0-9-]{1,140}$/;

const answer = z.object({
  people: z.array(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
});

/**
 * Asks a server function of the backend who is at an address. Answers are kept as values and for a moment only: on Workers a
 * promise of one request would never settle for another. Whatever goes wrong, nobody is found, and the log says why.
 */
export function createRegister({ settings, now, log, fetch: ask = fetch }: RegisterOptions) {
  const kept = new Map<string, { readonly until: number; readonly entry: Entry | undefined }>();
  let pausedUntil = -Infinity;
  let underWay = 0;

  async function read({ function: name, action }: Register, id: string): Promise<Entry | undefined> {
    const response = await ask(`${settings.supabaseUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: settings.supabasePublishableKey },
      body: JSON.stringify({ action, id }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the answer is ${response.status}`);
    }
    return answer.parse(await response.json()).people.at(0);
  }

  function keep(key: string, entry: Entry | undefined): void {
    kept.delete(key);
    kept.set(key, { until: now() + BELIEVED_MS, entry });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return async (register: Register, id: string): Promise<Entry | undefined> => {
    if (!ID.test(id)) return undefined;
    const key = `${register.function} ${register.action} ${id}`;
    const known = kept.get(key);
    if (known && known.until > now()) return known.entry;
    if (pausedUntil > now() || underWay >= MOST_UNDER_WAY) return undefined;
    underWay += 1;
    try {
      const entry = await read(register, id);
      keep(key, entry);
      return entry;
    } catch (error) {
      pausedUntil = now() + PAUSE_MS;
      const reason = error instanceof Error ? error.message : String(error);
      log(`register: ${register.function} was asked in vain: ${reason.replace(/\s+/g, ' ')}`);
      return undefined;
    } finally {
      underWay -= 1;
    }
  };
}
