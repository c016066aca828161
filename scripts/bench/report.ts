import type { QueryFigures, SizeFigures } from './measure-queries.ts';
import type { PageWeight } from './page-weights.ts';
import { kb, ms, table } from './table.ts';

export interface EngineFigures {
  readonly engine: string;
  /** From few rows to many. */
  readonly sizes: readonly SizeFigures[];
}
export interface Figures {
  readonly machine: string;
  readonly runs: number;
  readonly engines: readonly EngineFigures[];
  /** Engines that could not be had, and why. */
  readonly missing: readonly string[];
  readonly release: string;
  readonly pages: readonly PageWeight[];
  readonly notMeasured: readonly string[];
}

/** What the performance table asks for and one machine without peers and without a browser cannot tell. */
export const notMeasured = [
  'Times of a browser (FCP, LCP, TBT, CLS, Lighthouse, route changes): this command starts none.',
  'Ratios to other sites, and to this product as one bundle: neither is built here.',
  'Time from publishing a release to seeing it, and of a rollback.',
  'A hosted project: its network, its pooler, its load. Queries are asked one after another on this machine.',
];

const inRows = (size: number): string =>
  `${size.toLocaleString('en-US')} leads, ${size.toLocaleString('en-US')} clients`;

function queryTable(queries: readonly QueryFigures[]): string {
  return table(
    ['who', 'query', 'rows', 'median ms', 'p95 ms', 'bytes'],
    queries.map(({ who, query, rows, median, p95, bytes }) => [who, query, rows, ms(median), ms(p95), bytes]),
  );
}

/** How much longer each query takes with the most rows than with the fewest. */
function growthTable({ sizes }: EngineFigures): string {
  const [few, many] = [sizes[0], sizes.at(-1)];
  if (few === undefined || many === undefined || few === many) return '';
  const rows = few.queries.map(({ who, query, median }, index) => {
    const grown = many.queries[index]?.median ?? NaN;
    return [who, query, ms(median), ms(grown), Math.round((grown / median) * 100) / 100];
  });
  const [from, to] = [few.size, many.size].map((size) => `${size.toLocaleString('en-US')} rows`);
  return table(['who', 'query', from ?? '', to ?? '', 'ratio'], rows);
}

const pageTable = (pages: readonly PageWeight[]): string =>
  table(
    ['page', 'requests', 'document', 'styles', 'fonts', 'inline script', 'all scripts', 'total'],
    pages.map(({ page, requests, document, styles, fonts, inlineScript, scripts }) => [
      page,
      requests,
      ...[document, styles, fonts, inlineScript, scripts].map(kb),
      kb(document + styles + fonts + scripts - inlineScript),
    ]),
  );

/** Everything that was measured, and what was not, to be read by people. */
export function report({ machine, runs, engines, missing, release, pages, notMeasured }: Figures): string {
  const parts = [
    `${machine}; ${runs} runs a query after a warm-up, in turns on few rows and on many; page 400 is the last full page`,
  ];
  for (const engine of engines) {
    for (const { size, queries } of engine.sizes)
      parts.push(`${engine.engine}, ${inRows(size)}\n\n${queryTable(queries)}`);
    parts.push(`${engine.engine}, medians in ms as the tables grow\n\n${growthTable(engine)}`);
  }
  parts.push(...missing);
  parts.push(`Public pages of release ${release}: KB (1,024 bytes) as sent, brotli\n\n${pageTable(pages)}`);
  parts.push(`Not measured here\n${notMeasured.map((line) => `- ${line}`).join('\n')}`);
  return parts.join('\n\n');
}
