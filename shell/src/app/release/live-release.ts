/** A seen page asks this often at most, unless it is seen again. */
export const EVERY_MS = 5 * 60_000;

/** A site that does not answer by then says nothing. The failure view is due within 8 s, and may wait for this. */
const LIMIT_MS = 2_000;

/** What was asked this long ago is not asked again for a failure. */
const FRESH_MS = 5_000;

export interface LiveRelease {
  /** The release that the site serves, where it is another one than the page's own. As far as the page has heard. */
  readonly other: () => string | undefined;
  /** Asks the site. Never fails: silence changes nothing. */
  readonly look: () => Promise<void>;
  /** The other release if the site has just said so: while it is silent, a document of it would not come either. */
  readonly answered: () => Promise<string | undefined>;
}

async function releaseOfSite(): Promise<string | undefined> {
  try {
    // With the tag of the last answer: mostly that nothing has changed. The service worker lets this address pass.
    const response = await fetch('/remotes.json', {
      cache: 'no-cache',
      priority: 'low',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const { release } = (response.ok ? await response.json() : {}) as { release?: unknown };
    return typeof release === 'string' ? release : undefined;
  } catch {
    return undefined;
  }
}

/** Knows which release the site serves, and asks when the page is seen again, and now and then while it is seen. */
export function watchLive(own: string, onOther: () => void): LiveRelease {
  let heard: string | undefined = own;
  let last = own;
  let looking: Promise<void> | undefined;
  let lookedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout>;

  const lookWhenSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const lookIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(lookWhenSeen, milliseconds);
  };
  const look = (): Promise<void> => {
    looking ??= releaseOfSite().then((release) => {
      looking = undefined;
      lookedAt = Date.now();
      heard = release;
      last = release ?? last;
      lookIn(EVERY_MS);
      if (last !== own) onOther();
    });
    return looking;
  };

  document.addEventListener('visibilitychange', lookWhenSeen);
  addEventListener('online', lookWhenSeen);
  addEventListener('pageshow', lookWhenSeen);
  // The document was the first answer. Somebody may come to a tab long after it was opened.
  lookIn(EVERY_MS - performance.now());

  return {
    other: () => (last === own ? undefined : last),
    look,
    async answered() {
      if (looking || Date.now() - lookedAt >= FRESH_MS) await look();
      return heard === own ? undefined : heard;
    },
  };
}
