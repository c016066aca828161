import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ListFigures } from './lists.ts';
import { loadSections, type LoadFigures } from './load.ts';
import type { PageFigures } from './measure-pages.ts';
import type { EngineFigures, QueryFigures, ScreenFigures } from './measure-screens.ts';
import type { MemberFigures } from './member.ts';
import { pageSections } from './page-report.ts';
import type { ReleaseFigures, ReleaseRound } from './releases.ts';
import { kb, median, ms, roundsCell, table, type Section } from './table.ts';

function listSections({ rounds, sizes, screens }: ListFigures): Section[] {
  const [few, many] = sizes.map((size) => size.toLocaleString('en-US'));
  const rows = screens.map((one) => {
    const times = [median(one.few), median(one.many)] as const;
    return { ...one, times, ratio: times[1] / times[0] };
  });
  const over = rows.filter(({ ratio, goal }) => ratio > goal).map(({ screen }) => screen);
  return [
    {
      title: `Screens of lists with ${few ?? ''} and with ${many ?? ''} leads and clients`,
      words: [
        `Rounds: ${String(rounds)}, in turns; the median time from an address to its rows, in a browser with a full cache.`,
        `Goal: within 1.2 x, the last page within 1.5 x: ${over.length === 0 ? 'met' : `not met by ${over.join(', ')}`}.`,
      ],
      table: table(
        ['screen', `ms of ${few ?? ''}`, `ms of ${many ?? ''}`, 'times', 'goal'],
        rows.map(({ screen, times, ratio, goal }) => [
          screen,
          Math.round(times[0]),
          Math.round(times[1]),
          ratio.toFixed(2),
          goal.toFixed(1),
        ]),
      ),
    },
  ];
}

const GOALS = { seen: 10_000, back: 2_000, files: 2, pages: 1 } as const;

const told: readonly (readonly [name: keyof ReleaseRound, what: string])[] = [
  ['seen', 'publish, from the command until it is seen, ms'],
  ['cpu', 'publish, CPU seconds of all its processes'],
  ['back', 'rollback, from the command until it is seen, ms'],
  ['files', 'new files for browsers'],
  ['pages', 'new pages'],
];

function releaseSections({ rounds }: ReleaseFigures): Section[] {
  const valuesOf = (name: keyof ReleaseRound) => rounds.map((round) => round[name]);
  return [
    {
      title: 'A release of one word',
      words: [
        `Rounds: ${String(rounds.length)}; the median, and the longest in brackets. Times start with the command and end with the first`,
        'response of the site that has the word. They cover npm, the build, rendering, the gate with a browser and demo data,',
        'writing to a store in a folder, and the poll of the edge. Earlier builds and their caches are in place.',
      ],
      table: table(
        ['what', 'figure', 'goal'],
        told.map(([name, what]) => {
          const goal = name === 'cpu' ? undefined : GOALS[name];
          const verdict =
            goal === undefined ? '' : `${goal}: ${Math.max(...valuesOf(name)) <= goal ? 'met' : 'not met'}`;
          return [what, roundsCell(valuesOf(name)), verdict];
        }),
      ),
    },
  ];
}

/** Longest task, in ms, that a user doesn't notice. */
const LONG_TASK_MS = 50;
/** Longest wait for a paint, in ms, that a user doesn't notice. */
const ANSWER_MS = 100;
/** Maximum heap growth since the first reading. Compiled code and filled caches count as well. */
const GROWTH = 1.1;

const met = (isMet: boolean): string => (isMet ? 'met' : 'not met');

function memorySection({ memory }: MemberFigures): Section {
  const [first, last] = [memory[0], memory.at(-1)];
  const growth = first && last ? last.heap / first.heap : NaN;
  return {
    title: `The member area, opened and left ${String(last?.mounts ?? 0)} times`,
    words: [
      'Within one document, after a collection of what nobody holds. Goal: the heap after the last is within',
      `${GROWTH} x of the first reading: ${met(growth <= GROWTH)}, ${growth.toFixed(2)} x.`,
    ],
    table: table(
      ['mounts', 'heap KB', 'nodes', 'listeners'],
      memory.map(({ mounts, heap, nodes, listeners }) => [mounts, Math.round(kb(heap)), nodes, listeners]),
    ),
  };
}

function memberSections(figures: MemberFigures): Section[] {
  const { rounds, clients, slowdown, steps } = figures;
  const slow = steps.filter(({ answers }) => median(answers) > ANSWER_MS).map(({ step }) => step);
  const long = steps.filter(({ step, tasks }) => {
    const isRead = step.includes('file') || step.includes('check');
    return isRead && median(tasks.map(({ processor }) => processor)) > LONG_TASK_MS;
  });
  return [
    {
      title: `The member area with ${clients.toLocaleString('en-US')} clients, the processor ${slowdown} times slower`,
      words: [
        `Rounds: ${rounds}, each in a fresh window of 1280 px; the median of the rounds, and the longest in brackets. The answer`,
        `is the time from an input to its frame. Goal: under ${ANSWER_MS} ms: ${slow.length === 0 ? 'met' : `not met by ${slow.join(', ')}`}.`,
        `No task over ${LONG_TASK_MS} ms of the processor in the import: ${long.length === 0 ? 'met' : `not met by ${long.map(({ step }) => step).join(', ')}`}.`,
        `Longest answer of any round: ${Math.max(...steps.flatMap(({ answers }) => answers))} ms.`,
      ],
      table: table(
        ['step', 'answer ms', 'longest task, processor ms', 'by the clock'],
        steps.map(({ step, answers, tasks }) => [
          step,
          roundsCell(answers, 'under 16'),
          roundsCell(tasks.map(({ processor }) => processor)),
          roundsCell(tasks.map(({ clock }) => clock)),
        ]),
      ),
    },
    memorySection(figures),
  ];
}

const inRows = (size: number): string =>
  `${size.toLocaleString('en-US')} leads, ${size.toLocaleString('en-US')} clients`;

function queryTable(queries: readonly QueryFigures[]): string {
  return table(
    ['who', 'query', 'rows', 'median ms', 'p95 ms', 'bytes'],
    queries.map(({ who, query, rows, median, p95, bytes }) => [who, query, rows, ms(median), ms(p95), bytes]),
  );
}

/** Compares each query's time with the most rows to its time with the fewest. */
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

function screenSections({ runs, engines, missing }: ScreenFigures): Section[] {
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

/** The figures of each measured part. */
export interface Measured {
  readonly screens?: ScreenFigures;
  readonly lists?: ListFigures;
  readonly pages?: PageFigures;
  readonly member?: MemberFigures;
  readonly releases?: ReleaseFigures;
  readonly load?: LoadFigures;
}
export type Part = keyof Measured;

export interface Figures {
  /** In the format `2026-11-22`. */
  readonly date: string;
  readonly machine: string;
  /** Load average over a minute, before the first and after the last measurement. */
  readonly loadAverage: readonly [before: number, after: number];
  readonly measured: Measured;
}

const HOSTED =
  'A hosted project: its network, its pooler, its load. Queries are asked one after another on this machine.';
const notMeasured: Readonly<Record<Part, readonly string[]>> = {
  screens: [HOSTED],
  lists: [HOSTED],
  pages: ['A line with losses and handshakes: the delay is the browser’s own, before each answer.'],
  member: [HOSTED],
  releases: ['A release to object storage, and what a network does with it.'],
  load: [HOSTED],
};

const sectionsOf = ({ screens, lists, pages, member, releases, load }: Measured) =>
  ({
    screens: screens && screenSections(screens),
    lists: lists && listSections(lists),
    pages: pages && pageSections(pages),
    member: member && memberSections(member),
    releases: releases && releaseSections(releases),
    load: load && loadSections(load),
  }) satisfies Record<Part, Section[] | undefined>;

function sections({ date, machine, loadAverage, measured }: Figures, part: Part): Section[] {
  const [before, after] = loadAverage.map((value) => value.toFixed(2));
  const own = measured[part] ?? {};
  const browser = 'browser' in own ? own.browser : '';
  const set = 'release' in own ? `release ${String(own.release)}` : '';
  return [
    {
      title: `Bench of ${part}, ${date}`,
      words: [
        [machine, browser, set].filter(Boolean).join(', ') +
          `; load ${before ?? ''} before, ${after ?? ''} after`,
      ],
    },
    ...(sectionsOf(measured)[part] ?? []),
    { title: 'Not measured here', words: notMeasured[part].map((line) => `- ${line}`) },
  ];
}

const partsOf = ({ measured }: Figures): Part[] => Object.keys(measured) as Part[];

/** Formats all figures for a terminal. */
export const report = (figures: Figures): string =>
  partsOf(figures)
    .flatMap((part) => sections(figures, part))
    .map(({ title, words = [], table }) =>
      [[title, ...words].join('\n'), ...(table === undefined ? [] : [table])].join('\n\n'),
    )
    .join('\n\n');

const markdown = (figures: Figures, part: Part): string =>
  `${sections(figures, part)
    .map(({ title, words = [], table }, index) =>
      [
        `${index === 0 ? '#' : '##'} ${title}`,
        ...(words.length > 0 ? [words.join('\n')] : []),
        ...(table === undefined ? [] : [`\`\`\`\n${table}\n\`\`\``]),
      ].join('\n\n'),
    )
    .join('\n\n')}\n`;

/** Writes the figures of each part as Markdown, in place of its last ones. Returns the files. */
export function writeResults(folder: string, figures: Figures): string[] {
  mkdirSync(folder, { recursive: true });
  return partsOf(figures).map((part) => {
    const file = path.join(folder, `${part}.md`);
    writeFileSync(file, markdown(figures, part));
    return file;
  });
}
