import { paths } from 'shared-contract/paths';
import type { TapTarget } from './probe.ts';
import { median } from './table.ts';
import type { Figure, Figures } from './visit.ts';

export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly runs: readonly number[];
}
export type Summaries = Partial<Readonly<Record<Figure, Summary>>>;

/** How a page was loaded: on the throttled connection, or by Lighthouse. */
export type Loader = 'line' | 'lighthouse';

/** `lighthouse` is empty without `--simulated`. */
export interface MeasuredPage {
  readonly page: string;
  readonly line: Summaries;
  readonly lighthouse: Summaries;
}

export interface MeasuredTap {
  readonly page: string;
  readonly target: TapTarget;
  readonly time: Summary;
}

export const summarize = (runs: readonly number[]): Summary => ({
  median: median(runs),
  min: Math.min(...runs),
  max: Math.max(...runs),
  runs,
});

export function summarizeFigures(loads: readonly Figures[]): Summaries {
  const figures = new Set(loads.flatMap((load) => Object.keys(load) as Figure[]));
  return Object.fromEntries(
    [...figures].map((figure) => [figure, summarize(loads.flatMap((load) => load[figure] ?? []))]),
  );
}

export interface Goal {
  readonly subject: string;
  readonly unit: '' | 'ms' | 'KB' | '%';
  /** A median, or a figure derived from medians. */
  readonly measured: number;
  readonly limit: number;
  readonly isMinimum: boolean;
  readonly isMet: boolean;
}

function goal(subject: string, unit: Goal['unit'], limit: number, measured = NaN, isMinimum = false): Goal {
  return {
    subject,
    unit,
    measured,
    limit,
    isMinimum,
    isMet: isMinimum ? measured >= limit : measured <= limit,
  };
}

const loaderNames: Readonly<Record<Loader, string>> = { line: 'slow line', lighthouse: 'Lighthouse' };

type Rated = readonly [name: string, value: number];

const highest = (rated: readonly Rated[]): Rated =>
  [...rated].sort(([, one], [, other]) => other - one)[0] ?? ['none', NaN];

const inKb = (bytes = NaN): number => bytes / 1024;

/** Returns the goals that every product page must meet. Each is measured on the worst page. */
function worstPages(pages: readonly MeasuredPage[], loader: Loader): Goal[] {
  const medians = (figure: Figure): Rated[] =>
    pages.map((one) => [one.page, one[loader][figure]?.median ?? NaN] as const);
  const worst = (title: string, unit: Goal['unit'], limit: number, figure: Figure) => {
    const [page, value] = highest(medians(figure));
    return goal(`${loaderNames[loader]}: ${title}, worst page (${page})`, unit, limit, value);
  };
  const [lowest, loss] = highest(medians('score').map(([page, score]) => [page, -score]));
  return [
    worst('total blocking time', 'ms', 60, 'blocking'),
    worst('longest task', 'ms', 50, 'longest'),
    worst('layout shift', '', 0.01, 'shift'),
    ...(loader === 'lighthouse'
      ? [goal(`Lighthouse: score, worst page (${lowest})`, '', 99, -loss, true)]
      : []),
  ];
}

/**
 * Returns every goal. A figure that was not measured fails its goal. Lighthouse goals are included only if Lighthouse
 * ran.
 */
export function goals(pages: readonly MeasuredPage[], taps: readonly MeasuredTap[]): Goal[] {
  const loaders: Loader[] = pages.some(({ lighthouse }) => lighthouse.lcp)
    ? ['line', 'lighthouse']
    : ['line'];
  const home = pages.find(({ page }) => page === paths.home)?.line ?? {};
  const [tap, time] = highest(taps.map((one) => [`${one.target} of ${one.page}`, one.time.median]));
  return [
    ...loaders.flatMap((loader) => worstPages(pages, loader)),
    goal(`First tap, slowest (${tap})`, 'ms', 100, time),
    goal('Document of home', 'KB', 30, inKb(home.document?.median)),
    goal('Script of home before the first touch', 'KB', 60, inKb(home.script?.median)),
    goal('All bytes of home before the first touch', 'KB', 180, inKb(home.total?.median)),
  ];
}
