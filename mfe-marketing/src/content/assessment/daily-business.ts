import type { Question } from './question-types.ts';

export const costs = {
  id: 'costs',
  legend: 'When were your recurring bills last read line by line?',
  hint: 'Card processing, freight, waste, telecom, insurance, property tax.',
  missing: 'Choose when your bills were last read',
  options: [
    {
      value: 'within-two-years',
      label: 'Within the last two years',
      points: 3,
      look: {
        strategy: 'cost-remediation',
        weight: 0.8,
        reason: 'The bills were read lately. Rates drift back: put the next reading on the calendar.',
      },
    },
    {
      value: 'some-of-them',
      label: 'Some of them, or longer ago',
      points: 1,
      look: {
        strategy: 'cost-remediation',
        weight: 3,
        reason:
          'Part of what you pay each month has not been checked against its contract for years. This work needs no tax return and no election.',
      },
    },
    {
      value: 'never',
      label: 'Never, that I know of',
      points: 0,
      look: {
        strategy: 'cost-remediation',
        weight: 5.5,
        reason:
          'Nobody has compared your recurring bills with their contracts. A year of invoices answers it, and what is overcharged can often be claimed back.',
      },
    },
  ],
} as const satisfies Question;

export const research = {
  id: 'research',
  legend: 'Does anybody on your staff develop or improve a product, a process or software?',
  hint: 'Trial runs, prototypes, new recipes, tooling and custom code all count.',
  missing: 'Choose whether your staff develops or improves anything',
  options: [
    {
      value: 'claimed-with-file',
      label: 'Yes, and the credit is claimed each year, with a file',
      points: 3,
      look: {
        strategy: 'rd-credits',
        weight: 1.2,
        reason:
          'The credit is claimed and supported. The form now asks for each business component: see that the file is kept in that shape.',
      },
    },
    {
      value: 'claimed-at-times',
      label: 'Yes, and it was claimed in some years',
      points: 2,
      look: {
        strategy: 'rd-credits',
        weight: 4,
        reason:
          'The work goes on every year and the claim does not. The years between are worth reading before they close.',
      },
    },
    {
      value: 'not-looked-at',
      label: 'Yes or perhaps; nobody has looked',
      points: 0,
      look: {
        strategy: 'rd-credits',
        weight: 7,
        reason:
          'You describe work that the research credit was written for, and no one has tested it against the four conditions of section 41.',
      },
    },
    { value: 'no', label: 'No' },
  ],
} as const satisfies Question;
