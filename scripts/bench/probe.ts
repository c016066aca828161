/*
 * What runs inside the page. Each function is sent as text: it sees the page, and nothing of this file.
 */

export interface Seen {
  fcp: number;
  lcp: number;
  /** Start and length of tasks over 50 ms. */
  readonly tasks: [start: number, length: number][];
  /** When a pointer was last pressed. */
  pressed: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/** Before the page: writes down paints, long tasks and presses. */
export function watchPage(): void {
  const seen: Seen = { fcp: 0, lcp: 0, tasks: [], pressed: 0 };
  window.benchSeen = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  };
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration]);
  });
  addEventListener('pointerdown', ({ timeStamp }) => (seen.pressed = timeStamp), { capture: true });
}

export interface Loaded {
  readonly seen: Seen;
  /** What came over the line: bodies as sent, without headers. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

/** What has been seen, and every file that came. What the browser took from its cache is none. */
export function readPage(): Loaded {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return {
    seen: window.benchSeen,
    files: entries
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
  };
}

/** Resolves when another page than the present one has been painted, to the time since the press that led there. */
export function arrival(pathname: string): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (location.pathname !== pathname || heading() === undefined || heading() === before) return;
      watch.disconnect();
      // The task after a frame's callbacks comes when that frame has been drawn.
      requestAnimationFrame(() => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => {
          resolve(Math.round(performance.now() - window.benchSeen.pressed));
        };
        drawn.port2.postMessage(null);
      });
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

export type Block = readonly [element: string, text: string];

/** The text of a page, block by block: headings as such, everything else as paragraphs. */
export function readBlocks(): Block[] {
  const blocks: { element: Element; text: string }[] = [];
  const root = document.getElementById('root') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (!parentElement || parentElement.closest('script, style, svg, template')) continue;
    const element = parentElement.closest('h1, h2, h3, h4, h5, h6, p, li, dt, dd') ?? parentElement;
    const last = blocks.at(-1);
    if (last?.element === element) last.text += data;
    else blocks.push({ element, text: data });
  }
  return blocks
    .filter(({ text }) => text.trim() !== '')
    .map(({ element, text }) => [/^h\d$/.test(element.localName) ? element.localName : 'p', text]);
}
