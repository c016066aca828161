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

/** Settles at the first sign that somebody uses the page, or at once when there has been one. */
function firstUse(part: Element): Promise<void> {
  const used =
    window.scrollY > 0 ||
    part.contains(document.activeElement) ||
    part.querySelector('[aria-busy="true"]') !== null;
  if (used) return Promise.resolve();
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

/**
 * Makes a part of a prerendered page that keeps its HTML and gets its code only when somebody starts to use the page
 * (scrolls, touches, types): what stands below the fold costs the first visit nothing. Until then links work by
 * themselves, and clicks and submits inside are held back and replayed (`data-late` marks the part).
 *
 * @param id stands in the markup; one part of a page each.
 * @param load imports the module that exports `Component`. A failed import is asked again at the next use.
 */
export function late(id: string, load: () => Promise<{ Component: ComponentType }>): LatePart {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  const preload = (): Promise<void> =>
    (loading ??= load().then(
      (module) => {
        Loaded = module.Component;
      },
      (error: unknown) => {
        loading = undefined;
        waiting = undefined;
        throw error;
      },
    ));

  function code(): Promise<void> {
    const rendered = typeof document === 'undefined' ? null : document.querySelector(`[data-late="${id}"]`);
    return (waiting ??= rendered ? firstUse(rendered).then(preload) : preload());
  }

  function Content({ wrapper }: { wrapper: RefObject<HTMLElement | null> }) {
    if (!Loaded) use(code());
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
