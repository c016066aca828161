import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../build/shared-modules.ts';
import type { ReadCounts } from './watch-canary.ts';

const backendShape = z.object({ url: z.string(), secretKey: z.string() });
const count = z.int().min(0);
const countsShape = z.object({ views: count, errors: count, senders: count, errorSenders: count });
const PATIENCE_MS = 10_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** The backend as its owner reaches it: the hosted project, or the one whose file lies in the data folder. */
function backendIn({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey }: Environment, dataFolder: string) {
  if (url && secretKey) return { url, secretKey };
  if (url) throw new Error('SUPABASE_SECRET_KEY is not set: by it the errors of a canary are asked for');
  try {
    return backendShape.parse(
      JSON.parse(readFileSync(path.resolve(root, dataFolder, 'backend.json'), 'utf8')),
    );
  } catch (cause) {
    throw new Error('No backend runs here: npm start, or set SUPABASE_URL and SUPABASE_SECRET_KEY', {
      cause,
    });
  }
}

/** Reads from the backend what pages of some sets have reported. */
export function createReadCounts(environment: Environment, dataFolder: string): ReadCounts {
  const { url, secretKey } = backendIn(environment, dataFolder);
  return async (sets, since) => {
    const response = await fetch(`${url}/rest/v1/rpc/release_counts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: secretKey },
      body: JSON.stringify({ set_ids: sets, since }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the backend at ${url} does not tell its counts: ${response.status}`);
    }
    return countsShape.parse(await response.json());
  };
}
