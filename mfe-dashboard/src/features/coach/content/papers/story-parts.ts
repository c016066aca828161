import type { ToolSection } from 'shared-contract/tools/document';

interface Part {
  readonly name: string;
  readonly about: string;
  readonly questions: readonly string[];
  readonly test: string;
}

const parts: readonly Part[] = [
  {
    name: 'Part 1: Situation',
    about:
      'Who this is about and how things stood before the work began: the business, its size, its owner. A reader decides here whether the story is about somebody like them.',
    questions: [
      'What does the business do, for whom, since when, with how many people?',
      'What was in place: entity, plans, insurance, books, advisors?',
      'What did the owner believe about their taxes at that time?',
      'What did an ordinary week look like?',
    ],
    test: 'An owner of the same size says: that is us.',
  },
  {
    name: 'Part 2: Challenge',
    about:
      'What was wrong, or about to happen, and what it would have cost to leave it alone. Not what we sell, but what kept somebody awake.',
    questions: [
      'What happened that made you call somebody?',
      'What had you tried before, and why was it not enough?',
      'What would the next three years have been like without a change?',
      'What were you afraid that the change would cost?',
    ],
    test: 'It can be told without naming a strategy.',
  },
  {
    name: 'Part 3: Strategy',
    about:
      'What was done, in which order, and why this and not the obvious alternative. A strategy that was tested and left out belongs here as well.',
    questions: [
      'Which two or three things were done first, and who did them?',
      'What did you decide against, and why?',
      'What did you have to change in your own routine?',
      'Which specialists took part, and what did they cost?',
    ],
    test: 'A colleague could name the sections of the law behind it.',
  },
  {
    name: 'Part 4: Result',
    about:
      'What changed, with figures and the year they belong to, before fees and after. What is deferred is called deferred. What is still open stands here.',
    questions: [
      'Which figure moved, from what to what, in which year?',
      'What did it cost, once and every year?',
      'What is still an estimate?',
      'What changed that is no figure?',
    ],
    test: 'Each figure can be shown on a page of the file.',
  },
  {
    name: 'Part 5: Lesson',
    about: 'The one thing that the next owner in the same place should take from it. One thing.',
    questions: [
      'What would you tell yourself two years ago?',
      'For whom would this have been wrong?',
      'What should be asked first?',
    ],
    test: 'It fits into two sentences, and it is not praise.',
  },
];

/** A page for each of the five parts: what belongs there, what to ask, room for the answers. */
export const storyParts: readonly ToolSection[] = parts.map(({ name, about, questions, test }) => ({
  heading: name,
  blocks: [
    { kind: 'text', text: about },
    {
      kind: 'table',
      caption: 'Ask, and write down the client’s words',
      columns: ['Question', 'In the client’s words'],
      widths: [20, 34],
      rows: questions.map((question) => [question, '']),
    },
    { kind: 'fields', labels: ['First sentence of this part', 'Figures in it, with their source'] },
    { kind: 'notice', text: `It is done when: ${test}` },
  ],
}));
