import { cell, LONG_TASK_MS, most } from './directory-report.ts';
import type { MemberFigures } from './measure-member.ts';
import { median } from './statistics.ts';
import { kb, table, type Section } from './table.ts';

/** What an input may wait for its frame before somebody notices. */
const ANSWER_MS = 100;
/** Of the heap after the first mounts that were read: code that is compiled and caches that are filled count as well. */
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

/** How long inputs in the member area wait, step by step, and what its mounts leave. */
export function memberSections(figures: MemberFigures): Section[] {
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
        `Longest answer of any round: ${most(steps.flatMap(({ answers }) => answers))} ms.`,
      ],
      table: table(
        ['step', 'answer ms', 'longest task, processor ms', 'by the clock'],
        steps.map(({ step, answers, tasks }) => [
          step,
          cell(answers, 'under 16'),
          cell(tasks.map(({ processor }) => processor)),
          cell(tasks.map(({ clock }) => clock)),
        ]),
      ),
    },
    memorySection(figures),
  ];
}
