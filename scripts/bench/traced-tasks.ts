import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** By the clock and by the processor, in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of a page's main thread. */
export interface LongestTask {
  /** By the clock, with whatever else the machine did in between. */
  readonly clock: number;
  /** What the task itself took of the processor. */
  readonly processor: number;
}

const placeOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** Of what a browser has traced, in milliseconds. */
export function longestTask(events: readonly TraceEvent[]): LongestTask {
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => placeOf(event)),
  );
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(placeOf(event)),
  );
  const longest = (of: (event: TraceEvent) => number | undefined): number =>
    Math.max(0, ...tasks.map((event) => (of(event) ?? 0) / 1000));
  return { clock: longest(({ dur }) => dur), processor: longest(({ tdur }) => tdur) };
}

/** Does something with a page, and tells the longest task meanwhile. */
export async function traceTasks(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return longestTask(trace.traceEvents);
}
