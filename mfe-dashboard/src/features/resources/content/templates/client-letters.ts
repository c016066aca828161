import { noticeDays } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { safeHarbors } from 'shared-contract/calculators/estimated-tax';
import { strategies, type StrategyId } from 'shared-contract/strategies';
import { taxTables } from 'shared-contract/tax/tables';
import { formatValue } from 'shared-contract/tools/worksheet';
import type { Block, ToolDocument, ToolSection } from 'shared-contract/tools/document';
import { checklist, fields, list, sampleDocument, text } from './sample.ts';
import { strategyWork } from './strategy-work.ts';

const percent = (part: number) => formatValue(part, 'percent');
const { retirement, estateAndGift, bonusDepreciation, section179 } = taxTables[2026];

const address: Block = fields('Client', 'Date', 'From', 'Reply by');
const closing: ToolSection = {
  heading: 'Questions',
  blocks: [
    text(
      'If anything here is unclear, call [name] at [phone] before you decide. Please don’t send documents by email; use [secure portal].',
    ),
    fields('Signed for the firm', 'Date'),
  ],
};

const acknowledgment: ToolSection = {
  heading: 'Please sign and return a copy',
  blocks: [fields('Client', 'Date', 'Second client or spouse', 'Date')],
};

interface Letter {
  readonly title: string;
  readonly purpose: string;
  readonly opening: string;
  readonly sections: readonly ToolSection[];
  readonly isSignedByClient?: true;
  readonly sources: readonly string[];
}

const letter = ({ title, purpose, opening, sections, isSignedByClient, sources }: Letter): ToolDocument =>
  sampleDocument({
    title,
    purpose,
    sections: [
      { heading: 'To', blocks: [address, text(opening)] },
      ...sections,
      closing,
      ...(isSignedByClient ? [acknowledgment] : []),
    ],
    sources,
  });

const informationRequests = Object.fromEntries(
  strategies.map(({ id, name }) => [
    `information-${id}`,
    letter({
      title: `Information Request: ${name}`,
      purpose: 'Sent with the engagement letter. Delete the lines that don’t apply.',
      opening:
        'Dear [name], to begin we need the documents below. The middle column says what we look for, so that you can tell whether you have the right one. If a document doesn’t exist, write “none”; that helps as much.',
      sections: [
        {
          heading: 'Documents',
          blocks: [
            {
              kind: 'table',
              caption: 'What to send',
              columns: ['Document', 'What we look for', 'Sent on, or none'],
              widths: [40, 40, 20],
              rows: strategyWork[id].documents.map(([document, aim]) => [document, aim, '']),
              blanks: 2,
            },
          ],
        },
        {
          heading: 'How we use them',
          blocks: [
            list(
              'We read them for this engagement only. Any other use, and any disclosure to a specialist, needs your separate signed consent (IRC 7216).',
              'We rely on what you send and don’t audit it. Tell us if a figure is an estimate.',
              'Work starts when the list is complete. A document that arrives after [date] can move the result past a deadline.',
            ),
          ],
        },
      ],
      sources: [
        'IRC 7216; Reg. 301.7216-3.',
        '31 CFR 10.22: diligence, and reliance on what a client furnishes.',
      ],
    }),
  ]),
) as Readonly<Record<`information-${StrategyId}`, ToolDocument>>;

export const clientLetters = {
  ...informationRequests,
  'letter-year-end': letter({
    title: 'Year-end Checklist Letter',
    purpose: 'For owners, in November or early December 2026. Delete the lines that don’t apply.',
    opening:
      'Dear [name], these decisions close with the year. Tick what applies and send the page back by [date]; we compute the effect before you act.',
    sections: [
      {
        heading: 'By December 31, 2026',
        blocks: [
          checklist(
            `Equipment: property acquired after January 19, 2025 and placed in service by December 31 qualifies for ${percent(bonusDepreciation.rate)} bonus depreciation (IRC 168(k)); the section 179 limit is ${formatDollars(section179.limit)}. It must be in use, not only ordered.`,
            'Owner pay: reasonable pay for the year is on the payroll of the S corporation, with the health insurance of a more-than-2% shareholder included.',
            `401(k): deferral of ${formatDollars(retirement.deferral)}; catch-up of ${formatDollars(retirement.catchUp50)} from age 50, or ${formatDollars(retirement.catchUp60to63)} in the years of ages 60 to 63 if the plan allows it. The catch-up is Roth if your 2025 wages from this employer exceed ${formatDollars(retirement.rothCatchUpAbove ?? 0)}.`,
            'Plan documents: SECURE 2.0 amendments of qualified and 403(b) plans are due (Notice 2024-2).',
            'Required minimum distribution: taken. Only the first one may wait, until April 1, 2027, and then two fall into one year. The tax on a missed amount is 25%, or 10% if corrected in time (IRC 4974).',
            'Opportunity zone: gain deferred under the first law is taxed on December 31, 2026. Set aside the cash (IRC 1400Z-2(b)).',
            'Gifts to charity: itemizers deduct only what exceeds 0.5% of the contribution base (IRC 170(b)(1)(I)). Consider two years’ gifts in one.',
            `Gifts to family: ${formatDollars(estateAndGift.annualExclusion)} for each recipient (IRC 2503(b)), paid and cashed by December 31.`,
          ),
        ],
      },
      {
        heading: 'In January 2027',
        blocks: [
          checklist(
            `Fourth estimated payment by January 15: in all ${percent(safeHarbors.current)} of this year’s tax, or ${percent(safeHarbors.prior)} of last year’s, ${percent(safeHarbors.priorHigh)} if your 2025 adjusted gross income was above ${formatDollars(safeHarbors.highIncome)} (IRC 6654(d)).`,
            'Forms W-2 and 1099-NEC by February 1. For 2026 payments, Forms 1099 start at $2,000 (P.L. 119-21 section 70433).',
          ),
        ],
      },
      {
        heading: 'Tell us about',
        blocks: [
          list(
            'A sale, purchase, new partner, new state, marriage, divorce, birth, or death',
            'A loss, so that we test basis, at-risk, passive, and excess business loss limits in this order',
            'Any notice from the IRS or a state, opened or not',
          ),
        ],
      },
    ],
    sources: [
      'IRC 168(k), 179(b), 402(g), 414(v), 4974, 170(b)(1)(I), 2503(b), 6654(d).',
      'IRC 1400Z-2(b)(1)(B); Notice 2025-67; Notice 2024-2; Rev. Proc. 2025-32.',
    ],
  }),
  'letter-declined-strategy': letter({
    title: 'Declined Strategy Letter',
    purpose: 'When a client decides against a strategy that you recommended.',
    opening:
      'Dear [name], on [date] we recommended [strategy]. You decided against it. This letter records the decision so that neither of us has to rely on memory. It doesn’t ask you to change your mind.',
    sections: [
      {
        heading: 'What we recommended',
        blocks: [
          fields('Strategy', 'Tax year', 'Estimated effect', 'Cost'),
          text('The estimate rested on these facts: [facts]. The main risk we named was: [risk].'),
        ],
      },
      {
        heading: 'What the decision means',
        blocks: [
          list(
            'The tax of the year is estimated without the strategy: [amount].',
            'You can still change the decision until [date]. After that, the year is closed to it.',
            'We do no more work on it, and we don’t watch its deadlines, unless you ask us in writing.',
            'Other parts of the plan stay as they are, except: [parts].',
          ),
        ],
      },
      {
        heading: 'Your reason, if you want to give one',
        blocks: [
          checklist(
            'Cost or cash',
            'Risk',
            'Effort',
            'A sale or a change is planned',
            'Another advisor’s view',
          ),
        ],
      },
    ],
    isSignedByClient: true,
    sources: ['31 CFR 10.37: written advice on reasonable facts and assumptions.'],
  }),
  'letter-disengagement': letter({
    title: 'Disengagement Letter',
    purpose: 'When either side ends the engagement. Send it in a way that proves delivery.',
    opening:
      'Dear [name], our engagement of [date] ends on [date], with the notice that our letter provides. From that day we do no further work for you.',
    sections: [
      {
        heading: 'What is finished, and what is open',
        blocks: [
          {
            kind: 'table',
            caption: 'Status on the last day',
            columns: ['Work', 'Status', 'Next deadline', 'Who has to act'],
            rows: [],
            blanks: 5,
          },
          text(
            'We won’t file, pay, extend, or answer anything after the last day. An extension to file doesn’t extend the time to pay.',
          ),
        ],
      },
      {
        heading: 'Records and successor',
        blocks: [
          list(
            'We return your original records by [date] and keep copies of our work under our policy for [7] years.',
            'We send information to a new advisor only with your signed consent that names the advisor (IRC 7216).',
            'Revoke Forms 2848 and 8821 in our name, or tell us to withdraw them: [forms on file].',
            'Any error or omission that we know of in a filed return, and its consequences: [none, or list] (31 CFR 10.21).',
          ),
        ],
      },
      {
        heading: 'Account',
        blocks: [
          fields('Billed to date', 'Unbilled work', 'Paid', 'Balance'),
          text(
            `Our letter asks for ${String(noticeDays)} days’ notice; work to the last day is billed in proportion.`,
          ),
        ],
      },
    ],
    isSignedByClient: true,
    sources: ['31 CFR 10.21; IRC 7216.'],
  }),
  'letter-position-disclosure': letter({
    title: 'Position Disclosure Letter',
    purpose: 'When a return position lacks substantial authority but has a reasonable basis.',
    opening:
      'Dear [name], your [year] return can report [item] in the way described below. In our view the position has a reasonable basis but not substantial authority. It can be taken only if it is disclosed.',
    sections: [
      {
        heading: 'The position',
        blocks: [
          fields(
            'Item and amount',
            'Form and line',
            'Tax effect',
            'Authorities for',
            'Authorities against',
            'Prepared by',
          ),
        ],
      },
      {
        heading: 'Why it must be disclosed',
        blocks: [
          list(
            'For you: the penalty for a substantial understatement is 20% of the underpayment. Disclosure of a position with a reasonable basis avoids it (IRC 6662(d)(2)(B)). Disclosure doesn’t help a tax shelter.',
            'For us: we may not sign a return with an undisclosed position that lacks substantial authority (IRC 6694(a)(2)). We must tell you about penalties and about ways to disclose (31 CFR 10.34).',
            'Form 8275 discloses a position that is not contrary to a regulation; Form 8275-R one that is. A reportable transaction needs Form 8886 as well.',
            'Disclosure is visible to the IRS. We give no advice on whether the return will be examined (31 CFR 10.37).',
          ),
        ],
      },
      {
        heading: 'Your choice',
        blocks: [
          checklist(
            'Take the position, and attach the form that we prepared',
            'Report the item in the other way: additional tax of [amount]',
            'Ask tax counsel for an opinion first; we extend the return',
          ),
        ],
      },
    ],
    isSignedByClient: true,
    sources: ['IRC 6662(d)(2)(B); IRC 6694(a)(2); 31 CFR 10.34 and 10.37.', 'Forms 8275, 8275-R, 8886.'],
  }),
  'letter-s-election': letter({
    title: 'S Election Follow-up Letter',
    purpose: 'After Form 2553 was sent.',
    opening:
      'Dear [name], on [date] Form 2553 was sent for [corporation], effective [date]. This letter says what to expect, and what changes for you.',
    sections: [
      {
        heading: 'The notice',
        blocks: [
          list(
            'The IRS accepts the election with notice CP261. Send us a copy and keep the original for as long as the corporation exists. Compare its effective date with the one above.',
            'If no notice has come about 60 days after filing, tell us. We call the IRS; proof of mailing or of the fax is in our file: [yes or no].',
            'If the date is wrong or the form was late, Rev. Proc. 2013-30 can help within 3 years and 75 days of the intended date, if every shareholder reported consistently and there is reasonable cause.',
            'An entity can’t elect for a time before it existed (Reg. 1.1362-6).',
          ),
        ],
      },
      {
        heading: 'From the effective date',
        blocks: [
          checklist(
            'Payroll: pay yourself reasonable compensation before any distribution (Rev. Rul. 74-44)',
            'Distributions: equal for each share, on the same dates; one class of stock',
            'Shareholders: no partnership, corporation, or nonresident alien; ask us before any transfer',
            'Bank account, contracts, and insurance in the corporation’s name',
            'Form 1120-S by March 15, with Schedules K-1; state registrations: [states]',
            'Basis worksheet each year, before a loss or distribution is reported',
          ),
        ],
      },
    ],
    sources: [
      'IRC 1361, 1362; Reg. 1.1362-6; Rev. Proc. 2013-30; IRS notice CP261.',
      'IRC 3121(d); Rev. Rul. 74-44.',
    ],
  }),
  'letter-accountable-plan': letter({
    title: 'Accountable Plan Letter',
    purpose: 'For a corporation that reimburses its owner and its staff.',
    opening:
      'Dear [name], reimbursements are tax free to an employee, and free of payroll tax, only under an accountable plan. Without one they are wages. The page below is a plan that the corporation can adopt.',
    sections: [
      {
        heading: 'Three conditions (Reg. 1.62-2)',
        blocks: [
          list(
            'Business connection: the expense is deductible and was incurred in the employee’s work.',
            'Substantiation: amount, date, place, and business purpose, with receipts.',
            'Return of excess: an advance that was not spent goes back.',
          ),
        ],
      },
      {
        heading: 'Plan for adoption',
        blocks: [
          fields('Corporation', 'Effective date', 'Approved by', 'Date'),
          list(
            'The corporation reimburses ordinary and necessary expenses that an employee incurs for it, and nothing else.',
            'Advances are paid no more than 30 days before the expense. The employee accounts within 60 days after it, and returns any excess within 120 days. These are the safe harbor dates of the regulations.',
            'Vehicles: a log with date, miles, and purpose, at the standard mileage rate of the year.',
            'Home office: only space used regularly and exclusively for the work, at its share of actual cost.',
            'Phone and internet: the business share, with the method in writing.',
            'What is late or not substantiated is wages, and is reported on Form W-2.',
            'Pay is not reduced to fund a reimbursement.',
          ),
        ],
      },
    ],
    isSignedByClient: true,
    sources: ['IRC 62(c); Reg. 1.62-2(c) to (g).'],
  }),
} as const;
