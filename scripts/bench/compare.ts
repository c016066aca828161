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

/** How many times as much one site takes as another, by medians; nothing where one of them has no such figure. */
export function ratio(one: Summaries, other: Summaries, figure: MeasuredFigure): number | undefined {
  const [above, below] = [one[figure]?.median, other[figure]?.median];
  return above === undefined || !below ? undefined : above / below;
}

export interface Goal {
  readonly what: string;
  readonly unit: '' | 'KB' | '%';
  readonly measured: number;
  readonly most: number;
  readonly isMet: boolean;
}

const goal = (what: string, unit: Goal['unit'], measured = NaN, most: number): Goal => ({
  what,
  unit,
  measured,
  most,
  isMet: measured <= most,
});

/** Goals for the composition on the home page, and for the script of every other page of the release. */
export function goals(
  { product, monolith, floor }: Readonly<Record<SiteName, Summaries>>,
  weights: readonly PageWeight[],
): Goal[] {
  const home = weights.find(({ page }) => page === paths.home);
  const [heaviest] = weights.filter((one) => one !== home).sort((a, b) => b.scripts - a.scripts);
  const { total, script } = product;
  const times = (['lcp', 'simulatedLcp'] as const).filter((figure) => product[figure] !== undefined);
  const percent = (figure: MeasuredFigure) => ((ratio(product, monolith, figure) ?? NaN) - 1) * 100;
  return [
    ...times.map((time) =>
      goal(`${names[time]}: product / React floor`, '', ratio(product, floor, time), 0.8),
    ),
    goal('All bytes of the home page, fonts included', 'KB', total && inKb(total.median), 200),
    goal('Script of the home page', 'KB', home && inKb(home.scripts), 130),
    goal(
      `Script of the heaviest other page, ${heaviest?.page ?? 'none'}`,
      'KB',
      heaviest && inKb(heaviest.scripts),
      145,
    ),
    goal(
      'Script that federation adds to the home page',
      'KB',
      script && monolith.script && inKb(script.median - monolith.script.median),
      25,
    ),
    ...times.map((time) => goal(`${names[time]} that federation adds`, '%', percent(time), 5)),
  ];
}
