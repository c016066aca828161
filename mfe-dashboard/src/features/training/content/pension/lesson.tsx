import { illustrateCashBalance } from 'shared-contract/calculators/cash-balance';
import { formatDollars } from 'shared-contract/format';
import { taxTables } from 'shared-contract/tax/tables';
import { type ModuleSource, type Quiz, workedExample } from '../../training-module.ts';
import { Copper, Dimension, Hair, Label, LessonDrawing, Wall } from '../../drawing.tsx';

export const quiz: Quiz = [
  {
    id: 'limit',
    section: 'designs',
    question: 'What does the law limit in a cash balance plan?',
    options: [
      'The yearly contribution, in dollars',
      'The benefit at retirement, from which an actuary derives the contribution',
      'The contribution, at 25% of pay',
    ],
    right: 1,
    reason:
      'IRC 415(b) limits the yearly benefit, $290,000 in 2026. Tables of contributions by age are illustrations.',
  },
  {
    id: 'first',
    section: 'figures',
    question: 'Why can’t the level payment of $276,676 be made in each of the first five years?',
    options: [
      'Interest is credited only from the sixth year',
      'Each year earns a tenth of the dollar limit, and its discounted value is lower until year 6',
      'The deduction is limited to half in the first five years',
    ],
    right: 1,
    reason:
      'The dollar limit grows by one tenth for each year of participation. One tenth, discounted to year 1, is $224,324; to year 5, $272,667.',
  },
  {
    id: 'combined',
    section: 'lines',
    question: 'Why does Design B limit the profit sharing to 6% of pay?',
    options: [
      'More would fail the test of deferrals',
      'Up to 6% of pay isn’t counted under the combined limit, and the PBGC doesn’t cover this practice',
      'The 401(k) document allows no more',
    ],
    right: 1,
    reason:
      'IRC 404(a)(7). A plan that the PBGC covers has no combined limit, but a professional practice of seven people isn’t covered.',
  },
  {
    id: 'thin',
    section: 'thin-year',
    question:
      'Profit in the worst of five years wouldn’t have covered the highest required payment. What do you try first?',
    options: [
      'Adopt the plan and skip the payment in bad years',
      'Make the benefit formula smaller and compute again',
      'Plan to end it after three years',
    ],
    right: 1,
    reason:
      'Payments are required (IRC 430), and a plan is meant to be permanent. Choose a smaller plan that the client can pay for.',
  },
  {
    id: 'date',
    section: 'carry-out',
    question: 'By when must the minimum payment for the calendar plan year 2026 be made?',
    options: ['March 15, 2027', 'September 15, 2027', 'October 15, 2027'],
    right: 1,
    reason:
      '8 1/2 months after the plan year (IRC 430(j)), even where the owner’s return is extended to October.',
  },
];

const limits = taxTables[2026].retirement;
/** Employer 401(k) contributions that the combined limit ignores, as a share of compensation (IRC 404(a)(7)). */
const UNCOUNTED = 0.06;
const HIGHEST_YEARS = 10;

/** Rounds to full percentages, because the test allows no more precision. */
const toWholePercent = (share: number) => Math.round(share * 100) / 100;

export const example = workedExample({
  title: 'Illustration for Dr. Agar, an invented owner, 2026',
  inputs: {
    age: { label: 'Age', value: 52, unit: 'years' },
    retirementAge: { label: 'Retirement assumed at', value: 62, unit: 'years' },
    pay: { label: 'Owner’s pay', value: 360_000 },
    staffPay: { label: 'Pay of six employees', value: 300_000 },
    creditRate: { label: 'Interest credited, assumed', value: 0.05, unit: 'percent' },
    annuityFactor: { label: 'At retirement for each dollar a year, assumed', value: 12, unit: 'number' },
    staffA: { label: 'Staff in A, of pay', value: 0.05, unit: 'percent', source: 'Test on the census' },
    staffB: { label: 'Staff in B, of pay', value: 0.075, unit: 'percent', source: 'Test on the census' },
    staffC: { label: 'Staff in C, of pay', value: 0.1, unit: 'percent', source: 'Test on the census' },
  },
  columns: ['Design A', 'Design B', 'Design C'],
  compute: ({ age, retirementAge, pay, staffPay, creditRate, annuityFactor, staffA, staffB, staffC }) => {
    const plan = illustrateCashBalance({
      ...{ year: 2026, age, retirementAge, pay, creditRate, annuityFactor },
      serviceBefore: HIGHEST_YEARS,
    });
    const [firstYear, level] = [plan.firstYear, plan.contribution].map((amount) => Math.round(amount)) as [
      number,
      number,
    ];
    const lastYear = plan.target / plan.years;
    const deferral = limits.deferral + limits.catchUp50;
    const shares = [limits.definedContribution - limits.deferral, UNCOUNTED * pay, 0];
    const inBoth = (amount: number) => [0, amount, amount];
    const owner = shares.map((share, index) => share + (inBoth(firstYear)[index] ?? 0) + deferral);
    const staff = [staffA, staffB, staffC].map((rate) => Math.round(rate * staffPay));
    const all = owner.map((amount, index) => amount + (staff[index] ?? 0));
    return [
      { label: 'Owner’s deferral and catch-up', value: [deferral, deferral, deferral] },
      { label: 'Profit sharing for the owner', value: shares },
      {
        label: 'Pension, first year',
        value: inBoth(firstYear),
        how: 'One tenth of the benefit, discounted; illustration',
      },
      { label: 'For the owner, first year', value: owner, isTotal: true },
      { label: 'For the staff', value: staff },
      { label: 'Together, first year', value: all, isTotal: true },
      {
        label: 'Owner’s share, first year',
        value: owner.map((amount, index) => toWholePercent(amount / (all[index] ?? 1))),
        unit: 'percent',
      },
      { label: 'Pension, tenth year', value: inBoth(lastYear), how: 'The highest; illustration' },
      {
        label: 'Level payment with the same result',
        value: inBoth(level),
        how: 'Above the ceiling in years 1 to 5; illustration',
      },
    ];
  },
});

export const sources: readonly ModuleSource[] = [
  {
    authority: 'IRC 415(b) and (c), 414(v), 401(a)(17); Notice 2025-67',
    year: 2026,
    says: 'Benefit of $290,000, account of $72,000, catch-up of $8,000, pay of $360,000.',
  },
  { authority: 'IRC 430, 417(e) and 404(o)', year: 2026, says: 'Funding, lump sums and deduction.' },
  {
    authority: 'IRC 404(a)(7)',
    year: 2026,
    says: 'Combined limit; 6% of pay isn’t counted; no limit where the PBGC covers the plan.',
  },
  { authority: 'IRC 430(j)', year: 2026, says: 'Minimum funding 8 1/2 months after the plan year.' },
  { authority: 'IRC 401(a)(4), 401(a)(26) and 410(b)', year: 2026, says: 'Tests of every year.' },
  {
    authority: 'IRC 411(b)(5)(B) and 411(d)(6); Reg. 1.411(b)(5)-1(d)',
    year: 2026,
    says: 'Interest credits: a market rate at most, 6% if fixed.',
  },
  {
    authority: 'Reg. 1.401(a)(4)-9(b)(2)(v); IRC 416; Reg. 1.416-1, M-12',
    year: 2026,
    says: 'Gateway of up to 7.5% of pay, and the top-heavy minimum of 5% with two plans.',
  },
  {
    authority: 'ERISA 4021(b)(13); PBGC premium rates',
    year: 2026,
    says: 'Professional service employers of up to 25 participants; $111 a participant otherwise.',
  },
  { authority: 'Reg. 1.401-1(b)(2)', year: 2026, says: 'A plan is meant to be permanent.' },
  { authority: 'IRC 401(b)(2); Notice 2024-2', year: 2026, says: 'Adoption after year end; amendments.' },
];

const BASE = 220;
/** Converts thousands of dollars to drawing units. */
const height = (amount: number) => (amount / 278.424) * 170;

const columns = [
  { x: 40, name: 'A', owner: 80, staff: 15, pension: 0, said: '$80,000' },
  { x: 152, name: 'B', owner: 278.424, staff: 22.5, pension: 224.324, said: '$278,424' },
  { x: 264, name: 'C', owner: 256.824, staff: 30, pension: 224.324, said: '$256,824' },
];

export function Figure() {
  return (
    <LessonDrawing
      height={300}
      title="The first year of the three designs, as columns"
      description="Column A is $80,000 for the owner, nothing required. Column B is $278,424 and column C $256,824, of which $224,324 is the pension, required every year and hatched in copper. Next to each is a thin column for the staff: $15,000, $22,500 and $30,000. A line below says that the pension rises to $348,000 in year 10."
    >
      <Hair d={`M8 ${BASE}H352`} />
      {columns.map(({ x, name, owner, staff, pension, said }) => (
        <g key={name}>
          <Wall d={`M${x - 24} ${BASE}v${-height(owner)}h56v${height(owner)}`} />
          {pension > 0 ? (
            <Copper
              d={Array.from({ length: 9 }, (_, index) => `M${x - 22} ${BASE - 4 - index * 14.5}l52 -13`).join(
                '',
              )}
              strokeWidth="1"
            />
          ) : null}
          {pension > 0 ? <Hair d={`M${x - 24} ${BASE - height(pension)}h56`} /> : null}
          <Hair d={`M${x + 38} ${BASE}v${-height(staff)}h12v${height(staff)}`} />
          <Label x={x + 38} y={BASE - height(staff) - 6} tone="muted" text={formatDollars(staff * 1_000)} />
          <Label x={x + 4} y={BASE - height(owner) - 10} anchor="middle" isStrong text={said} />
          <Label x={x + 8} y={BASE + 20} anchor="middle" isStrong text={name} />
        </g>
      ))}
      <Dimension from={128} to={320} y={258} label="Pension: $224,324, up to $348,000 in year 10" />
    </LessonDrawing>
  );
}

export { default as Text } from './lesson.mdx';
