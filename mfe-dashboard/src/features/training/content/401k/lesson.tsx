import { taxTables } from 'shared-contract/tax/tables';
import { type ModuleSource, type Quiz, workedExample } from '../../training-module.ts';
import { Copper, Hair, Label, LessonDrawing, Wall } from '../../drawing.tsx';

export const quiz: Quiz = [
  {
    id: 'sixty',
    section: 'january',
    question: 'The plan offers every catch-up. How much may an employee of 61 defer in 2026?',
    options: ['$24,500', '$32,500', '$35,750', '$43,750'],
    right: 2,
    reason: '$24,500 plus $11,250. The larger catch-up replaces the $8,000 and isn’t added to it.',
  },
  {
    id: 'roth',
    section: 'january',
    question:
      'An owner of 55 had box 3 wages of $160,000 from the company in 2025. The plan has no Roth feature. What is her catch-up in 2026?',
    options: ['$8,000, pretax', '$8,000, taxed later', 'None'],
    right: 2,
    reason:
      'Above $150,000 the catch-up must be Roth (IRC 414(v)(7)). A plan without a Roth feature can give her none until it is amended.',
  },
  {
    id: 'deposit',
    section: 'spring',
    question:
      'A calendar-year S corporation has extended its 2025 return. How late can it pay a contribution for 2025?',
    options: ['December 31, 2025', 'March 16, 2026', 'September 15, 2026', 'October 15, 2026'],
    right: 2,
    reason:
      'Paid by the due date of the return with extensions (IRC 404(a)(6)). October 15 belongs to the owner’s own return.',
  },
  {
    id: 'room',
    section: 'design',
    question: 'The owner of Ferris defers $24,500. How much can the company add to her account in 2026?',
    options: ['$47,500', '$72,000', '$55,500', '$90,000'],
    right: 0,
    reason:
      'The limit of $72,000 covers both: $72,000 less $24,500. Catch-up comes on top and uses none of it.',
  },
  {
    id: 'december',
    section: 'december',
    question: 'Which of these still works on January 2, 2027?',
    options: [
      'A deferral from December’s pay that was never withheld',
      'Signing the SECURE 2.0 amendment',
      'The employer’s contribution for the year that ended',
    ],
    right: 2,
    reason:
      'Employer money can wait for the return. Deferrals end with the last payroll, and the amendment was due by December 31, 2026.',
  },
];

const limits = taxTables[2026].retirement;
const qbiRate = taxTables[2026].qualifiedBusinessIncome.rate;
/** Share of eligible compensation (IRC 404(a)(3)). */
const DEDUCTION = 0.25;

export const example = workedExample({
  title: 'Ferris Millwork, an invented S corporation, in 2026',
  inputs: {
    pay: { label: 'Owner’s salary, age 52', value: 360_000 },
    staffPay: { label: 'Pay of six employees', value: 300_000 },
    staffRate: {
      label: 'Contribution for each employee',
      value: 0.05,
      unit: 'percent',
      source: 'The plan’s test',
    },
    taxRate: { label: 'Owner’s tax rate', value: 0.35, unit: 'percent', source: 'IRC 1(j), 2026' },
  },
  compute: ({ pay, staffPay, staffRate, taxRate }) => {
    const byCompany = limits.definedContribution - limits.deferral;
    const total = limits.definedContribution + limits.catchUp50;
    const staff = staffRate * staffPay;
    const eligible = Math.min(pay, limits.compensation) + staffPay;
    // The company's money also lowers the deduction for business income.
    const profitRate = taxRate * (1 - qbiRate);
    return [
      { label: 'Owner’s deferral', value: limits.deferral, how: 'IRC 402(g)' },
      { label: 'Added by the company', value: byCompany, how: 'Up to the limit of IRC 415(c)' },
      { label: 'Owner’s pretax part', value: limits.definedContribution },
      { label: 'Catch-up, Roth', value: limits.catchUp50, how: 'IRC 414(v)' },
      { label: 'Into the owner’s account', value: total, isTotal: true },
      { label: 'Staff', value: staff, how: '5% of their pay' },
      { label: 'Paid by the company', value: byCompany + staff },
      { label: 'Eligible pay', value: eligible, how: 'Owner and staff' },
      { label: 'Deduction ceiling', value: DEDUCTION * eligible, how: '25% of eligible pay' },
      {
        label: 'Tax deferred by the owner',
        value: Math.round(taxRate * limits.deferral + profitRate * byCompany),
        how: '35% of the deferral, 28% of the company’s part',
      },
      {
        label: 'Staff’s cost after its deduction',
        value: Math.round(staff * (1 - profitRate)),
        how: 'At 28%, because it lowers business income',
      },
      {
        label: 'Owner’s share',
        value: Math.round((total / (total + staff)) * 100) / 100,
        unit: 'percent',
        isTotal: true,
      },
    ];
  },
});

export const sources: readonly ModuleSource[] = [
  {
    authority: 'IRC 402(g), 414(v), 415(c), 401(a)(17), 414(q); Notices 2024-80 and 2025-67',
    year: 2026,
    says: 'Limits of 2025 and 2026.',
  },
  {
    authority: 'IRC 414(v)(7); T.D. 10033',
    year: 2026,
    says: 'Roth catch-up for wages above $150,000 in the year before.',
  },
  {
    authority: 'IRC 404(a)(3) and (a)(6)',
    year: 2026,
    says: 'Deduction of 25% of pay, paid by the extended due date.',
  },
  {
    authority: 'IRC 401(b)(2); SECURE 2.0, section 317',
    year: 2026,
    says: 'Adoption after the end of the year, and first-year deferrals of a sole proprietor.',
  },
  {
    authority: 'IRC 401(a)(4) and 410(b); Reg. 1.401(a)(4)-8(b)(1)(vi); IRC 416',
    year: 2026,
    says: 'Tests of contributions and coverage, the gateway of 5% of pay, and the top-heavy minimum of 3%.',
  },
  {
    authority: 'IRC 401(k)(12)(F); SECURE Act, section 103; Notice 2020-86',
    year: 2020,
    says: 'Nonelective safe harbor of 3% or 4%, adopted during or after the year, without notice.',
  },
  {
    authority: 'IRC 414(q)(1) and 318',
    year: 2026,
    says: 'Highly compensated: more than 5% owners at any pay, with family attribution, or pay above $160,000.',
  },
  { authority: 'IRC 199A', year: 2026, says: 'Employer contributions lower qualified business income.' },
  {
    authority: 'IRC 45E, 45T and 414A; SECURE 2.0, section 125',
    year: 2026,
    says: 'Credits of a first plan, automatic enrollment, long-term part-time employees.',
  },
  {
    authority: 'Notices 2024-2 and 2026-9',
    year: 2026,
    says: 'Amendments for SECURE 2.0 by December 31, 2026, and by December 31, 2027 for IRAs.',
  },
  { authority: 'Rev. Rul. 74-44', year: 1974, says: 'Reasonable pay of an S corporation’s owner.' },
];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const TOP = 14;
const STEP = 30;
const yOf = (month: number, day: number) => TOP + (month - 1 + (day - 1) / 31) * STEP;

const dates = [
  { month: 1, day: 4, label: 'Limits loaded, lists made' },
  { month: 3, day: 16, label: 'March 16: S corporation return' },
  { month: 4, day: 15, label: 'April 15: owner’s return' },
  { month: 6, day: 1, label: 'Design for next year' },
  { month: 7, day: 31, label: 'July 31: Form 5500' },
  { month: 9, day: 15, label: 'September 15: extended return' },
  { month: 10, day: 15, label: 'October 15: extended Form 5500' },
  { month: 12, day: 31, label: 'December 31: deferrals, amendment' },
];

export function Figure() {
  return (
    <LessonDrawing
      height={392}
      title="The year of a 401(k) plan, 2026"
      description="A ruler of twelve months. Marked are: limits loaded in January; March 16, return of the S corporation; April 15, the owner’s return; design in June; July 31, Form 5500; September 15, extended return and last day for the company’s contribution; October 15, extended Form 5500; December 31, last deferrals and the SECURE 2.0 amendment."
    >
      <Wall d={`M76 ${TOP}V${TOP + 12 * STEP}`} />
      <Hair
        d={months.map((_, index) => `M60 ${TOP + index * STEP}H92`).join('') + `M60 ${TOP + 12 * STEP}H92`}
      />
      {months.map((month, index) => (
        <Label key={month} x={48} y={TOP + index * STEP + 19} anchor="end" tone="muted" text={month} />
      ))}
      {dates.map(({ month, day, label }) => (
        <g key={label}>
          <Copper d={`M76 ${yOf(month, day)}H124M72 ${yOf(month, day) + 4}l8 -8`} />
          <Label x={132} y={yOf(month, day) + 4} text={label} />
        </g>
      ))}
    </LessonDrawing>
  );
}

export { default as Text } from './lesson.mdx';
