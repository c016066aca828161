/* Functions that run inside the page. Each is sent as text, so it can't use anything else in this file. */

export interface Seen {
  fcp: number;
  lcp: number;
  /** Start and duration of tasks over 50 ms. */
  readonly tasks: [start: number, length: number][];
  readonly shifts: number[];
  /** Time of the last pointer press. */
  pressed: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
    /** Resolves after the next paint, to the ms since the last press. */
    benchPainted: () => Promise<number>;
    benchPress: (x: number, y: number) => Promise<void>;
    benchAnswer: (time: number) => Promise<void>;
    benchAnswers: { readonly observer: PerformanceObserver; readonly seen: number[] };
  }
}

/** Runs before the page's scripts. Records paints, layout shifts, long tasks, and presses. */
export function watchPage(): void {
  const seen: Seen = { fcp: 0, lcp: 0, tasks: [], shifts: [], pressed: 0 };
  window.benchSeen = seen;
  window.benchPainted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        // A task queued in a `requestAnimationFrame` callback runs after the paint.
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

/** Returns the recorded entries, and the files that the browser didn't load from its cache. */
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

/** The first element that a visitor presses: the menu button, a link to another page, or a text field. */
export type TapTarget = 'menu' | 'link' | 'field';

/**
 * Runs before the page's scripts. At the first contentful paint it scrolls the target into view if necessary, requests
 * a press, and reports the time until the response: menu open and painted, navigation started, or field focused and
 * painted.
 */
export function watchTap(target: TapTarget): void {
  const selector = {
    menu: 'header button[popovertarget]',
    link: 'header a[href], main a[href]',
    field: 'input:not([type=hidden], [type=checkbox], [type=radio], [type=range])',
  }[target];
  const STILL = 5;
  const isElsewhere = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.origin === location.origin && element.pathname !== location.pathname);

  /** Resolves once the target's position is stable: sections rendered on scroll move it. */
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
    // The parser may not have reached the target yet.
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

/** Resolves after a page other than the current one is painted, to the ms since the press that led there. */
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

/** Runs before the page's scripts. Records how long inputs waited for the next paint. */
export function watchAnswers(): void {
  const seen: number[] = [];
  const observer = new PerformanceObserver((list) => {
    seen.push(...list.getEntries().map(({ duration }) => duration));
  });
  // Browsers don't report shorter events.
  const events = { type: 'event', durationThreshold: 16, buffered: true };
  observer.observe(events);
  window.benchAnswers = { observer, seen };
}

/** Returns the longest wait since the last call, in ms; 0 if every wait was under 16 ms. */
export function readAnswer(): number {
  const { observer, seen } = window.benchAnswers;
  // Entries that the observer has not delivered yet.
  const late = observer.takeRecords().map(({ duration }) => duration);
  return Math.max(0, ...seen.splice(0), ...late);
}
