import { formatDollars } from 'shared-contract/format';
import { taxTables } from 'shared-contract/tax/tables';
import {
  add,
  choose,
  defineWorksheet,
  divide,
  type Formula,
  formatValue,
  ifZero,
  largest,
  multiply,
  smallest,
  subtract,
} from 'shared-contract/tools/worksheet';

const { socialSecurity, additionalMedicareTax, incomeTax, standardDeduction } = taxTables[2026];
const { threshold, width, rate, minimum } = taxTables[2026].qualifiedBusinessIncome;
const { wageBase, selfEmployed } = socialSecurity;

const percent = (part: number) => formatValue(part, 'percent');
/** Lines that the formulas of both columns read. */
type LineId =
  | 'status'
  | 'isService'
  | 'ownWages'
  | 'staffWages'
  | 'salary'
  | 'earnings'
  | `owner${'Income' | 'Taxable' | 'Phase' | 'Deduction'}`
  | 'passedOn'
  | `share${'Taxable' | 'Phase' | 'Deduction'}`;
type Term = Formula<LineId>;

/** Figures of a single and a joint return, by line 1. */
const byStatus = (figures: { readonly single: number; readonly joint: number }): Term =>
  choose('status', figures.single, figures.joint);

/** Each rate applies above the top of the bracket before it, less the rate of that bracket. */
const bracketTax = (taxable: Term): Term =>
  add<LineId>(
    ...incomeTax.rates.map((of, index) => {
      const { single, joint } = incomeTax.tops;
      const top = byStatus({ single: single[index - 1] ?? 0, joint: joint[index - 1] ?? 0 });
      return multiply<LineId>(
        of - (incomeTax.rates[index - 1] ?? 0),
        largest<LineId>(0, subtract<LineId>(taxable, top)),
      );
    }),
  );

const phaseIn = (taxable: Term): Term =>
  smallest<LineId>(
    1,
    divide<LineId>(largest<LineId>(0, subtract<LineId>(taxable, byStatus(threshold))), byStatus(width)),
  );

/** Deduction for business income (IRC 199A), with the wage limit and the minimum. */
function businessDeduction(income: Term, wages: Term, taxable: Term, phase: Term): Term {
  const part = choose<LineId>('isService', 1, subtract<LineId>(1, phase));
  const full = multiply<LineId>(rate, income, part);
  const short = largest<LineId>(0, subtract<LineId>(full, multiply<LineId>(0.5, wages, part)));
  const limited = smallest<LineId>(
    subtract<LineId>(full, multiply<LineId>(phase, short)),
    multiply<LineId>(rate, taxable),
  );
  const missing = largest<LineId>(
    0,
    subtract<LineId>(minimum?.activeIncome ?? 0, multiply<LineId>(income, part)),
  );
  const least = smallest<LineId>(minimum?.deduction ?? 0, taxable);
  return largest<LineId>(limited, multiply<LineId>(ifZero<LineId>(missing, 1, 0), least));
}

const additionalMedicare = (earnings: Term): Term =>
  multiply<LineId>(
    additionalMedicareTax.rate,
    largest<LineId>(
      0,
      subtract<LineId>(add<LineId>(earnings, 'ownWages'), byStatus(additionalMedicareTax.above)),
    ),
  );

export const entityComparison = defineWorksheet({
  kind: 'worksheet',
  title: 'Entity Comparison Calculator',
  purpose:
    'Layer 1. Federal tax on the same profit as a sole proprietor and as an S corporation: employment tax, income tax, and the business income deduction.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'The owner and the business',
      lines: [
        {
          id: 'status',
          label: 'Filing status',
          unit: 'number',
          example: 1,
          choices: [
            { value: 1, label: 'Single' },
            { value: 2, label: 'Married filing jointly' },
          ],
        },
        { id: 'profit', label: 'Net profit before owner pay', unit: 'dollars', example: 300_000 },
        {
          id: 'salary',
          label: 'Reasonable salary as an S corporation',
          unit: 'dollars',
          example: 120_000,
          note: 'From a compensation study or published pay data for the role. Save the evidence.',
        },
        {
          id: 'staffWages',
          label: 'Form W-2 wages of other employees',
          unit: 'dollars',
          example: 0,
          note: 'For the wage limit of the business income deduction (IRC 199A(b)(2)(B)).',
        },
        {
          id: 'isService',
          label: 'Specified service business',
          unit: 'number',
          example: 1,
          choices: [
            { value: 1, label: 'No' },
            { value: 2, label: 'Yes (IRC 199A(d)(2))' },
          ],
        },
        {
          id: 'ownWages',
          label: 'Owner’s own wages from other employers',
          unit: 'dollars',
          example: 0,
          note: 'Not a spouse’s: the owner’s own wages use up the Social Security base (IRC 1402(b)(1)).',
        },
        {
          id: 'otherIncome',
          label: 'Other ordinary income of the household',
          unit: 'dollars',
          example: 0,
          note: 'Including a spouse’s wages. Leave out long-term gains.',
        },
        {
          id: 'deductions',
          label: 'Standard or itemized deductions',
          unit: 'dollars',
          example: standardDeduction.base.single,
          note: `The 2026 standard deduction is ${formatDollars(standardDeduction.base.single)} single, ${formatDollars(standardDeduction.base.joint)} joint.`,
        },
        {
          id: 'running',
          label: 'Yearly cost of running the corporation',
          unit: 'dollars',
          example: 4_500,
          note: 'Payroll service, Form 1120-S, state taxes on the entity.',
        },
      ],
    },
    {
      heading: 'Sole proprietor',
      lines: [
        {
          id: 'earnings',
          label: 'Earnings subject to self-employment tax',
          unit: 'dollars',
          workedOut: `${percent(selfEmployed.shareOfEarnings)} of line 2`,
          formula: multiply('profit', selfEmployed.shareOfEarnings),
        },
        {
          id: 'selfEmployment',
          label: 'Self-employment tax',
          unit: 'dollars',
          workedOut: `${percent(selfEmployed.rate)} of line 10, up to ${formatDollars(wageBase)} less line 6, plus ${percent(selfEmployed.medicareRate)} of line 10`,
          formula: add(
            multiply(smallest('earnings', largest(0, subtract(wageBase, 'ownWages'))), selfEmployed.rate),
            multiply('earnings', selfEmployed.medicareRate),
          ),
        },
        {
          id: 'additionalOwner',
          label: 'Additional Medicare tax',
          unit: 'dollars',
          workedOut: `${percent(additionalMedicareTax.rate)} of lines 6 and 10 above ${formatDollars(additionalMedicareTax.above.single)} single, ${formatDollars(additionalMedicareTax.above.joint)} joint`,
          formula: additionalMedicare('earnings'),
        },
        {
          id: 'ownerIncome',
          label: 'Business income after half of self-employment tax',
          unit: 'dollars',
          workedOut: 'Line 2 less half of line 11 (IRC 164(f))',
          formula: subtract('profit', divide('selfEmployment', 2)),
        },
        {
          id: 'ownerTaxable',
          label: 'Taxable income before the business income deduction',
          unit: 'dollars',
          workedOut: 'Lines 6, 7, and 13 added, less line 8',
          formula: largest(0, subtract(add('ownerIncome', 'ownWages', 'otherIncome'), 'deductions')),
        },
        {
          id: 'ownerPhase',
          label: 'Part of the limits that applies',
          unit: 'percent',
          workedOut: `Line 14 above ${formatDollars(threshold.single)} single, ${formatDollars(threshold.joint)} joint, divided by ${formatDollars(width.single)} or ${formatDollars(width.joint)}`,
          formula: phaseIn('ownerTaxable'),
        },
        {
          id: 'ownerDeduction',
          label: 'Business income deduction',
          unit: 'dollars',
          workedOut:
            '20% of line 13, limited by half of line 4 and by 20% of line 14 (IRC 199A); a service business counts the part that line 15 leaves',
          formula: businessDeduction('ownerIncome', 'staffWages', 'ownerTaxable', 'ownerPhase'),
        },
        {
          id: 'ownerIncomeTax',
          label: 'Income tax',
          unit: 'dollars',
          workedOut: 'Brackets of 2026 on line 14 less line 16',
          formula: bracketTax(subtract('ownerTaxable', 'ownerDeduction')),
        },
        {
          id: 'asOwner',
          label: 'Federal tax as a sole proprietor',
          unit: 'dollars',
          workedOut: 'Lines 11, 12, and 17 added',
          formula: add('selfEmployment', 'additionalOwner', 'ownerIncomeTax'),
        },
      ],
    },
    {
      heading: 'S corporation',
      lines: [
        {
          id: 'employerHalf',
          label: 'Employer’s half of payroll tax',
          unit: 'dollars',
          workedOut: `${percent(socialSecurity.rate)} of line 3 up to ${formatDollars(wageBase)}, plus ${percent(socialSecurity.medicareRate)} of line 3`,
          formula: add(
            multiply(socialSecurity.rate, smallest('salary', wageBase)),
            multiply(socialSecurity.medicareRate, 'salary'),
          ),
        },
        {
          id: 'passedOn',
          label: 'Profit passed through to the owner',
          unit: 'dollars',
          workedOut: 'Line 2 less lines 3 and 19',
          formula: subtract('profit', 'salary', 'employerHalf'),
        },
        {
          id: 'payroll',
          label: 'Payroll tax on the salary, both halves',
          unit: 'dollars',
          workedOut: `Twice line 19, less the refund of ${percent(socialSecurity.rate)} on lines 3 and 6 above ${formatDollars(wageBase)} (IRC 31(b))`,
          formula: subtract(
            multiply(2, 'employerHalf'),
            multiply(
              socialSecurity.rate,
              largest(
                0,
                subtract(add(smallest('salary', wageBase), smallest('ownWages', wageBase)), wageBase),
              ),
            ),
          ),
        },
        {
          id: 'additionalSalary',
          label: 'Additional Medicare tax',
          unit: 'dollars',
          workedOut: 'As line 12, on lines 3 and 6',
          formula: additionalMedicare('salary'),
        },
        {
          id: 'shareTaxable',
          label: 'Taxable income before the business income deduction',
          unit: 'dollars',
          workedOut: 'Lines 3, 6, 7, and 20 added, less line 8',
          formula: largest(0, subtract(add('passedOn', 'salary', 'ownWages', 'otherIncome'), 'deductions')),
        },
        {
          id: 'sharePhase',
          label: 'Part of the limits that applies',
          unit: 'percent',
          workedOut: 'As line 15, from line 23',
          formula: phaseIn('shareTaxable'),
        },
        {
          id: 'shareDeduction',
          label: 'Business income deduction',
          unit: 'dollars',
          workedOut: 'As line 16: 20% of line 20, limited by half of lines 3 and 4 and by 20% of line 23',
          formula: businessDeduction('passedOn', add('staffWages', 'salary'), 'shareTaxable', 'sharePhase'),
        },
        {
          id: 'shareIncomeTax',
          label: 'Income tax',
          unit: 'dollars',
          workedOut: 'Brackets of 2026 on line 23 less line 25',
          formula: bracketTax(subtract('shareTaxable', 'shareDeduction')),
        },
        {
          id: 'asCorporation',
          label: 'Federal tax as an S corporation',
          unit: 'dollars',
          workedOut: 'Lines 21, 22, and 26 added',
          formula: add('payroll', 'additionalSalary', 'shareIncomeTax'),
        },
      ],
    },
    {
      heading: 'The comparison',
      lines: [
        {
          id: 'difference',
          label: 'Employment tax no longer due',
          unit: 'dollars',
          workedOut: 'Lines 11 and 12 less lines 21 and 22. Not the result: income tax changes too',
          formula: subtract(add('selfEmployment', 'additionalOwner'), 'payroll', 'additionalSalary'),
        },
        {
          id: 'incomeTaxSaved',
          label: 'Income tax no longer due',
          unit: 'dollars',
          workedOut: 'Line 17 less line 26. Negative if the election costs income tax',
          formula: subtract('ownerIncomeTax', 'shareIncomeTax'),
        },
        {
          id: 'saved',
          label: 'Federal tax saved by the election',
          unit: 'dollars',
          workedOut: 'Line 18 less line 27',
          formula: subtract('asOwner', 'asCorporation'),
        },
        {
          id: 'net',
          label: 'Saved after the cost of running the corporation',
          unit: 'dollars',
          workedOut: 'Line 30 less line 9',
          formula: subtract('saved', 'running'),
          isAnswer: true,
        },
      ],
    },
  ],
  limits: [
    {
      line: 'salary',
      notBelowZero: 'passedOn',
      words: 'Enter a salary that the profit covers, together with its payroll tax.',
    },
  ],
  examples: [
    {
      name: 'No staff: the salary lifts the wage limit of the business income deduction',
      inputs: {},
      expected: {
        selfEmployment: 30_912.45,
        additionalOwner: 693.45,
        ownerDeduction: 6_302.63,
        ownerIncomeTax: 60_518.65,
        payroll: 18_360,
        shareDeduction: 34_164,
        shareIncomeTax: 53_433.92,
        difference: 13_245.9,
        saved: 20_330.63,
        net: 15_830.63,
      },
    },
    {
      name: 'Staff wages of $200,000: the election loses business income deduction',
      inputs: { staffWages: 200_000 },
      expected: { difference: 13_245.9, incomeTaxSaved: -8_256.31, saved: 4_989.59, net: 489.59 },
    },
    {
      name: 'A service business in the phase-in range',
      inputs: { isService: 2 },
      expected: { ownerDeduction: 698.01, shareDeduction: 924.71, saved: 11_128.56, net: 6_628.56 },
    },
  ],
  guidance: [
    'The employment tax on line 28 is not the saving. Show the client lines 28 to 31 together.',
    'A salary lowers the business income deduction, and above the threshold it can raise the wage limit. Test several salaries that you could defend.',
    'Retirement contributions of an S corporation owner depend on the salary alone. Decide layer 4 before you fix line 3.',
    'Lines 12 and 22 leave out a spouse’s wages, which use up the joint threshold first.',
    'Check state tax. Tennessee taxes an S corporation’s net earnings and net worth, and some other states tax S corporations too.',
    'Long-term gains, property in the wage limit, and the alternative minimum tax are left out.',
  ],
  sources: [
    {
      authority: 'IRC 1401, 1402(a)(12), 1402(b)(1)',
      year: '2026',
      says: `${percent(selfEmployed.rate)} and ${percent(selfEmployed.medicareRate)} on ${percent(selfEmployed.shareOfEarnings)} of net earnings; wages use up the base.`,
    },
    { authority: 'IRC 3101, 3111', year: '2026', says: '6.2% and 1.45% each for employer and employee.' },
    { authority: 'IRC 31(b), 6413(c)', year: '2026', says: 'Refund of Social Security tax withheld twice.' },
    {
      authority: 'Social Security Administration, fact sheet for 2026',
      year: '2026',
      says: `Contribution and benefit base of ${formatDollars(wageBase)}.`,
    },
    {
      authority: 'IRC 3101(b)(2), 1401(b)(2)',
      year: '2026',
      says: 'Additional 0.9% above $200,000, $250,000 joint.',
    },
    {
      authority: 'IRC 199A; Rev. Proc. 2025-32',
      year: '2026',
      says: 'Deduction for qualified business income, its wage limit, phase-in, and minimum.',
    },
    { authority: 'IRC 1(j); Rev. Proc. 2025-32', year: '2026', says: 'Brackets of 2026.' },
    {
      authority: 'Rev. Rul. 74-44; David E. Watson, P.C. v. United States, 668 F.3d 1008 (8th Cir. 2012)',
      year: '2012',
      says: 'An officer who works is paid reasonable wages before distributions.',
    },
  ],
});
