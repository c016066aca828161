import { LONGEST_MS, QUIET_MS, download, refetch } from './download.ts';

/**
 * Scripts and styles say when they have loaded, not that they are loading: a line of 50 kbit/s and a dead socket look
 * alike to whoever waits for a tag. So a tag that is not done after a while is read along with `fetch`. The browser
 * joins that to the request under way (or makes a second one, where it does not share), and its pieces are the progress.
 *
 * A tag for which nothing arrives is failed as the network would fail it, with an `error` event: chunk loader, style
 * loader and federation runtime then forget it, and the next try makes a new one.
 */
export interface FileWatch {
  /** When a file last moved; now, while one is on its way that has not been given up. */
  lastNews(): number;
  /** Files whose last try failed, since a moment on the clock of `performance.now()`. */
  failedSince(moment: number): readonly FailedFile[];
  /** Fetches files anew, past the cache, so that a new tag finds them. Resolves to those that still do not come. */
  renew(addresses: readonly string[]): Promise<readonly string[]>;
}

export interface FailedFile {
  readonly address: string;
  /** Nothing arrived any more; else the network, or the file itself, was at fault. */
  readonly hung: boolean;
  readonly at: number;
}

type FileTag = HTMLScriptElement | HTMLLinkElement;

/** From here on a tag is read along. */
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

/** The browser joins this to the request under way, and its pieces are the progress. */
function readAlong(address: string, onBytes: () => void): NonNullable<Waiting['reader']> {
  const stop = new AbortController();
  // How it ends says nothing: the tag itself does.
  download(address, { cache: 'default', signal: stop.signal, onBytes }).catch(() => undefined);
  return { since: performance.now(), stop };
}

/** News of any file counts: on a narrow line one may wait until another is through. */
function hangs({ since, reader }: Waiting, now: number, lastNews: number): boolean {
  const quiet = reader ? now - Math.max(reader.since, lastNews) : 0;
  return quiet >= QUIET_MS - READ_ALONG_AFTER_MS || now - since >= LONGEST_MS;
}

/** Calls back for every script and style that is put into the head. */
function onNewTags(callback: (tag: FileTag, now: number) => void): void {
  new MutationObserver((records) => {
    const now = performance.now();
    for (const { addedNodes } of records)
      addedNodes.forEach((node) => {
        if (isFileTag(node)) callback(node, now);
      });
  }).observe(document.head, { childList: true });
}

/** Watches every script and style that is put into the head. */
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
