import type { TrainingModule } from '../../module-types.ts';
import { workedExample } from '../../worked-example.ts';
import { outline } from './outline.ts';

export const lessonModule = {
  ...outline,
  example: workedExample({
    title: 'Example',
    inputs: { amount: { label: 'Amount', value: 100, unit: 'dollars' } },
    compute: ({ amount }) => [{ label: 'Twice', value: 2 * amount, unit: 'dollars', isTotal: true }],
  }),
  quiz: [
    {
      id: 'q1',
      question: 'Question 1',
      options: ['One', 'Two', 'Three'],
      right: 0,
      reason: 'Reason',
      section: 'part-1',
    },
    {
      id: 'q2',
      question: 'Question 2',
      options: ['One', 'Two', 'Three'],
      right: 0,
      reason: 'Reason',
      section: 'part-2',
    },
    {
      id: 'q3',
      question: 'Question 3',
      options: ['One', 'Two', 'Three'],
      right: 0,
      reason: 'Reason',
      section: 'part-3',
    },
    {
      id: 'q4',
      question: 'Question 4',
      options: ['One', 'Two', 'Three'],
      right: 0,
      reason: 'Reason',
      section: 'part-4',
    },
    {
      id: 'q5',
      question: 'Question 5',
      options: ['One', 'Two', 'Three'],
      right: 0,
      reason: 'Reason',
      section: 'part-5',
    },
  ],
  sources: [],
} as const satisfies TrainingModule;
