import type { ComponentType } from 'react';
import { LATE_MARK } from 'shared-contract/page-events';
import { isChunkFailure, UNREACHABLE } from './load-chunk.ts';
import { notify } from '../components/toast/notify.tsx';
import { heldIn, isInUse, nextChange, nextHeld, nextUse } from './use-of-page.ts';

/** After a failed import, a part asks again at the next sign of use, but not sooner than this. */
const RETRY_PAUSE_MS = 5_000;

/** How long a change of the page waits for code that is on its way, once everything else is there. */
const GRACE_MS = 400;

/** How long a navigation waits for a part that it can do without. */
const PRELOAD_MS = 2_000;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** React reads a settled promise at once, without suspending, when it says so itself. */
const settled: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

let told: string | undefined;

/** Somebody pressed something that had no code yet, and it did not come. */
function tellWhoWaits(part: Element | null, error: unknown) {
  if (part)
    heldIn(part).forEach((held) => {
      held.removeAttribute('aria-busy');
      told = notify.error(UNREACHABLE, { reload: isChunkFailure(error) });
    });
}

export interface LateCode {
  /** The component, once it is there. */
  readonly current: () => ComponentType | undefined;
  readonly preload: () => Promise<void>;
  readonly tryPreload: () => Promise<void>;
  /** What React waits for before it takes the part over: it has its code, or gives way without it. Never rejects. */
  readonly codeOrNot: () => Promise<void>;
  /** Settles once the code is there, for a part that gave way; it goes on asking while there is such a part. */
  readonly codeAtLast: (part: () => Element | null) => Promise<void>;
}

/** The code of one late part: asked for when it is wanted, and again after a failure. */
export function createLateCode(id: string, load: () => Promise<{ Component: ComponentType }>): LateCode {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let hasFailed = false;

  const preload = (): Promise<void> => {
    loading ??= load().then(
      (module) => {
        Loaded = module.Component;
        if (told !== undefined) notify.dismiss(told);
      },
      (error: unknown) => {
        loading = undefined;
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  };

  const ask = (part: () => Element | null) =>
    preload().catch((error: unknown) => {
      tellWhoWaits(part(), error);
    });

  async function waitFor(part: Element): Promise<void> {
    const change = nextChange();
    if (!isInUse(part)) await nextUse();
    await Promise.race([ask(() => part), change.then(() => sleep(GRACE_MS))]);
    waiting = settled;
  }

  return {
    current: () => Loaded,
    preload,
    tryPreload: () =>
      typeof document === 'undefined'
        ? preload()
        : Promise.race([preload().catch(() => undefined), sleep(PRELOAD_MS)]),
    codeOrNot() {
      if (Loaded) return settled;
      if (typeof document === 'undefined') return preload();
      const served = document.querySelector(`[${LATE_MARK}="${id}"]`);
      waiting ??= served ? waitFor(served) : settled;
      return waiting;
    },
    async codeAtLast(part) {
      while (!Loaded && part()) {
        if (!loading && hasFailed) await Promise.race([sleep(RETRY_PAUSE_MS).then(nextUse), nextHeld()]);
        await ask(part);
      }
    },
  };
}
