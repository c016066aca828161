/*
 * What runs inside the page. Each function is sent as text: it sees the page, and nothing of this file.
 */

declare global {
  interface Window {
    benchAnswers: { readonly observer: PerformanceObserver; readonly seen: number[] };
  }
}

/** Before the page: writes down how long inputs waited for the frame that answers them. */
export function watchAnswers(): void {
  const seen: number[] = [];
  const observer = new PerformanceObserver((list) => {
    seen.push(...list.getEntries().map(({ duration }) => duration));
  });
  // Browsers tell of no shorter ones.
  const events = { type: 'event', durationThreshold: 16, buffered: true };
  observer.observe(events);
  window.benchAnswers = { observer, seen };
}

/** @returns the longest since the last reading, 0 where none took 16 ms. */
export function readAnswer(): number {
  const { observer, seen } = window.benchAnswers;
  // What has happened already and was not told yet.
  const late = observer.takeRecords().map(({ duration }) => duration);
  return Math.max(0, ...seen.splice(0), ...late);
}
