import type { DirectoryFigures } from './measure-directory.ts';
import { median } from './statistics.ts';
import { table, type Section } from './table.ts';

/** What a task may take before somebody notices. */
export const LONG_TASK_MS = 50;

/** The step that loads all entries, and filters nothing. */
export const OPENED = 'opened';

export const most = (values: readonly number[]): number => Math.max(...values);

/** Of each round, the longest task while the directory was filtered, by the processor. */
function longestTasks({ rounds, steps }: DirectoryFigures): number[] {
  const filtered = steps.filter(({ step }) => step !== OPENED);
  return Array.from({ length: rounds }, (_, round) =>
    most(filtered.map(({ tasks }) => tasks[round]?.processor ?? NaN)),
  );
}

/** The median of the rounds, and the longest in brackets where they differ. */
export function cell(values: readonly number[], none = '0'): string {
  const [middle, longest] = [median(values), most(values)].map((value) =>
    value === 0 ? none : String(Math.round(value)),
  );
  return middle === longest ? String(middle) : `${String(middle)} (${String(longest)})`;
}

/** What the page was busy with, step by step. */
export function directorySections(figures: DirectoryFigures): Section[] {
  const { entries, rounds, steps } = figures;
  const longest = longestTasks(figures);
  const isMet = most(longest) <= LONG_TASK_MS;
  return [
    {
      title: `The directory with ${entries.toLocaleString('en-US')} generated entries`,
      words: [
        `Rounds: ${rounds}, each in a fresh page of 1280 px; the median of the rounds, and the longest in brackets. A task is`,
        'told by the processor, which is its time on a machine that does nothing else, and by the clock. The answer is the time',
        `from an input to its frame. Goal: no task over ${LONG_TASK_MS} ms of the processor while it is filtered: ${isMet ? 'met' : 'not met'}, ${cell(longest)} ms.`,
      ],
      table: table(
        ['step', 'then', 'longest task, processor ms', 'by the clock', 'answer ms'],
        steps.map(({ step, shown, tasks, answers }) => [
          step,
          shown,
          cell(tasks.map(({ processor }) => processor)),
          cell(tasks.map(({ clock }) => clock)),
          cell(answers, 'under 16'),
        ]),
      ),
    },
  ];
}
