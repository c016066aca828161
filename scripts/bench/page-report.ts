import type { Goal, Loader, MeasuredPage, MeasuredTap, Summaries, Summary } from './compare.ts';
import { type Figure, LINE, SLOWDOWN, tapTargets } from './visit.ts';
import type { PageFigures } from './measure-pages.ts';
import { kb, table, type Section } from './table.ts';

const NONE = '–';
const names: Readonly<Record<Figure, string>> = {
  score: 'score',
  lcp: 'LCP ms',
  blocking: 'TBT ms',
  longest: 'longest ms',
  shift: 'shift',
  document: 'document KB',
  script: 'script KB',
  fonts: 'fonts KB',
  total: 'all KB',
  aliveScript: 'script alive KB',
  cold: 'to /cpps, cold ms',
  afterIntent: 'to /cpps, after intent ms',
};
const inBytes = new Set<Figure>(['document', 'script', 'fonts', 'total', 'aliveScript']);

function shown(figure: Figure, value: number): string {
  if (figure === 'shift') return value.toFixed(3);
  return (inBytes.has(figure) ? kb(value) : Math.round(value)).toLocaleString('en-US');
}

/** Formats the median, followed by the range if the runs differ. */
function cell(summaries: Summaries, figure: Figure): string {
  const summary = summaries[figure];
  if (!summary) return NONE;
  const [middle, min, max] = [summary.median, summary.min, summary.max].map((value) => shown(figure, value));
  return min === max ? String(middle) : `${middle} (${min}–${max})`;
}

export function loadTable(
  pages: readonly MeasuredPage[],
  loader: Loader,
  figures: readonly Figure[],
): string {
  return table(
    ['page', ...figures.map((figure) => names[figure])],
    pages.map((one) => [one.page, ...figures.map((figure) => cell(one[loader], figure))]),
  );
}

const tapTime = ({ median, max }: Summary): string => `${Math.round(median)} (${Math.round(max)})`;

export function tapTable(taps: readonly MeasuredTap[]): string {
  const pages = [...new Set(taps.map(({ page }) => page))];
  return table(
    ['page', ...tapTargets.map((target) => `${target} ms`)],
    pages.map((page) => [
      page,
      ...tapTargets.map((target) => {
        const tap = taps.find((one) => one.page === page && one.target === target);
        return tap ? tapTime(tap.time) : NONE;
      }),
    ]),
  );
}

export function goalTable(goals: readonly Goal[]): string {
  const withUnit = (value: string, unit: Goal['unit']) => `${value} ${unit}`.trim();
  return table(
    ['goal', 'limit', 'measured', ''],
    goals.map(({ subject, unit, limit, measured, isMinimum, isMet }) => [
      subject,
      withUnit(`${isMinimum ? '≥' : '≤'} ${limit}`, unit),
      withUnit(unit === '' ? String(Number(measured.toFixed(3))) : measured.toFixed(1), unit),
      isMet ? 'met' : 'not met',
    ]),
  );
}

export function pageSections({ rounds, pages, taps, goals }: PageFigures): Section[] {
  const { latencyMs, megabits } = LINE;
  const load: Figure[] = ['lcp', 'blocking', 'longest', 'shift', 'document', 'script', 'fonts', 'total'];
  const isSimulated = pages.some(({ lighthouse }) => lighthouse.score);
  return [
    { title: 'Goals, by medians', table: goalTable(goals) },
    {
      title: 'Loads on a slow line',
      words: [
        `- Line: ${latencyMs} ms before each answer, ${megabits} Mbit/s, a processor ${SLOWDOWN} times slower, 390 px wide, an empty cache; rounds over all pages: ${rounds}.`,
        '- Cells: the median, and the range in parentheses.',
        '- LCP: the last largest-contentful-paint entry before any input.',
        '- TBT: the part over 50 ms of each main-thread task after the first contentful paint, until no request is pending.',
        '- Longest: the longest of these tasks; 0 if none exceeds 50 ms.',
        '- Shift: the sum of all layout shifts.',
        '- KB: 1,024 bytes of bodies as sent, before the first touch.',
        '- Script alive: all script after a pointer move, once React has taken the page and no request is pending.',
        '- To /cpps: on the live home page, from the press of a link to the painted page, immediately or after resting on the link.',
      ],
      table: loadTable(pages, 'line', [...load, 'aliveScript', 'cold', 'afterIntent']),
    },
    ...(isSimulated
      ? [
          {
            title: 'Loads by Lighthouse',
            words: [
              '- Lighthouse: version 13.5, performance category, mobile preset: it loads on a fast line and computes a slow line and a processor 4 times slower.',
              '- Score, LCP, TBT, shift: as Lighthouse reports them.',
              '- Longest: the longest task of its audit `long-tasks`, at the computed length, that ends after the computed first contentful paint; 0 if none takes 50 ms.',
              '- KB: 1,024 bytes as transferred, headers included, from its audit `resource-summary`.',
            ],
            table: loadTable(pages, 'lighthouse', ['score', ...load]),
          },
        ]
      : []),
    {
      title: 'First tap',
      words: [
        `- Press: a touch at the first contentful paint, on a fast line, with a processor ${SLOWDOWN} times slower. Cells: the median, and the maximum in parentheses.`,
        '- Menu: from the press until the open menu is painted.',
        '- Link: from the press until the browser begins a navigation.',
        '- Field: from the press until the focused text field is painted.',
      ],
      table: tapTable(taps),
    },
  ];
}
