import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JWK } from 'jose';
import { decode } from 'shared-release/encode';
import { LIVE_KEY, sha256, createHttpStore, type ReadStore } from 'shared-release/store';
import type { PointerMemory } from '../live/follow.ts';
import { createLiveSite, type LiveSiteOptions } from '../live/live-site.ts';

const KEY = /^(?:[\w-]+\/)*[\w-][\w.-]*$/;

function createFolderStore(folder: string): ReadStore {
  return {
    async get(key) {
      if (!KEY.test(key)) throw new Error(`${key} is no key of a store`);
      try {
        const bytes = new Uint8Array(await readFile(path.join(folder, key)));
        return { bytes, version: await sha256(bytes) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

/** Stores the last accepted pointer in a folder, atomically. */
function createPointerFile(folder: string): PointerMemory {
  const file = path.join(folder, LIVE_KEY);
  return {
    read: () =>
      readFile(file, 'utf8').catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }),
    async write(text) {
      const draft = `${file}.${process.pid}`;
      await mkdir(folder, { recursive: true });
      await writeFile(draft, text);
      await rename(draft, file);
    },
  };
}

/** Milliseconds between checks whether a poll is due. */
const TICK_MS = 250;
/** Maximum milliseconds that an unresponsive store delays the start. */
const START_MS = 15_000;

export interface LiveSource {
  /** A folder, or the URL of a bucket. */
  readonly store: string;
  readonly key: JWK;
  readonly state?: string;
  /** Milliseconds between two polls while the store responds. */
  readonly everyMs?: number;
}

type Options = LiveSource & Pick<LiveSiteOptions, 'settings' | 'encode' | 'sourceOf' | 'log'>;

/** Opens a store's live release set and polls for changes while the process runs. */
export async function openStore({ store: given, key, state, ...options }: Options) {
  const site = createLiveSite({
    ...options,
    store: /^https?:\/\//.test(given) ? createHttpStore(given) : createFolderStore(given),
    key,
    decode,
    now: Date.now,
    ...(state !== undefined && { memory: createPointerFile(state) }),
  });
  const { follower } = site;
  const patience = Promise.withResolvers<undefined>();
  const timer = setTimeout(patience.resolve, START_MS, undefined);
  await Promise.race([follower.start(), patience.promise]);
  clearTimeout(timer);
  const polling = setInterval(() => {
    if (follower.isDue()) void follower.look();
  }, TICK_MS);
  polling.unref();
  return {
    answer: site.answer,
    close() {
      clearInterval(polling);
    },
  };
}
