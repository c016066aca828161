import { readFileSync } from 'node:fs';
import { describeProblems } from '../describe-problems.ts';
import { liveKeyText, lookSeconds } from '../live/live-key.ts';
import { httpAddress } from '../settings.ts';
import type { LiveSource } from './open-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A look at a folder is one small file: a way back need not wait as long as where each look is paid for. */
const FOLDER_SECONDS = 1;

/** The public key as it is given, or as it lies in a file. */
function readLiveKey(given: string): LiveSource['key'] | string {
  try {
    const result = liveKeyText.safeParse(given.startsWith('{') ? given : readFileSync(given, 'utf8'));
    return result.success ? result.data : `SITE_LIVE_KEY: ${describeProblems(result.error)}`;
  } catch (error) {
    return `SITE_LIVE_KEY: ${given} cannot be read: ${(error as Error).message.replace(/\s+/g, ' ')}`;
  }
}

/** The store, where one is named; a text says what is wrong. */
export function findStore(env: Environment): LiveSource | string | undefined {
  const { SITE_STORE: given, SITE_LIVE_KEY: key, SITE_STATE: state } = env;
  if (given === undefined) return undefined;
  if (env['SITE_ROOT'] !== undefined)
    return 'SITE_STORE: a site has a store or a folder (SITE_ROOT), not both';
  if (key === undefined) return 'SITE_LIVE_KEY: missing; SITE_STORE needs the public key of whoever releases';
  const isAddress = /^[a-z][a-z0-9+.-]+:\/\//i.test(given);
  const address = isAddress ? httpAddress.safeParse(given) : undefined;
  if (address && !address.success)
    return 'SITE_STORE: expected a folder, or the https address of a bucket that this process may read';
  const found = readLiveKey(key);
  if (typeof found === 'string') return found;
  const seconds = lookSeconds.safeParse(env['SITE_LOOK_SECONDS']).data ?? (isAddress ? 5 : FOLDER_SECONDS);
  return {
    store: address?.data ?? given,
    key: found,
    everyMs: seconds * 1000,
    ...(state !== undefined && { state }),
  };
}
