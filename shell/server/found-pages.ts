import { parameterOf } from 'shared-contract/route-patterns';
import type { Asset, Encode, Encoding } from 'shared-release/assets';
import type { Release } from 'shared-release/release';
import { z } from 'zod';
import { digestOf } from './digest.ts';
import { type Entry, fillPage } from './fill-page.ts';
import type { Pages } from './pages.ts';
import type { EdgeSettings } from './settings.ts';

/** Server function that looks up people by id. */
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

/** Maximum cache time in milliseconds. A person removed from the register disappears within this time. */
export const BELIEVED_MS = 10_000;
/** Timeout in milliseconds. The page is then served without register data. */
const PATIENCE_MS = 1000;
/** After a failure, the register isn't called for this many milliseconds, so that visitors don't wait. */
const PAUSE_MS = 5000;
const MOST_KEPT = 500;
/** Maximum parallel lookups, so that a flood of unknown ids doesn't reach the backend. */
const MOST_UNDER_WAY = 32;
/** Ids with another format aren't looked up. */
const ID = /^[a-z0-9-]{1,140}$/;

const answer = z.object({
  people: z.array(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
});

/**
 * Looks up the person at an address through a server function. Caches results briefly and as values: on Workers, a
 * promise of one request would never settle for another. On any failure, returns undefined and logs the reason.
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

type MissingPage = NonNullable<Release['missing']>[number];

interface FoundPagesOptions extends RegisterOptions {
  readonly pages: Pages;
  readonly encode?: Encode | undefined;
}

/**
 * Renders the page of a person that the register finds at an address. Rendered for every response, because people are
 * added and removed.
 */
export function createFoundPages({ pages, encode, ...options }: FoundPagesOptions) {
  const ask = createRegister(options);

  return async (
    { pattern, found }: MissingPage,
    pathname: string,
    encodings: readonly Encoding[],
  ): Promise<Asset | undefined> => {
    const id = parameterOf(pattern, pathname);
    const entry = found && id !== undefined ? await ask(found, id) : undefined;
    if (!found || !entry) return undefined;
    const { body: slots, styleHashes = [] } = await pages(found.file, []);
    const plain = new TextEncoder().encode(fillPage(await new Response(slots).text(), entry));
    const digest = await digestOf(plain);
    const encoding = encode && encodings[0];
    const body = encoding ? await encode(plain, encoding, 'quick') : plain;
    return {
      body,
      contentType: 'text/html; charset=utf-8',
      etag: encoding ? `"${digest}-${encoding}"` : `"${digest}"`,
      styleHashes,
      ...(encoding && { encoding }),
    };
  };
}
