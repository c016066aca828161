/* A page's reports of errors and speed, by the package they belong to. They contain no personal data. */

export const PAGE_REPORT_PATH = '/reports/page';

/**
 * - `render`: an error boundary caught it while a page was rendered or prepared;
 * - `script`: uncaught, in an event handler or a timer;
 * - `promise`: an unhandled rejection;
 * - `chunk`: a file did not load, was damaged, or had the wrong content;
 * - `late`: a lazy chunk threw when it ran;
 * - `boot`: before the application controlled the page.
 */
export const errorKinds = ['render', 'script', 'promise', 'chunk', 'late', 'boot'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/**
 * Core Web Vitals and the time to first byte. A page is good if the 75th percentile is at most `good`, and poor from
 * `poor` on.
 */
export const vitals = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 100, poor: 250 },
  TTFB: { good: 800, poor: 1_800 },
} as const;
export type Vital = keyof typeof vitals;
export const vitalNames = Object.keys(vitals) as Vital[];

/** Limits of a report. The tables have the same limits. */
export const reportLimits = {
  /** Errors per page view. */
  errors: 10,
  message: 200,
  place: 200,
  stack: 1_000,
  route: 120,
  views: 10,
} as const;

/** A package on the page: the shell or a remote, in the version that the page runs. */
export interface LoadedPackage {
  readonly remote: string;
  readonly version: string;
}

export interface PageError extends LoadedPackage {
  readonly kind: ErrorKind;
  readonly message: string;
  /** Location in the package's own file, such as `/remotes/mfe-cpps/…/routes.js:1:234`; empty if unknown. */
  readonly place: string;
  /** Our files in the stack, one per line. */
  readonly stack: string;
  /** The route pattern, never the address itself. */
  readonly route: string;
}

interface PageViews extends LoadedPackage {
  readonly count: number;
}

export interface PageVital extends LoadedPackage {
  readonly metric: Vital;
  /** Milliseconds; thousandths for CLS. */
  readonly value: number;
}

export interface PageReport {
  /** The release set that the page runs. */
  readonly release: string;
  readonly errors: readonly PageError[];
  readonly views: readonly PageViews[];
  readonly vitals: readonly PageVital[];
}
