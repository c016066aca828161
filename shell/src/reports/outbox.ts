import {
  PAGE_REPORT_PATH,
  reportLimits,
  type PageError,
  type PagePart,
  type PageReport,
  type PageVital,
  type Vital,
} from 'shared-contract/page-reports';

/** An error waits so long for others that come with it. */
const TOGETHER_MS = 2_000;
/** A page that is open for days is no flood. */
const MOST_ERRORS = 50;

const keyOf = ({ remote, kind, message, place }: PageError) => [remote, kind, message, place].join('\n');

function post(report: PageReport): void {
  const body = JSON.stringify(report);
  const beacon = new Blob([body], { type: 'application/json' });
  if ((navigator as Partial<Navigator>).sendBeacon?.(PAGE_REPORT_PATH, beacon)) return;
  // The browser's room for beacons is full, or somebody has switched them off.
  const headers = { 'content-type': 'application/json' };
  fetch(PAGE_REPORT_PATH, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
}

/** What waits to be told: errors for a moment, the rest until the page is left. */
export function createOutbox(release: string, send: (report: PageReport) => void = post) {
  const known = new Set<string>();
  const views = new Map<string, PagePart & { count: number }>();
  let errors: PageError[] = [];
  const vitals = new Map<Vital, PageVital>();
  const told = new Set<Vital>();
  let ofView = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(measured: readonly PageVital[] = []): void {
    clearTimeout(timer);
    timer = undefined;
    if (errors.length + views.size + measured.length === 0) return;
    const report: PageReport = { release, errors, views: [...views.values()], vitals: measured };
    errors = [];
    views.clear();
    send(report);
  }

  return {
    /**
     * Sends everything. Measurements are sent once, even if the user returns to the tab.
     *
     * @param isUnloading drops files that have just failed: Firefox fires `error` for loads that a navigation aborts,
     *   and a canary would be judged by them.
     */
    leave(isUnloading = false): void {
      if (isUnloading) {
        errors.filter(({ kind }) => kind === 'chunk').forEach((error) => known.delete(keyOf(error)));
        errors = errors.filter(({ kind }) => kind !== 'chunk');
      }
      const due = [...vitals.values()].filter(({ metric }) => !told.has(metric));
      due.forEach(({ metric }) => told.add(metric));
      flush(due);
    },
    /** The same error is told once, and a page view tells of ten. */
    error(error: PageError): void {
      const key = keyOf(error);
      if (known.has(key) || ofView >= reportLimits.errors || known.size >= MOST_ERRORS) return;
      known.add(key);
      ofView += 1;
      errors.push(error);
      timer ??= setTimeout(() => {
        flush();
      }, TOGETHER_MS);
    },
    view(parts: readonly PagePart[]): void {
      ofView = 0;
      for (const part of parts) {
        const view = views.get(part.remote) ?? { ...part, count: 0 };
        view.count += 1;
        views.set(part.remote, view);
      }
    },
    vital(vital: PageVital): void {
      // A value that grew takes the place of the one before.
      vitals.set(vital.metric, vital);
    },
  };
}
