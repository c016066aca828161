import type { PartnersSection } from './section-types.ts';

/** Who comes to the table for each of the ten strategies, with the question they are asked. */
export const strategyTable = {
  kind: 'table',
  id: 'strategies',
  eyebrow: 'By strategy',
  title: 'Who sits at the table for each of the ten.',
  lead: 'A strategy needs somebody who can say no to it. This is whom we ask, and what.',
  rows: [
    {
      strategy: 'private-foundations',
      partners: ['harrow-lyle'],
      question: 'Who may sit on the board, and what may the foundation never do for the family?',
    },
    {
      strategy: '401k-optimization',
      partners: ['sandoval-pike'],
      question: 'Does the payroll file match the plan document, and will the plan need an audit?',
    },
    {
      strategy: 'pension-strategies',
      partners: ['bright-ledger'],
      question: 'Could the business have funded this in each of its last five years?',
    },
    {
      strategy: 'cost-segregation',
      partners: ['cumberland-mortgage'],
      question: 'How was the price divided between land and building when the loan closed?',
    },
    {
      strategy: 'cost-remediation',
      partners: ['stones-river'],
      question: 'What do fourteen practices together pay for the same thing?',
    },
    {
      strategy: 'captive-insurance',
      partners: ['keystone-risk'],
      question: 'Is there a risk the market prices badly, or only a premium to deduct?',
    },
    {
      strategy: 'four-one-tax-reduction',
      partners: ['bright-ledger', 'tolliver-beck'],
      question: 'Is the company that the plan assumes the company that the papers describe?',
    },
    {
      strategy: 'rd-credits',
      partners: [],
      question: 'Which part of the work was uncertain, and who wrote that down at the time?',
    },
    {
      strategy: 'asset-protection',
      partners: ['tolliver-beck', 'keystone-risk'],
      question: 'Which loss would reach everything, and does a policy or an entity stop it?',
    },
    {
      strategy: 'legacy-planning',
      partners: ['harrow-lyle', 'wyatt-ambrose'],
      question: 'Do the will, the titles and the buy-sell agreement name the same people?',
    },
  ],
  nobody: 'Nobody on this page: an engineer, quoted separately',
  note: 'Captive insurance: some arrangements of small insurers are listed or reportable transactions under final regulations of January 2025 (T.D. 10029). Whether yours would be is the first thing Keystone Risk and your CPA are asked.',
} as const satisfies PartnersSection<'table'>;
