import { firstYearPercent, regularRates } from 'shared-contract/calculators/cost-segregation';
import { formatDollars } from 'shared-contract/format';
import type { ToolDocument } from 'shared-contract/tools/document';
import { formatValue } from 'shared-contract/tools/worksheet';
import { checklist, fields, list, sampleDocument, text } from './sample.ts';

const percent = (part: number) => formatValue(part, 'percent');

/** Cost of the example by class, in dollars, and the share deducted in 2024 and 2025 (Pub. 946, tables A-1, A-7a). */
const example = { building: 1_500_000, fifteen: 200_000, five: 300_000, bonus: 0.6, month: 7 } as const;
const straightLine = [(firstYearPercent.nonresidential[example.month - 1] ?? NaN) / 100, 0.02564] as const;
const shares = {
  five: [regularRates[5], 0.32],
  fifteen: [regularRates[15], 0.095],
} as const;

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const afterBonus = (cost: number, rates: readonly number[]) =>
  cost * example.bonus + cost * (1 - example.bonus) * sum(rates);
const cost = example.building + example.fifteen + example.five;
const claimed = cost * sum(straightLine);
const allowable = {
  five: afterBonus(example.five, shares.five),
  fifteen: afterBonus(example.fifteen, shares.fifteen),
  building: example.building * sum(straightLine),
};
const proper = sum(Object.values(allowable));
const bonus = (example.five + example.fifteen) * example.bonus;
/** Fills a cell that is not for typing. */
const NO_BREAK_SPACE = '\u00A0';

/** Section 481(a) adjustment of the example, in dollars. Negative: it lowers taxable income. */
const exampleAdjustment = claimed - proper;

const taxpayer = fields('Taxpayer', 'EIN or SSN', 'Address', 'Tax year', 'Form and schedule', 'Prepared by');

/** The comparison of an election: a full credit less the tax on the smaller deduction, and the reduced credit. */
const credit = 35_000;
const reduced = 0.79;

export const elections = {
  'form-3115-example': sampleDocument({
    title: 'Form 3115 Example: Depreciation',
    purpose: 'A worked attachment. Replace every fact and figure with those of the client.',
    sections: [
      {
        heading: 'The change',
        blocks: [
          taxpayer,
          list(
            'Designated automatic accounting method change number: 7, from an impermissible to a permissible method of depreciation.',
            'Procedure: Rev. Proc. 2015-13, and the list of automatic changes in effect when the form is filed: [insert; Rev. Proc. 2025-23 applied to forms filed from June 9, 2025; check for its successor].',
            'Year of change: the calendar year 2026.',
          ),
        ],
      },
      {
        heading: 'Narrative',
        blocks: [
          text(
            `Facts. The taxpayer placed a nonresidential building in service in July 2024, at a cost of ${formatDollars(cost)} without land, and depreciated all of it over 39 years on the returns of 2024 and 2025. It is used in the taxpayer’s business of [business]. It has not been sold.`,
          ),
          text(
            `Present method. Straight line over 39 years, mid-month convention, for all costs. Proposed method. As classified by an engineering-based study of [date]: ${formatDollars(example.five)} as 5-year property and ${formatDollars(example.fifteen)} as 15-year land improvements, with bonus depreciation of ${percent(example.bonus)}, the rate for property placed in service in 2024, and the half-year convention; ${formatDollars(example.building)} remains 39-year property.`,
          ),
          text(
            'Law. IRC 167, 168(a) to (e), and 168(k); Rev. Proc. 87-56. The study explains for each component why it is section 1245 property or a land improvement and not a structural component: [page of the study].',
          ),
        ],
      },
      {
        heading: 'Section 481(a) adjustment on January 1, 2026',
        blocks: [
          {
            kind: 'table',
            caption: 'Depreciation of 2024 and 2025',
            columns: ['Class', 'Cost', 'Bonus', 'Regular, 2 years', 'Total'],
            rows: [
              [
                '5 years (20%, 32%)',
                formatDollars(example.five),
                formatDollars(example.five * example.bonus),
                formatDollars(allowable.five - example.five * example.bonus),
                formatDollars(allowable.five),
              ],
              [
                '15 years (5%, 9.5%)',
                formatDollars(example.fifteen),
                formatDollars(example.fifteen * example.bonus),
                formatDollars(allowable.fifteen - example.fifteen * example.bonus),
                formatDollars(allowable.fifteen),
              ],
              [
                '39 years (1.177%, 2.564%)',
                formatDollars(example.building),
                'None',
                formatDollars(allowable.building),
                formatDollars(allowable.building),
              ],
              [
                'Allowable',
                formatDollars(cost),
                formatDollars(bonus),
                formatDollars(proper - bonus),
                formatDollars(proper),
              ],
              [
                'Claimed, 39 years on all costs',
                formatDollars(cost),
                'None',
                formatDollars(claimed),
                formatDollars(claimed),
              ],
              [
                'Claimed less allowable',
                ...Array<string>(3).fill(NO_BREAK_SPACE),
                formatDollars(exampleAdjustment),
              ],
            ],
          },
          text(
            'The adjustment is negative. It lowers taxable income and is taken into account in the year of change (IRC 481(a)).',
          ),
        ],
      },
      {
        heading: 'Check before filing',
        blocks: [
          checklist(
            'Conditions of the change and of Rev. Proc. 2015-13 are met: no same change in the five years before, no final year of the business, examination status',
            'Schedule E of the form, and the statements that the list of changes asks for, are attached',
            'The signed copy for the IRS goes to the address in the instructions, and the original with the timely return',
            'Binding contract date read: the older bonus rate applies to property acquired by January 19, 2025',
            'No election out of bonus depreciation was made for the class in the placed-in-service year',
            'Mid-quarter convention tested; section 179 and state depreciation separate',
            'Loss tested against basis, at-risk, passive, and excess business loss limits',
          ),
        ],
      },
    ],
    sources: [
      'IRC 446(e), 481(a), 167, 168; Rev. Proc. 2015-13; Rev. Proc. 87-56.',
      'IRS Publication 946, tables A-1 and A-7a.',
    ],
  }),
  'election-280c': sampleDocument({
    title: 'Reduced Research Credit Election',
    purpose: 'For the return and the file. The election itself is made on Form 6765.',
    sections: [
      { heading: 'Taxpayer', blocks: [taxpayer] },
      {
        heading: 'Statement',
        blocks: [
          text(
            'For the tax year named above, the taxpayer elects the reduced research credit under section 280C(c)(2) of the Internal Revenue Code. The credit on Form 6765 is computed with the election, and the deduction for domestic research expenses is not reduced by the credit.',
          ),
          fields('Credit before the election', `Reduced credit (${percent(reduced)})`, 'Signed', 'Date'),
        ],
      },
      {
        heading: 'Compare first',
        blocks: [
          {
            kind: 'table',
            caption: `Example: a credit of ${formatDollars(credit)}`,
            columns: ['Tax rate on the deduction', 'Full credit less that tax', 'Reduced credit'],
            rows: [
              [
                '37%, owner without the business income deduction',
                formatDollars(credit * (1 - 0.37)),
                formatDollars(credit * reduced),
              ],
              [
                '29.6%, owner with it',
                formatDollars(credit * (1 - 0.37 * 0.8)),
                formatDollars(credit * reduced),
              ],
              ['21%, C corporation', formatDollars(credit * (1 - 0.21)), formatDollars(credit * reduced)],
            ],
          },
          list(
            'Elect on a timely original return, with extensions. An amended return is too late, and the election is irrevocable for the year (Reg. 1.280C-4).',
            'Test the limits of the credit itself, and state tax, before you choose.',
            'Use the same choice in the payroll offset computation and in the provision.',
          ),
        ],
      },
    ],
    sources: ['IRC 41; IRC 174A; IRC 280C(c); Reg. 1.280C-4.'],
  }),
  'election-bonus-out': sampleDocument({
    title: 'Election out of Bonus Depreciation',
    purpose: 'A statement to attach to a timely return.',
    sections: [
      { heading: 'Taxpayer', blocks: [taxpayer] },
      {
        heading: 'Statement',
        blocks: [
          text(
            'Under section 168(k)(7) of the Internal Revenue Code, the taxpayer elects not to deduct the additional first-year depreciation for all qualified property of the classes marked below that was placed in service during the tax year.',
          ),
          checklist(
            '3-year property',
            '5-year property',
            '7-year property',
            '10-year property',
            '15-year property',
            '20-year property',
          ),
          fields('Other class', 'Signed', 'Name and title', 'Date'),
        ],
      },
      {
        heading: 'Before you attach it',
        blocks: [
          list(
            'The election covers every item of the class in the year, not one asset. Section 179 can still be elected item by item.',
            'A partnership or S corporation makes the election for its own property.',
            'It is due with the return, extensions included. If the return was timely without it, read Reg. 301.9100-2 for the six-month relief.',
            'Reasons that hold: a higher rate in later years, a loss that basis or passive limits would suspend, a business income deduction that the loss would waste, a state that doesn’t follow bonus.',
            'Record the election for later years: a change of method can’t claim bonus depreciation that was elected out.',
          ),
        ],
      },
    ],
    sources: ['IRC 168(k)(7); Form 4562 instructions; Reg. 301.9100-2.'],
  }),
  'election-de-minimis': sampleDocument({
    title: 'De Minimis Safe Harbor Election',
    purpose: 'A statement to attach to each year’s timely original return.',
    sections: [
      { heading: 'Section 1.263(a)-1(f) de minimis safe harbor election', blocks: [taxpayer] },
      {
        heading: 'Statement',
        blocks: [
          text(
            'The taxpayer is making the de minimis safe harbor election under Reg. 1.263(a)-1(f) for the tax year named above.',
          ),
        ],
      },
      {
        heading: 'Before you attach it',
        blocks: [
          list(
            'Limit for each invoice, or item on the invoice: $5,000 with an applicable financial statement, such as an audited one; $2,500 without (Reg. 1.263(a)-1(f)(1); Notice 2015-82).',
            'With an applicable financial statement, a written policy must exist at the beginning of the year. Without one, a policy must still exist then; put it in writing.',
            'The amount is expensed in the books as well.',
            'It doesn’t cover inventory, land, or certain spare parts.',
            'It applies to the year and to all such amounts; it can’t be made on an amended return or taken back. It is not a change of accounting method.',
          ),
        ],
      },
      {
        heading: 'Policy for the books',
        blocks: [
          text(
            'From January 1, [year], [business] records as an expense any tangible property that costs no more than $[limit] for each invoice or item, and any with a useful life of 12 months or less. An invoice is not divided to stay below the limit.',
          ),
          fields('Adopted by', 'Date'),
        ],
      },
    ],
    sources: ['Reg. 1.263(a)-1(f); Notice 2015-82.'],
  }),
} as const satisfies Readonly<Record<string, ToolDocument>>;
