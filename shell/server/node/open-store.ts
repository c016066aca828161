import type { JWK } from 'jose';
import { createHttpStore } from '../live/http-store.ts';
import { createLiveSite, type LiveSiteOptions } from '../live/live-site.ts';
import { decode } from './decode.ts';
import { createFolderStore } from './folder-store.ts';
import { createPointerFile } from './pointer-file.ts';

/** How often a process asks itself whether it is time for a look. */
const TICK_MS = 250;
/** A store that hangs keeps the port closed for no longer. */
const START_MS = 15_000;

export interface LiveSource {
  /** A folder, or the address of a bucket. */
  readonly store: string;
  readonly key: JWK;
  /** Folder in which the process keeps the pointer that it followed last. */
  readonly state?: string;
  /** Between two looks while the store answers. */
  readonly everyMs?: number;
}

type Options = LiveSource & Pick<LiveSiteOptions, 'settings' | 'encode' | 'sourceOf' | 'log'>;

/** The live set of a store, followed for as long as the process runs. */
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
  setInterval(() => {
    if (follower.isDue()) void follower.look();
  }, TICK_MS).unref();
  return site.answer;
}
