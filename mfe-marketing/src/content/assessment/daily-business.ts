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
          'Part of what you pay each month has not been checked against its contract for years. This work needs no election, but refunds of tax lapse: begin with the oldest bills.',
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
          'Your recurring bills have not been compared with their contracts. A year of invoices answers it, and what is overcharged can often be claimed back, for as long as the contract or the law allows.',
      },
    },
  ],
} as const satisfies Question;

export const research = {
  id: 'research',
  legend: 'Does your staff develop or improve a product, a process or software?',
  hint: 'Trial runs, prototypes, new recipes, tooling and custom code may count.',
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
          'The credit is claimed and supported. From tax year 2026 Form 6765, section G, asks for each business component, with exceptions for small claims: see that the file is kept in that shape.',
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
          'The work goes on every year and the claim does not. The years between are worth reading before the time to claim a refund ends.',
      },
    },
    {
      value: 'not-looked-at',
      label: 'Yes or perhaps; it has not been looked at',
      points: 0,
      look: {
        strategy: 'rd-credits',
        weight: 7,
        reason:
          'You describe work that may qualify for the research credit. It has not been tested against the four conditions of IRC 41(d).',
      },
    },
    { value: 'no', label: 'No' },
  ],
} as const satisfies Question;
