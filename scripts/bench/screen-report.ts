import type { QueryFigures, SizeFigures } from './measure-queries.ts';
import { ms, table, type Section } from './table.ts';

export interface EngineFigures {
  readonly engine: string;
  /** From few rows to many. */
  readonly sizes: readonly SizeFigures[];
}
export interface ScreenFigures {
  readonly runs: number;
  readonly engines: readonly EngineFigures[];
  /** Engines that could not be had, and why. */
  readonly missing: readonly string[];
}

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

/** The queries of the screens, engine by engine. */
export function screenSections({ runs, engines, missing }: ScreenFigures): Section[] {
  const how = [
    `${runs} runs a query after a warm-up, in turns on few rows and on many; page 400 is the last full page.`,
    ...missing,
  ];
  return [
    { title: 'Queries of the screens', words: how },
    ...engines.flatMap((one) => [
      ...one.sizes.map(({ size, queries }) => ({
        title: `${one.engine}, ${inRows(size)}`,
        table: queryTable(queries),
      })),
      { title: `${one.engine}, medians in ms as the tables grow`, table: growthTable(one) },
    ]),
  ];
}
