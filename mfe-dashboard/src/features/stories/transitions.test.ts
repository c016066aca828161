import { transitionsFor } from './transitions.tsx';

const [writer, coach, admin] = [
  { isWriter: true, isCoach: false, isAdmin: false },
  { isWriter: false, isCoach: true, isAdmin: false },
  { isWriter: false, isCoach: false, isAdmin: true },
];

test.each([
  ['draft', ['Send for review', 'Archive'], [], ['Send for review', 'Archive']],
  [
    'in_review',
    ['Take back', 'Archive'],
    ['Publish', 'Ask for changes'],
    ['Publish', 'Ask for changes', 'Archive'],
  ],
  ['published', ['Revise', 'Archive'], ['Revise'], ['Revise', 'Archive']],
  ['archived', ['Bring back'], [], ['Bring back']],
] as const)(
  'what is offered of a story that is %s to writer, coach and administrator',
  (status, ...offered) => {
    expect(
      [writer, coach, admin].map((who) => transitionsFor(status, who, 'T').map(({ label }) => label)),
    ).toEqual(offered);
  },
);

test('a coach publishes what they wrote themselves about a client of theirs', () => {
  const own = { ...coach, isWriter: true };
  expect(transitionsFor('in_review', own, 'T').map(({ label }) => label)).toEqual([
    'Publish',
    'Take back',
    'Archive',
  ]);
});
