import type { ReleaseFigures, ReleaseRound } from './measure-releases.ts';
import { cell, most } from './directory-report.ts';
import { table, type Section } from './table.ts';

const GOALS = { seen: 10_000, back: 2_000, files: 2, pages: 1 } as const;

const told: readonly (readonly [name: keyof ReleaseRound, what: string])[] = [
  ['publish', 'publish, from the command to its end, ms'],
  ['seen', 'until it is seen, ms'],
  ['back', 'rollback, from the command until it is seen, ms'],
  ['files', 'new files for browsers'],
  ['pages', 'new pages'],
];

/** How long a release takes, and what it brings. */
export function releaseSections({ rounds }: ReleaseFigures): Section[] {
  const valuesOf = (name: keyof ReleaseRound) => rounds.map((round) => round[name]);
  return [
    {
      title: 'A release of one word',
      words: [
        `Rounds: ${String(rounds.length)}; the median, and the longest in brackets. Commands as people type them, with a build, every page`,
        'of the package in a browser, and a store in a folder.',
      ],
      table: table(
        ['what', 'figure', 'goal'],
        told.map(([name, what]) => {
          const goal = name === 'publish' ? undefined : GOALS[name];
          const verdict =
            goal === undefined ? '' : `${goal}: ${most(valuesOf(name)) <= goal ? 'met' : 'not met'}`;
          return [what, cell(valuesOf(name)), verdict];
        }),
      ),
    },
  ];
}
