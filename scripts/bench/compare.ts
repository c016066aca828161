import { paths } from 'shared-contract/paths';
import { median } from './statistics.ts';
import type { Figure, VisitFigures } from './visit.ts';
import type { PageWeight } from './page-weights.ts';

/** `simulatedLcp` comes from Lighthouse, where it was asked for. */
export type MeasuredFigure = Figure | 'simulatedLcp';
export type MeasuredVisit = VisitFigures & { readonly simulatedLcp?: number };
export type SiteName = 'product' | 'monolith' | 'floor';

/** In the order of the tables. */
export const names: Readonly<Record<MeasuredFigure, string>> = {
  fcp: 'FCP ms',
  lcp: 'LCP ms',
  simulatedLcp: 'LCP simulated ms',
  blocking: 'blocking time ms',
  longest: 'longest task ms',
  script: 'script KB',
  total: 'all bytes KB',
  requests: 'requests',
  cold: 'to /cpps, cold ms',
  afterIntent: 'to /cpps, after intent ms',
};

/** Several runs of one figure. */
export interface Summary {
  readonly median: number;
  readonly least: number;
  readonly runs: readonly number[];
}
export type Summaries = Partial<Readonly<Record<MeasuredFigure, Summary>>>;

const KB = 1024;

const inKb = (bytes: number): number => bytes / KB;

/** Each figure over the visits that have it. */
export function summarise(visits: readonly MeasuredVisit[]): Summaries {
  const summary = (figure: MeasuredFigure) => {
    const runs = visits.flatMap((visit) => visit[figure] ?? []);
    return runs.length === 0
      ? []
      : [[figure, { median: median(runs), least: Math.min(...runs), runs }] as const];
  };
  return Object.fromEntries((Object.keys(names) as MeasuredFigure[]).flatMap(summary));
}

/** What stands for several runs. The least is what a busy machine changes last. */
export type Sum = 'median' | 'least';

/** How many times as much one site takes as another; nothing where one of them has no such figure. */
export function ratio(
  one: Summaries,
  other: Summaries,
  figure: MeasuredFigure,
  sum: Sum = 'median',
): number | undefined {
  const [above, below] = [one[figure]?.[sum], other[figure]?.[sum]];
  return above === undefined || !below ? undefined : above / below;
}

export interface Goal {
  readonly what: string;
  readonly unit: '' | 'KB' | '%';
  /** By medians: whether the goal is met. */
  readonly measured: number;
  /** By the least of each site's runs. */
  readonly least: number;
  readonly most: number;
  readonly isMet: boolean;
}

function goal(what: string, unit: Goal['unit'], most: number, by: (sum: Sum) => number | undefined): Goal {
  const measured = by('median') ?? NaN;
  return { what, unit, measured, least: by('least') ?? NaN, most, isMet: measured <= most };
}

/** Goals for the composition on the home page, and for the script of every other page of the release. */
export function goals(
  { product, monolith, floor }: Readonly<Record<SiteName, Summaries>>,
  weights: readonly PageWeight[],
): Goal[] {
  const home = weights.find(({ page }) => page === paths.home);
  const [heaviest] = weights.filter((one) => one !== home).sort((a, b) => b.scripts - a.scripts);
  const times = (['lcp', 'simulatedLcp'] as const).filter((figure) => product[figure] !== undefined);
  const share = (other: Summaries, figure: MeasuredFigure) => (sum: Sum) =>
    ratio(product, other, figure, sum);
  const percent = (of: (sum: Sum) => number | undefined) => (sum: Sum) => ((of(sum) ?? NaN) - 1) * 100;
  const bytes = (site: Summaries, figure: MeasuredFigure, sum: Sum) => inKb(site[figure]?.[sum] ?? NaN);
  return [
    ...times.map((time) => goal(`${names[time]}: product / React floor`, '', 0.8, share(floor, time))),
    goal('All bytes of the home page, fonts included', 'KB', 200, (sum) => bytes(product, 'total', sum)),
    goal('Script of the home page', 'KB', 130, () => home && inKb(home.scripts)),
    goal(
      `Script of the heaviest other page, ${heaviest?.page ?? 'none'}`,
      'KB',
      145,
      () => heaviest && inKb(heaviest.scripts),
    ),
    goal(
      'Script that federation adds to the home page',
      'KB',
      25,
      (sum) => bytes(product, 'script', sum) - bytes(monolith, 'script', sum),
    ),
    ...times.map((time) =>
      goal(`${names[time]} that federation adds`, '%', 5, percent(share(monolith, time))),
    ),
  ];
}
