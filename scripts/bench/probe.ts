/*
 * What runs inside the page. Each function is sent as text: it sees the page, and nothing of this file.
 */

export interface Seen {
  fcp: number;
  lcp: number;
  /** Start and length of tasks over 50 ms. */
  readonly tasks: [start: number, length: number][];
  /** Scores of layout shifts. */
  readonly shifts: number[];
  /** When a pointer was last pressed. */
  pressed: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
    /** Resolves when the next frame has been painted, to the time since the last press. */
    benchPainted: () => Promise<number>;
    benchPress: (x: number, y: number) => Promise<void>;
    benchAnswer: (time: number) => Promise<void>;
  }
}

/** Before the page: records paints, layout shifts, long tasks and presses. */
export function watchPage(): void {
  const seen: Seen = { fcp: 0, lcp: 0, tasks: [], shifts: [], pressed: 0 };
  window.benchSeen = seen;
  window.benchPainted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        // The task after a frame's callbacks runs once that frame has been painted.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          resolve(performance.now() - seen.pressed);
        };
        painted.port2.postMessage(null);
      });
    });
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
  on('layout-shift', (entry) => {
    seen.shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
  });
  addEventListener('pointerdown', ({ timeStamp }) => (seen.pressed = timeStamp), { capture: true });
}

export interface Loaded {
  readonly seen: Seen;
  /** Bytes of bodies as sent, without headers. */
  readonly document: number;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

/** Reads what has been seen, and the files that the browser did not take from its cache. */
export function readPage(): Loaded {
  const of = (type: string) => performance.getEntriesByType(type) as PerformanceResourceTiming[];
  return {
    seen: window.benchSeen,
    document: of('navigation')[0]?.encodedBodySize ?? 0,
    files: of('resource')
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
  };
}

/** What a visitor presses first: the menu button, a link to another page, an email field. */
export type TapTarget = 'menu' | 'link' | 'field';

/**
 * Before the page: at the first contentful paint requests a press of the target, first scrolled into view if necessary, and
 * reports the time from the press to the answer: menu open and painted, navigation begun, or field focused and painted.
 */
export function watchTap(target: TapTarget): void {
  const selector = {
    menu: 'header button[popovertarget]',
    link: 'header a[href], main a[href]',
    field: 'input[type="email"]',
  }[target];
  const STILL = 5;
  const isElsewhere = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.origin === location.origin && element.pathname !== location.pathname);

  /** Sections that were not rendered move the target as they come into view: resolves once it stays where it is. */
  async function inView(element: Element): Promise<DOMRect> {
    let box = element.getBoundingClientRect();
    for (let still = box.top >= 0 && box.bottom <= innerHeight ? STILL : 0; still < STILL;) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await window.benchPainted();
      const { y } = box;
      box = element.getBoundingClientRect();
      still = box.y === y ? still + 1 : 0;
    }
    return box;
  }

  async function press() {
    const element = [...document.querySelectorAll(selector)].find(
      (one) => one.checkVisibility() && isElsewhere(one),
    );
    // The parser may not have reached it yet.
    if (!element) {
      requestAnimationFrame(() => void press());
      return;
    }
    const { x, y, width, height } = await inView(element);
    await window.benchPress(x + width / 2, y + height / 2);
  }

  const answerPainted = async () => window.benchAnswer(await window.benchPainted());
  if (target === 'link')
    navigation.addEventListener('navigate', () => {
      void window.benchAnswer(performance.now() - window.benchSeen.pressed);
    });
  else if (target === 'field')
    addEventListener('focusin', ({ target: field }) => {
      if ((field as Element).matches(selector)) void answerPainted();
    });
  else
    addEventListener(
      'beforetoggle',
      ({ newState }) => {
        if (newState === 'open') void answerPainted();
      },
      { capture: true },
    );
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) void press();
  }).observe({ type: 'paint', buffered: true });
}

/** Resolves when another page than the present one has been painted, to the time since the press that led there. */
export function arrival(pathname: string): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (location.pathname !== pathname || heading() === undefined || heading() === before) return;
      watch.disconnect();
      resolve(window.benchPainted().then(Math.round));
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
