/*
 * What a page tells of itself: errors and speed, each by the part of the page that it belongs to. Nobody is in it.
 */

/** Where pages send it. */
export const PAGE_REPORT_PATH = '/reports/page';

/**
 * - `render`: a boundary has caught it, while a page was drawn or prepared;
 * - `script`: nobody has caught it, in an event or a timer;
 * - `promise`: a promise that nobody took care of;
 * - `chunk`: a file did not come, came damaged, or brought something else;
 * - `late`: a file that came late threw when it ran;
 * - `boot`: before the application had taken the page.
 */
export const errorKinds = ['render', 'script', 'promise', 'chunk', 'late', 'boot'] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** Core Web Vitals and the first byte: up to which value of the 75th percentile a page is good, and from which it is poor. */
export const vitals = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 100, poor: 250 },
  TTFB: { good: 800, poor: 1_800 },
} as const;
export type Vital = keyof typeof vitals;
export const vitalNames = Object.keys(vitals) as Vital[];

/** What a report may have; the tables say so too. */
export const reportLimits = {
  /** Errors of one page view. */
  errors: 10,
  message: 200,
  place: 200,
  stack: 1_000,
  route: 120,
  views: 10,
} as const;

/** A part of the page: the shell or a remote, in the version that this page runs. */
export interface PagePart {
  readonly remote: string;
  readonly version: string;
}

export interface PageError extends PagePart {
  readonly kind: ErrorKind;
  readonly message: string;
  /** `/remotes/mfe-cpps/…/routes.js:1:234`, of the part's own file; empty where none is known. */
  readonly place: string;
  /** Files of ours on the way there, a line each. */
  readonly stack: string;
  /** The pattern of the address: never the address itself. */
  readonly route: string;
}

export interface PageViews extends PagePart {
  readonly count: number;
}

export interface PageVital extends PagePart {
  readonly metric: Vital;
  /** Milliseconds; thousandths of CLS. */
  readonly value: number;
}

export interface PageReport {
  /** The set that the page runs. */
  readonly release: string;
  readonly errors: readonly PageError[];
  readonly views: readonly PageViews[];
  readonly vitals: readonly PageVital[];
}
