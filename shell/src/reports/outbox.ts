import {
  PAGE_REPORT_PATH,
  type PageError,
  type LoadedPackage,
  type PageReport,
  type PageVital,
  reportLimits,
  type Vital,
} from 'shared-contract/page-reports';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Maximum of a measurement in ms. Only a clock that jumped exceeds it. */
const MOST = 600_000;

/** Reports each measurement of the page view, again if it grows, and the last values when the page is left. */
export function measure(tell: (metric: Vital, value: number) => void): void {
  const take = ({ name, value }: Metric) => {
    if (name === 'FCP' || !Number.isFinite(value)) return;
    tell(name, Math.min(MOST, Math.max(0, Math.round(name === 'CLS' ? value * 1_000 : value))));
  };
  onLCP(take);
  onINP(take);
  onCLS(take);
  onTTFB(take);
}

/** An error waits this long for others. */
const TOGETHER_MS = 2_000;
/** Maximum per page load, for pages that are open for days. */
const MOST_ERRORS = 50;

const keyOf = ({ remote, kind, message, place }: PageError) => [remote, kind, message, place].join('\n');

function post(report: PageReport): void {
  const body = JSON.stringify(report);
  const beacon = new Blob([body], { type: 'application/json' });
  if ((navigator as Partial<Navigator>).sendBeacon?.(PAGE_REPORT_PATH, beacon)) return;
  // The beacon quota is full, or beacons are switched off.
  const headers = { 'content-type': 'application/json' };
  fetch(PAGE_REPORT_PATH, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
}

/** Queues reports: errors for a moment, the rest until the page is left. */
export function createOutbox(release: string, send: (report: PageReport) => void = post) {
  const known = new Set<string>();
  const views = new Map<string, LoadedPackage & { count: number }>();
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
    /** Reports an error once, and ten per page view. */
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
    view(parts: readonly LoadedPackage[]): void {
      ofView = 0;
      for (const part of parts) {
        const view = views.get(part.remote) ?? { ...part, count: 0 };
        view.count += 1;
        views.set(part.remote, view);
      }
    },
    vital(vital: PageVital): void {
      vitals.set(vital.metric, vital);
    },
  };
}
