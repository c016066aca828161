import { names, ratio, type Goal, type MeasuredFigure, type Summaries } from './compare.ts';
import type { PageFigures } from './measure-pages.ts';
import type { PageWeight } from './page-weights.ts';
import { kb, table, type Section } from './table.ts';
import { LINE } from './visit.ts';

const NONE = '–';
const inBytes = new Set<MeasuredFigure>(['script', 'total']);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Medians, and the least of each in brackets where the runs differ. */
function cell(site: Summaries, figure: MeasuredFigure): string {
  const summary = site[figure];
  if (!summary) return NONE;
  const [middle, least] = [summary.median, summary.least].map((value) =>
    (inBytes.has(figure) ? kb(value) : rounded(value, 0)).toLocaleString('en-US'),
  );
  return middle === least ? String(middle) : `${middle} (${least})`;
}

/** Of medians, and of the least in brackets where that differs. */
function share(one: Summaries, other: Summaries, figure: MeasuredFigure): string {
  const [middle = NONE, least] = (['median', 'least'] as const).map((sum) =>
    ratio(one, other, figure, sum)?.toFixed(2),
  );
  return least === undefined || middle === least ? middle : `${middle} (${least})`;
}

/** The sites beside each other, and how many times as much the product takes. */
export function ratioTable({ product, monolith, floor }: PageFigures['sites']): string {
  return table(
    ['median (least)', 'product', 'monolith', 'React floor', 'product / monolith', 'product / floor'],
    (Object.keys(names) as MeasuredFigure[])
      .filter((figure) => product[figure])
      .map((figure) => [
        names[figure],
        ...[product, monolith, floor].map((site) => cell(site, figure)),
        share(product, monolith, figure),
        share(product, floor, figure),
      ]),
  );
}

export function goalTable(goals: readonly Goal[]): string {
  return table(
    ['goal', 'at most', 'by medians', 'by the least', ''],
    goals.map(({ what, unit, most, measured, least, isMet }) => {
      const [middle = '', lowest = ''] = [measured, least].map((value) =>
        unit === '' ? value.toFixed(2) : `${value.toFixed(1)} ${unit}`,
      );
      return [what, `${most} ${unit}`.trim(), middle, lowest, isMet ? 'met' : 'not met'];
    }),
  );
}

function weightTable(pages: readonly PageWeight[], whole: readonly PageWeight[]): string {
  return table(
    [
      'page',
      'requests',
      'document',
      'its styles',
      'fonts',
      'its script',
      'all scripts',
      'total',
      'federation',
    ],
    pages.map(({ page, requests, document, styles, fonts, inlineScript, scripts }) => [
      page,
      requests,
      ...[document, styles, fonts, inlineScript, scripts].map(kb),
      kb(document + fonts + scripts - inlineScript),
      kb(scripts - (whole.find((one) => one.page === page)?.scripts ?? NaN)),
    ]),
  );
}

/** The product beside the same code in one piece and beside the least of React. */
export function pageSections({ rounds, sites, goals, weights }: PageFigures): Section[] {
  const { latencyMs, megabits, slowdown } = LINE;
  const loads = sites.product.lcp?.runs.length ?? 0;
  return [
    {
      title: 'The home page on a slow line',
      words: [
        `Rounds over all three sites: ${rounds}, with ${loads} loads of each, every one in a browser without a cache: 390 px wide,`,
        `${latencyMs} ms before each answer, ${megabits} Mbit/s, a processor ${slowdown} times slower; the browser itself slows down.`,
        'Monolith: the same code without federation. React floor: the same text, rendered by React alone.',
        'The way to /cpps: from the press of the link to the painted page, at once or after it was fetched on intent.',
      ],
      table: ratioTable(sites),
    },
    { title: 'Goals', table: goalTable(goals) },
    {
      title: 'Public pages, KB (1,024 bytes) as sent, brotli',
      words: [
        'Federation: how much more script than in the monolith. The document has its styles and the inline script in it.',
      ],
      table: weightTable(weights.product, weights.monolith),
    },
  ];
}
