import { LONGEST_MS, QUIET_MS, download, refetch } from './download.ts';

/**
 * Scripts and styles report when they have loaded, but not their progress: a 50 kbit/s connection and a dead socket
 * look the same to code that waits for a tag. So a tag that hasn't loaded after a while is also read with `fetch`. The
 * browser joins that to the pending request (or makes a second one, if it doesn't share), and its data shows the
 * progress.
 *
 * A tag for which no data arrives fails as with a network error, with an `error` event. Chunk loader, style loader, and
 * federation runtime then drop it, and the next attempt creates a new tag.
 */
export interface FileWatch {
  /** When data last arrived; now, while a file is loading. */
  lastNews(): number;
  /** Files whose last attempt failed since a moment of `performance.now()`. */
  failedSince(moment: number): readonly FailedFile[];
  /** Refetches files past the cache, so that a new tag finds them. Resolves to those that still fail. */
  renew(addresses: readonly string[]): Promise<readonly string[]>;
}

export interface FailedFile {
  readonly address: string;
  /** The file stopped sending; otherwise the network or the file was at fault. */
  readonly hung: boolean;
  readonly at: number;
}

type FileTag = HTMLScriptElement | HTMLLinkElement;

/** After this time a tag's file is read along. */
const READ_ALONG_AFTER_MS = 3_000;
const STEP_MS = 250;

interface Waiting {
  readonly address: string;
  readonly since: number;
  reader?: { readonly since: number; readonly stop: AbortController };
}

const addressOf = (tag: FileTag) => (tag instanceof HTMLScriptElement ? tag.src : tag.href);

function isFileTag(node: Node): node is FileTag {
  if (node instanceof HTMLScriptElement) return node.src !== '';
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet';
}

function readAlong(address: string, onBytes: () => void): NonNullable<Waiting['reader']> {
  const stop = new AbortController();
  // The tag's own events report the result.
  download(address, { cache: 'default', signal: stop.signal, onBytes }).catch(() => undefined);
  return { since: performance.now(), stop };
}

/** Data of any file counts: on a slow connection one file may wait for another. */
function hangs({ since, reader }: Waiting, now: number, lastNews: number): boolean {
  const quiet = reader ? now - Math.max(reader.since, lastNews) : 0;
  return quiet >= QUIET_MS - READ_ALONG_AFTER_MS || now - since >= LONGEST_MS;
}

function onNewTags(callback: (tag: FileTag, now: number) => void): void {
  new MutationObserver((records) => {
    const now = performance.now();
    for (const { addedNodes } of records)
      addedNodes.forEach((node) => {
        if (isFileTag(node)) callback(node, now);
      });
  }).observe(document.head, { childList: true });
}

/** Watches every script and stylesheet added to the head. */
export function watchFiles(watched: (address: string) => boolean): FileWatch {
  const waiting = new Map<FileTag, Waiting>();
  const failed = new Map<string, FailedFile>();
  let lastNews = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const onBytes = () => {
    lastNews = performance.now();
  };

  const fail = (address: string, hung: boolean) =>
    failed.set(address, { address, hung, at: performance.now() });

  function settle(tag: FileTag, came: boolean, hung = false) {
    const one = waiting.get(tag);
    if (!one) return;
    one.reader?.stop.abort();
    waiting.delete(tag);
    if (came) {
      onBytes();
      failed.delete(one.address);
    } else fail(one.address, hung);
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function giveUp(tag: FileTag) {
    settle(tag, false, true);
    tag.dispatchEvent(new Event('error'));
    tag.remove();
  }

  function step() {
    const now = performance.now();
    waiting.forEach((one, tag) => {
      if (!one.reader && now - one.since >= READ_ALONG_AFTER_MS) one.reader = readAlong(one.address, onBytes);
      if (hangs(one, now, lastNews)) giveUp(tag);
    });
  }

  function watch(tag: FileTag, since: number) {
    const address = addressOf(tag);
    if (waiting.has(tag) || !watched(address)) return;
    waiting.set(tag, { address, since });
    tag.addEventListener('load', () => {
      settle(tag, true);
    });
    tag.addEventListener('error', () => {
      settle(tag, false);
    });
    timer ??= setInterval(step, STEP_MS);
  }

  onNewTags(watch);

  return {
    lastNews: () => (waiting.size > 0 ? performance.now() : lastNews),
    failedSince: (moment) => [...failed.values()].filter(({ at }) => at >= moment),
    async renew(addresses) {
      const gone = await Promise.all(
        addresses.map(async (address) => {
          if (!(await refetch(address))) return [address];
          failed.delete(address);
          return [];
        }),
      );
      return gone.flat();
    },
  };
}
