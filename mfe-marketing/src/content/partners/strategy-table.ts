import type { PartnersSection } from './section-types.ts';

/** Who is asked about each of the ten strategies, and what. */
export const strategyTable = {
  kind: 'table',
  id: 'strategies',
  title: 'Whom we ask about each of the ten.',
  lead: 'A strategy needs a specialist who can say no to it.',
  rows: [
    {
      strategy: 'private-foundations',
      partners: ['harrow-lyle'],
      question: 'Who may sit on the board, and what may the foundation never do for the family?',
    },
    {
      strategy: '401k-optimization',
      partners: [],
      outside: 'A plan administrator',
      question: 'Does the payroll file match the plan document, and does the plan pass its tests?',
    },
    {
      strategy: 'pension-strategies',
      partners: [],
      outside: 'An enrolled actuary',
      question: 'What must be paid in each year, and could the business have paid it in its last five?',
    },
    {
      strategy: 'cost-segregation',
      partners: [],
      outside: 'A cost segregation engineer',
      question: 'Which parts of the building are shorter-lived, and what supports each figure?',
    },
    {
      strategy: 'cost-remediation',
      partners: [],
      outside: 'A cost auditor',
      question: 'Which invoices depart from their contract, and until when can each be claimed?',
    },
    {
      strategy: 'captive-insurance',
      partners: ['keystone-risk'],
      question: 'Is there a risk the market prices badly, or only a premium to deduct?',
    },
    {
      strategy: 'four-one-tax-reduction',
      partners: ['bright-ledger', 'tolliver-beck'],
      question: 'Is the company that the plan assumes the company that its documents describe?',
    },
    {
      strategy: 'rd-credits',
      partners: [],
      outside: 'An engineer of the field',
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
  outside: 'not on this page, quoted separately',
  note: 'Captive insurance: a small insurer of your own can be a transaction of interest that has to be reported (Treas. Reg. 1.6011-11; T.D. 10029, 2025); the rule on listed transactions (1.6011-10) is in litigation. Whether yours would be is the first thing Keystone Risk and your CPA are asked. Sandoval Pike audits plans and so designs none; Cumberland Mortgage and Stones River Physicians are asked about loans and practices, not about a strategy.',
} as const satisfies PartnersSection<'table'>;
