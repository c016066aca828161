import { ownerTax, type OwnerTax, type OwnerYear } from 'shared-contract/calculators/business-owner';
import { type ModuleSource, type Quiz, type ResultLine, workedExample } from '../../training-module.ts';
import { Copper, Hair, Label, LessonDrawing, Wall } from '../../drawing.tsx';

export const sources: readonly ModuleSource[] = [
  {
    authority: 'IRC 1(j), 63(c); Rev. Proc. 2025-32',
    year: 2026,
    says: 'Brackets of 2026 and the standard deduction of $32,200 on a joint return.',
  },
  {
    authority: 'IRC 1401, 1402(a)(12), 3101, 3111; SSA fact sheet',
    year: 2026,
    says: 'Self-employment and payroll tax; wage base of $184,500.',
  },
  {
    authority: 'IRC 199A; P.L. 119-21, section 70105',
    year: 2026,
    says: 'Deduction of 20% of business income.',
  },
  {
    authority:
      'IRC 3121(d); Rev. Rul. 74-44; David E. Watson, P.C. v. United States, 668 F.3d 1008 (8th Cir. 2012)',
    year: 2012,
    says: 'Reasonable pay of an owner who works: $91,044 for each year.',
  },
  {
    authority: 'Sean McAlary Ltd, T.C. Summ. Op. 2013-62; Miller & Sons Drywall, T.C. Memo. 2005-114',
    year: 2013,
    says: 'Pay raised to $83,200, and pay held reasonable. A summary opinion is not precedent.',
  },
  {
    authority: 'Reg. 1.1362-6',
    year: 2026,
    says: 'Time and manner of the S election, which needs an existing entity.',
  },
  {
    authority: 'T.C.A. 67-4-2001 ff.; Tenn. Pub. Ch. 377 (2023); Important Notice 23-04',
    year: 2026,
    says: 'Tennessee excise tax of 6.5% above $50,000 of net earnings, and franchise tax of 0.25% of net worth.',
  },
  {
    authority: 'T.C.A. 67-4-701 ff.',
    year: 2026,
    says: 'Tennessee business tax on gross receipts from $100,000, with or without an entity.',
  },
  {
    authority: 'IRC 402(g), 404(a)(3); Notice 2025-67',
    year: 2026,
    says: 'Deferral of $24,500 and a company contribution of 25% of pay.',
  },
  {
    authority: 'IRC 168(k); P.L. 119-21, section 70301',
    year: 2026,
    says: 'Bonus depreciation of 100% for property acquired after January 19, 2025.',
  },
  {
    authority: 'IRC 164(b)(7) and 170(b)(1)(I)',
    year: 2026,
    says: 'Cap of $40,400 on state and local tax; floor of 0.5% on gifts.',
  },
  {
    authority: 'Reg. 301.7216-3; Rev. Proc. 2013-14',
    year: 2026,
    says: 'Consent before return information is used for planning.',
  },
];

export const quiz: Quiz = [
  {
    id: 'baseline',
    section: 'papers',
    question: 'Why is “Today” the most important column?',
    options: [
      'It shows the largest tax',
      'Without an agreed baseline every later saving is only a claim',
      'It is filed with the return',
    ],
    right: 1,
    reason:
      'Each lever is measured against the column before it, so the client’s CPA should first agree on today.',
  },
  {
    id: 'advertised',
    section: 'entity',
    question: 'Payroll taxes fall by $12,796. Why is the saving of the entity only $7,567?',
    options: [
      'The S corporation pays tax itself',
      'The deduction for half of self-employment tax is lost and the QBI deduction falls, so income tax rises',
      'The running costs are subtracted first',
    ],
    right: 1,
    reason:
      'Income tax rises from $33,837 to $39,065. The running costs of $3,600 come after that and leave $3,967.',
  },
  {
    id: 'tennessee',
    section: 'entity',
    question: 'The same change for an unincorporated sole proprietor in Tennessee: what decides?',
    options: [
      'Tennessee taxes the salary',
      'The corporation’s excise tax, about $7,853, against the federal saving of $7,567',
      'Nothing, because Tennessee has no individual income tax',
    ],
    right: 1,
    reason:
      'She is exempt from franchise and excise tax until she has an entity. Excise tax is 6.5% of earnings above $50,000, 6.5% of $120,820. The gross-receipts business tax applies either way.',
  },
  {
    id: 'service',
    section: 'timing',
    question:
      'The router is ordered and paid for on December 20, 2026, and installed on January 6, 2027. When is it deducted?',
    options: ['2026, when it was paid', '2026, when it was ordered', '2027, when it was placed in service'],
    right: 2,
    reason: 'The test is placed in service: ready and available for its use.',
  },
  {
    id: 'comes-back',
    section: 'plan',
    question: 'Which of the four amounts lasts, year after year?',
    options: ['Entity, after its running costs', 'Compensation', 'Timing', 'All four'],
    right: 0,
    reason:
      'The plan contribution is deferred until it is withdrawn, the router is a year’s use of money, and the gifts are partly given back in 2027.',
  },
];

/** Share of the contribution base, from 2026 (IRC 170(b)(1)(I)). */
const GIFT_FLOOR = 0.005;

const line = (label: string, years: readonly OwnerTax[], of: (year: OwnerTax) => number): ResultLine => ({
  label,
  value: years.map((year) => Math.round(of(year))),
});

export const example = workedExample({
  title: 'The Whitlocks, an invented couple, in 2026',
  columns: ['Today', 'Entity', 'Pay and plan', 'Timing', 'Deductions'],
  inputs: {
    profit: { label: 'Profit before the owner’s pay', value: 300_000 },
    salary: { label: 'Reasonable pay', value: 120_000, source: 'Salary study' },
    deferral: { label: 'Deferral, age 44', value: 24_500, source: 'IRC 402(g), 2026' },
    pension: { label: 'Added by the corporation', value: 30_000, source: '25% of pay' },
    equipment: { label: 'Router placed in service', value: 60_000, source: 'IRC 168(k)' },
    salt: { label: 'Property and sales tax', value: 14_000 },
    interest: { label: 'Mortgage interest', value: 15_000 },
    gifts: { label: 'Gifts of two years', value: 12_000 },
  },
  compute: ({ profit, salary, deferral, pension, equipment, salt, interest, gifts }) => {
    const today: OwnerYear = {
      ...{ year: 2026, status: 'joint', over65: 0, wages: 0, investmentIncome: 0, gains: 0 },
      ...{ deduction: 'standard', salt: 0, otherItemized: 0, entity: 'sole', profit, salary: 0 },
      ...{ staffWages: 0, isService: false, expenses: 0, deferral: 0, pension: 0, credit: 0 },
    };
    const entity: OwnerYear = { ...today, entity: 's-corp', salary };
    const pay: OwnerYear = { ...entity, deferral, pension };
    const timing: OwnerYear = { ...pay, expenses: equipment };
    const base = ownerTax(timing).adjustedIncome;
    const otherItemized = interest + gifts - GIFT_FLOOR * base;
    const deductions: OwnerYear = { ...timing, deduction: 'itemized', salt, otherItemized };
    const years = [today, entity, pay, timing, deductions].map((one) => ownerTax(one));
    return [
      line('Adjusted gross income', years, ({ adjustedIncome }) => adjustedIncome),
      line('Standard or itemized deduction', years, ({ deduction }) => deduction),
      line('Business income deduction', years, ({ businessDeduction }) => businessDeduction),
      line('Taxable income', years, ({ taxable }) => taxable),
      line('Income tax', years, ({ incomeTax }) => incomeTax),
      line('Payroll and self-employment tax', years, (year) => year.employmentTax + year.medicareTax),
      { ...line('Federal tax', years, ({ total }) => total), isTotal: true },
      {
        label: 'Less than the column before',
        value: years.map(({ total }, index) => Math.round((years[index - 1]?.total ?? total) - total)),
      },
    ];
  },
});

const BASE = 236;
const height = (total: number) => (total / 64_992) * 190;

const steps = [
  { name: 'Today', total: 64_992, kind: '' },
  { name: 'Entity', total: 57_425, kind: 'lasts' },
  { name: 'Pay', total: 46_494, kind: 'deferred' },
  { name: 'Timing', total: 35_934, kind: 'one year' },
  { name: 'Gifts', total: 34_192, kind: 'in part' },
];

export function Figure() {
  return (
    <LessonDrawing
      height={290}
      title="The federal tax of 2026 after each lever"
      description="A stair that goes down from left to right: today $64,992; after entity $57,425, which lasts; after pay and plan $46,494, which is deferred; after timing $35,934, which is one year’s use of money; after deductions $34,192, given back in part."
    >
      <Hair d={`M8 ${BASE}H352`} />
      {steps.map(({ name, total, kind }, index) => {
        const x = 12 + index * 68;
        const before = steps[index - 1]?.total ?? total;
        return (
          <g key={name}>
            <Wall d={`M${x} ${BASE}v${-height(total)}h60v${height(total)}`} />
            <Copper
              d={`M${x} ${BASE - height(before)}h60M${x + 30} ${BASE - height(before)}V${BASE - height(total)}`}
            />
            <Label
              x={x + 30}
              y={BASE - height(total) + 20}
              anchor="middle"
              isStrong
              text={`$${total.toLocaleString('en-US')}`}
            />
            <Label x={x + 30} y={BASE + 20} anchor="middle" text={name} />
            <Label x={x + 30} y={BASE + 38} anchor="middle" tone="copper" text={kind} />
          </g>
        );
      })}
    </LessonDrawing>
  );
}

export { default as Text } from './lesson.mdx';
