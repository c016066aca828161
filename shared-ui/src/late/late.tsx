import { Suspense, memo, use, useEffect, useRef, type ComponentType, type RefObject } from 'react';

/** A part of a page whose code arrives later than the rest of the page. */
export interface LatePart {
  readonly Component: ComponentType;
  /** Loads the code. A page's `loader` waits for this, so that a navigation never shows a gap. */
  readonly preload: () => Promise<void>;
}

/** The inline script that holds back early clicks and submits listens for this; see {@link late}. */
const LIVE_EVENT = 'nc:live';

/** The shell sends this when it is about to change the page: React cannot pass a change over a part without code. */
const USE_EVENT = 'nc:use';

const signs = [
  'scroll',
  'wheel',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'popstate',
  USE_EVENT,
] as const;

/** After a failed import, a part asks again at the next sign of use, but not sooner than this. */
const RETRY_PAUSE_MS = 5_000;

/** Settles at the next sign that somebody uses the page. */
function nextUse(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      signs.forEach((type) => {
        removeEventListener(type, done, true);
      });
      resolve();
    };
    signs.forEach((type) => {
      addEventListener(type, done, { capture: true, passive: true });
    });
  });
}

function isInUse(part: Element): boolean {
  return (
    window.scrollY > 0 ||
    part.contains(document.activeElement) ||
    part.querySelector('[aria-busy="true"]') !== null
  );
}

/** Loads the code of a served part once it is wanted. It never fails: without its code the part keeps its HTML. */
async function loadOnUse(part: Element, preload: () => Promise<void>): Promise<void> {
  if (!isInUse(part)) await nextUse();
  for (;;) {
    try {
      await preload();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      await nextUse();
    }
  }
}

/** React reads a settled promise at once, without suspending, when it says so itself. */
function markFulfilled(promise: Promise<void>) {
  void Object.assign(promise, { status: 'fulfilled', value: undefined });
}

/**
 * Makes a part of a prerendered page that keeps its HTML and gets its code only when somebody starts to use the page
 * (scrolls, touches, types): what stands below the fold costs the first visit nothing. Until then links work by
 * themselves, and clicks and submits inside are held back and replayed (`data-late` marks the part).
 *
 * @param id stands in the markup; one part of a page each.
 * @param load imports the module that exports `Component`. After a failed import a served part keeps its HTML and asks
 *   again when the page is used; a navigation that needs the part fails with the import's error.
 */
export function late(id: string, load: () => Promise<{ Component: ComponentType }>): LatePart {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  const preload = (): Promise<void> => {
    if (loading) return loading;
    const request: Promise<void> = load().then(
      (module) => {
        Loaded = module.Component;
        markFulfilled(request);
      },
      (error: unknown) => {
        loading = undefined;
        if (waiting === request) waiting = undefined;
        throw error;
      },
    );
    loading = request;
    return request;
  };

  function code(): Promise<void> {
    const rendered = typeof document === 'undefined' ? null : document.querySelector(`[data-late="${id}"]`);
    waiting ??= rendered && !Loaded ? loadOnUse(rendered, preload) : preload();
    return waiting;
  }

  function Content({ wrapper }: { wrapper: RefObject<HTMLElement | null> }) {
    // Always called: React replays a render that was suspended, and hooks must not differ between the two.
    use(code());
    useEffect(() => {
      wrapper.current?.removeAttribute('data-late');
      dispatchEvent(new Event(LIVE_EVENT));
    }, [wrapper]);
    return Loaded ? <Loaded /> : null;
  }

  // Memoized: a change in the parent must not reach a part that has no code yet, or React would drop its HTML.
  const Component = memo(function Late() {
    const wrapper = useRef<HTMLDivElement>(null);
    return (
      <div ref={wrapper} data-late={id}>
        <Suspense fallback={null}>
          <Content wrapper={wrapper} />
        </Suspense>
      </div>
    );
  });

  return { Component, preload };
}
