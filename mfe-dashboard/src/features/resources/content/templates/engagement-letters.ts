import { noticeDays } from 'shared-contract/firm';
import { strategies, type StrategyId } from 'shared-contract/strategies';
import type { ToolDocument, ToolSection } from 'shared-contract/tools/document';
import { fields, list, sampleDocument, text } from './sample.ts';
import { strategyWork } from './strategy-work.ts';

interface Engagement {
  readonly name: string;
  readonly purpose: string;
  readonly services: readonly string[];
  readonly excluded: readonly string[];
  readonly limits: readonly string[];
  readonly sources: readonly string[];
}

const parties: ToolSection = {
  heading: 'Between',
  blocks: [
    fields('Client', 'Entity and EIN', 'Firm', 'Responsible CPA', 'Tax years covered', 'Date'),
    text(
      'Dear [name], this letter sets out what we will do for you, what we will not do, and what it costs. Please read it, ask about anything that is unclear, and sign on the last page.',
    ),
  ],
};

const alwaysExcluded = [
  'Tax returns and forms, original or amended, unless we add them in writing',
  'Representation before the IRS or a state',
  'Legal advice, legal documents, and investment advice',
  'Audits, reviews, or compilations of financial statements, and a search for fraud',
  'Tax of states other than [states]',
];

const duties: ToolSection = {
  heading: 'What we need from you',
  blocks: [
    list(
      'Complete and correct records by the dates that we agree. We rely on them and don’t audit them.',
      'One person who decides, and an answer within [5] business days.',
      'Word within a week of a new or departing owner, a purchase or sale, a move, a marriage or divorce, or any notice from the IRS or a state.',
      'Word before you enter an arrangement that a promoter calls confidential, guarantees, or reports on Form 8886.',
      'The decisions. You approve each step, and you file and pay on time.',
    ),
  ],
};

const fee: ToolSection = {
  heading: 'Fee',
  blocks: [
    fields('Fixed fee', 'Due', 'Work beyond the scope, by the hour', 'Specialists, paid directly by you'),
    text(
      'The fee is for the work and doesn’t depend on the tax saved (31 CFR 10.27; T.C.A. 62-1-123). We tell you in writing, before you sign with a third party, about any referral fee or commission that we pay or receive, with its amount or basis.',
    ),
  ],
};

const noAuditInsurance: ToolSection = {
  heading: 'No audit insurance',
  blocks: [
    text(
      'The fee is not insurance against an examination. It includes no representation, no payment of tax, penalty, or interest, and no promise of a result. If a return is examined, we can offer that work in a separate letter.',
    ),
  ],
};

const standards: ToolSection = {
  heading: 'Standards and your information',
  blocks: [
    text(
      'Our written advice follows Treasury Department Circular 230 (31 CFR 10.37): it rests on reasonable facts and assumptions, and it doesn’t consider the chance that a return is examined. We recommend a position only if it has substantial authority, or a reasonable basis and is disclosed; a tax shelter, or a reportable transaction under IRC 6662A, must be more likely than not correct (IRC 6694(a)(2)). We tell you about penalties and about ways to disclose (31 CFR 10.34).',
    ),
    text(
      'We use and disclose your tax return information only as the law allows or as you agree in a separate signed consent (IRC 7216; Reg. 301.7216-3). You can refuse a consent to any other service and still engage us for your return.',
    ),
    text(
      'We keep copies of our work for [7] years, which is our policy. Your original records are yours and go back to you.',
    ),
  ],
};

const ending: ToolSection = {
  heading: 'Ending the engagement',
  blocks: [
    text(
      `Either of us may end this engagement with ${String(noticeDays)} days’ written notice. You pay for work done to that day. We then list the deadlines that are open and return your records. We may stop immediately if the law or our professional standards require it.`,
    ),
    text('Governing law, disputes, and limits of liability: [counsel to insert]'),
  ],
};

const signatures: ToolSection = {
  heading: 'Agreed',
  blocks: [fields('For the firm', 'Date', 'Client', 'Date', 'Second client or spouse', 'Date')],
};

const commonSources = [
  '31 CFR 10.27, 10.34, 10.37; T.D. 9668: fees, positions, written advice.',
  'IRC 6694; IRC 7216 and Reg. 301.7216-3.',
  'AICPA Code 1.510 and 1.520; T.C.A. 62-1-122 and 62-1-123: contingent fees, commissions, referrals.',
];

const engagementLetter = ({ name, purpose, services, excluded, limits, sources }: Engagement): ToolDocument =>
  sampleDocument({
    title: `Engagement Letter: ${name}`,
    purpose,
    sections: [
      parties,
      { heading: 'What we will do', blocks: [list(...services)] },
      { heading: 'What is not included', blocks: [list(...excluded, ...alwaysExcluded)] },
      { heading: 'What you should know first', blocks: limits.map(text) },
      duties,
      fee,
      noAuditInsurance,
      standards,
      ending,
      signatures,
    ],
    sources: [...sources, ...commonSources],
  });

const strategyLetters = Object.fromEntries(
  strategies.map(({ id, name }) => [
    `engagement-${id}`,
    engagementLetter({
      name,
      purpose: 'For one strategy. Put it on your letterhead and fill in the brackets.',
      ...strategyWork[id],
    }),
  ]),
) as Readonly<Record<`engagement-${StrategyId}`, ToolDocument>>;

export const engagementLetters = {
  ...strategyLetters,
  'engagement-retainer': engagementLetter({
    name: 'Planning Retainer',
    purpose: 'For a year of planning. Put it on your letterhead and fill in the brackets.',
    services: [
      'Review the last three years’ returns, and list what we find with its authority and its size',
      'Choose with you the strategies of the year and their order: [strategies]',
      'Meet [4] times: plan, midyear, projection, year end',
      'Update the tax projection before each estimated payment',
      'Work with your preparer, counsel, actuary, and engineer',
      'Report at year end what was done, what was estimated, and what came out',
    ],
    excluded: ['Strategies that are not on the list above, until we add them in writing'],
    limits: [
      'A retainer pays for time and attention across the year, not for a number of strategies or a saving. We report lasting savings and deferred tax separately: tax that is deferred is still owed.',
      'Tax law changes during a year. We tell you when a change affects your plan; advice already given speaks as of its date.',
    ],
    sources: [],
  }),
  'engagement-assessment': engagementLetter({
    name: 'Assessment',
    purpose: 'For a one-time review. Put it on your letterhead and fill in the brackets.',
    services: [
      'Read the business and personal returns of the last [3] years',
      'Interview each owner for [60] minutes',
      'Test the ten strategies against your facts: fits, does not fit, needs more facts',
      'Deliver findings in writing by [date], with the authority, the risk, and the cost of each',
      'Go through them with you once',
    ],
    excluded: [
      'Carrying out a finding, for which you can engage us or anyone else',
      'A complete check of the returns for errors',
    ],
    limits: [
      'The findings are a first review on the documents you send. They show where planning may help; they are not advice to take a position on a return. If we come across an error or omission in a filed return, we tell you and explain the consequences (31 CFR 10.21).',
      'You have no duty to go on. The report is for you alone and may not be given to a lender or buyer.',
    ],
    sources: ['31 CFR 10.21: errors and omissions.'],
  }),
  'engagement-cpa-partnership': sampleDocument({
    title: 'Engagement Letter: CPA Partnership',
    purpose: 'Between a CPA firm and a planning firm that serve the same clients.',
    sections: [
      {
        heading: 'Between',
        blocks: [
          fields('CPA firm', 'Planning firm', 'Responsible CPA', 'Responsible planner', 'States', 'Date'),
        ],
      },
      {
        heading: 'Who does what',
        blocks: [
          {
            kind: 'table',
            caption: 'One name for each task',
            columns: ['Task', 'CPA firm', 'Planning firm'],
            widths: [40, 30, 30],
            rows: [
              ['Client relationship and returns', 'Responsible', 'No contact without the CPA firm'],
              ['Facts and documents', 'Collects, with consent', 'Lists what is needed'],
              ['Plan and computations', 'Reviews and may reject', 'Prepares'],
              ['Advice to the client', 'Signs', 'Attends on request'],
              ['Second review', 'May ask for it', 'By a person who did not prepare'],
              ['Law changes', 'Applies to returns', 'Reports within [30] days'],
            ],
          },
        ],
      },
      {
        heading: 'What is not included',
        blocks: [
          list(
            'Preparation or signing of returns by the planning firm',
            'Representation before the IRS or a state',
            'Legal, actuarial, engineering, insurance, and investment services',
          ),
        ],
      },
      {
        heading: 'Client information',
        blocks: [
          text(
            'The CPA firm sends tax return information only after the client has signed a consent that names the planning firm and the purpose (IRC 7216; Reg. 301.7216-3; Rev. Proc. 2013-14 for Form 1040 clients). Without it, the case is discussed without facts that identify the client.',
          ),
          text(
            'Both firms keep a written security program (16 CFR 314), give access only to those who work on the case, and report a breach to each other within [24] hours.',
          ),
        ],
      },
      {
        heading: 'Fee and independence',
        blocks: [
          fields('Monthly fee', 'Plans a month', 'Additional plans', 'Billing day'),
          text(
            'The fee doesn’t depend on tax saved or on clients referred. Neither firm pays the other for a referral. If that changes, the client receives the amount or basis in writing before engaging (AICPA Code 1.520; T.C.A. 62-1-122; Tenn. Rule 0020-03-.06), and no commission is paid for a client for whom either firm performs an audit, review, or examination, or a compilation that a third party will use.',
          ),
        ],
      },
      noAuditInsurance,
      {
        heading: 'Standards',
        blocks: [
          text(
            'Advice follows Circular 230 (31 CFR 10.37). Each firm remains responsible for its own work, carries professional liability insurance of at least [amount], and may decline a position that it would not sign (IRC 6694; Reg. 301.7701-15).',
          ),
        ],
      },
      ending,
      { heading: 'Agreed', blocks: [fields('For the CPA firm', 'Date', 'For the planning firm', 'Date')] },
    ],
    sources: [
      ...commonSources,
      'Reg. 301.7701-15: signing and nonsigning preparers.',
      '16 CFR 314: safeguards.',
    ],
  }),
} as const;
