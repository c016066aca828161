import { paths } from 'shared-contract/paths';
import type { TapTarget } from './probe.ts';
import { median } from './statistics.ts';
import type { Figure, Figures } from './visit.ts';

export const PRODUCT = 'product';
export const MONOLITH = 'monolith';
export const FLOOR = 'React floor';

/** Several runs of one figure. */
export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly runs: readonly number[];
}
export type Summaries = Partial<Readonly<Record<Figure, Summary>>>;

/** How a page was loaded: on the slow line, or by Lighthouse. */
export type Loader = 'line' | 'lighthouse';

/** A page with its loads. `lighthouse` is empty without `--simulated`. */
export interface MeasuredPage {
  readonly site: string;
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

/** Summarizes each figure over the loads that have it. */
export function summarizeFigures(loads: readonly Figures[]): Summaries {
  const figures = new Set(loads.flatMap((load) => Object.keys(load) as Figure[]));
  return Object.fromEntries(
    [...figures].map((figure) => [figure, summarize(loads.flatMap((load) => load[figure] ?? []))]),
  );
}

/** Divides the medians; undefined where a site has no such figure. */
export function ratio(one: Summaries, other: Summaries, figure: Figure): number | undefined {
  const [above, below] = [one[figure]?.median, other[figure]?.median];
  return above === undefined || !below ? undefined : above / below;
}

export interface Goal {
  readonly subject: string;
  readonly unit: '' | 'ms' | 'KB' | '%';
  /** Of medians. */
  readonly measured: number;
  readonly limit: number;
  /** The limit is the lowest value that meets the goal. */
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

export const homeOf = (pages: readonly MeasuredPage[], site: string): MeasuredPage | undefined =>
  pages.find((one) => one.site === site && one.page === paths.home);

/** Limits that every page of the product has to meet, so that the worst page decides. */
function worstPages(pages: readonly MeasuredPage[], loader: Loader): Goal[] {
  const medians = (figure: Figure): Rated[] =>
    pages
      .filter(({ site }) => site === PRODUCT)
      .map((one) => [one.page, one[loader][figure]?.median ?? NaN] as const);
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

function comparedHomes(pages: readonly MeasuredPage[], loader: Loader): Goal[] {
  const product = homeOf(pages, PRODUCT)?.[loader] ?? {};
  const others = pages.filter(({ site }) => site !== PRODUCT && site !== MONOLITH);
  const added = ratio(product, homeOf(pages, MONOLITH)?.[loader] ?? {}, 'lcp');
  return [
    ...others.map((one) =>
      goal(`${loaderNames[loader]}: LCP of home / ${one.site}`, '', 0.6, ratio(product, one[loader], 'lcp')),
    ),
    goal(
      `${loaderNames[loader]}: LCP that federation adds to home`,
      '%',
      5,
      added === undefined ? NaN : (added - 1) * 100,
    ),
  ];
}

/** Every goal, by medians. What was not measured is not met; Lighthouse has goals only where it ran. */
export function goals(pages: readonly MeasuredPage[], taps: readonly MeasuredTap[]): Goal[] {
  const loaders: Loader[] = pages.some(({ lighthouse }) => lighthouse.lcp)
    ? ['line', 'lighthouse']
    : ['line'];
  const product = homeOf(pages, PRODUCT)?.line ?? {};
  const monolith = homeOf(pages, MONOLITH)?.line ?? {};
  const [tap, time] = highest(taps.map((one) => [`${one.target} of ${one.page}`, one.time.median]));
  return [
    ...loaders.flatMap((loader) => [...worstPages(pages, loader), ...comparedHomes(pages, loader)]),
    goal(`First tap, slowest (${tap})`, 'ms', 100, time),
    goal('Document of home', 'KB', 30, inKb(product.document?.median)),
    goal('Script of home before the first touch', 'KB', 60, inKb(product.script?.median)),
    goal('All bytes of home before the first touch', 'KB', 180, inKb(product.total?.median)),
    goal(
      'Script that federation adds to home, once alive',
      'KB',
      25,
      inKb(product.aliveScript?.median) - inKb(monolith.aliveScript?.median),
    ),
  ];
}
