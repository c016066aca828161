import { Suspense, memo, use, useEffect, useRef, useState, type ComponentType } from 'react';
import { LATE_MARK, LIVE_EVENT } from 'shared-contract/page-events';
import { carryForms } from './carried.ts';
import { handOver } from './hand-over.ts';
import { createLateCode } from './late-code.ts';

/** A part of a page whose code arrives later than the rest of the page. */
export interface LatePart {
  readonly Component: ComponentType;
  /** Loads the code. A page's `loader` waits for this, so that a navigation never shows a gap. */
  readonly preload: () => Promise<void>;
  /** The same for a part that a page can do without: waits a moment at most, and never fails. */
  readonly tryPreload: () => Promise<void>;
}

/**
 * Makes a part of a prerendered page that keeps its HTML and gets its code only when somebody starts to use the page
 * (scrolls, touches, types): what stands below the fold costs the first visit nothing. Until then links work by
 * themselves, and clicks and submits inside are held back and replayed (`data-late` marks the part).
 *
 * A part without code never stands in the way: when the import fails, or the page changes before the code is there,
 * React takes the HTML over as it stands, and the code's own output takes its place whenever it comes.
 *
 * @param id stands in the markup; one part of a page each.
 * @param load imports the module that exports `Component`.
 */
export function late(id: string, load: () => Promise<{ Component: ComponentType }>): LatePart {
  const { current, preload, tryPreload, codeOrNot, codeAtLast } = createLateCode(id, load);

  const mark = { [LATE_MARK]: id };
  let places = 0;

  function Content() {
    // Always called: React replays a render that was suspended, and hooks must not differ between the two.
    use(codeOrNot());
    const part = useRef<HTMLDivElement>(null);
    const before = useRef<{ part: Element; focused: Element | null }>(null);
    const [isAlive, setAlive] = useState(current() !== undefined);

    useEffect(() => {
      if (!isAlive) {
        let isShown = true;
        void codeAtLast(() => (isShown ? part.current : null)).then(() => {
          if (!isShown || !part.current) return;
          carryForms(part.current);
          before.current = { part: part.current, focused: document.activeElement };
          setAlive(true);
        });
        return () => {
          isShown = false;
        };
      }
      part.current?.removeAttribute(LATE_MARK);
      dispatchEvent(new Event(LIVE_EVENT));
      if (before.current && part.current) handOver(before.current.part, before.current.focused, part.current);
      before.current = null;
      return undefined;
    }, [isAlive]);

    const Loaded = isAlive ? current() : undefined;
    if (Loaded) {
      return (
        <div key="alive" ref={part} {...mark}>
          <Loaded />
        </div>
      );
    }
    // Text in place of children: React neither looks into the element nor touches what is in it.
    return (
      <div key="kept" ref={part} {...mark} suppressHydrationWarning>
        {''}
      </div>
    );
  }

  // Memoized: a change in the parent must not reach a part that has no code yet, or React would drop its HTML.
  const Component = memo(function Late() {
    useEffect(() => {
      places += 1;
      return () => {
        places -= 1;
      };
    }, []);

    return (
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    );
  });

  // What stands on the page already holds up no change of its address, such as a filter's or a calculator's.
  return { Component, preload: () => (places > 0 ? Promise.resolve() : preload()), tryPreload };
}
