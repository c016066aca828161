import { computeResearchCredit } from 'shared-contract/calculators/research-credit';
import { taxTables } from 'shared-contract/tax/tables';
import { type ModuleSource, type Quiz, workedExample } from '../../training-module.ts';
import { Copper, Hair, Label, LessonDrawing, Wall } from '../../drawing.tsx';

export const sources: readonly ModuleSource[] = [
  {
    authority: 'IRC 41(a)(1), (c)(2) and (c)(4)',
    year: 2026,
    says: 'Regular credit of 20% over a base of at least half; simplified credit of 14%, or 6%.',
  },
  {
    authority: 'IRC 41(d); Reg. 1.41-4(c)(6)',
    year: 2026,
    says: 'Four tests, the excluded activities, and software for internal use.',
  },
  {
    authority:
      'Fairchild, 71 F.3d 868 (Fed. Cir. 1995); Geosyntec, 776 F.3d 1330 (11th Cir. 2015); System Technologies, Tax Court order, No. 12211-21',
    year: 2025,
    says: 'Funded research: payment for success, or for the work.',
  },
  {
    authority: 'Siemer Milling, T.C. Memo. 2019-37; Little Sandy Coal, 62 F.4th 287 (7th Cir. 2023)',
    year: 2023,
    says: 'Claims without proof of a process of experimentation.',
  },
  {
    authority: 'IRC 41(g), 38(c) and 39',
    year: 2026,
    says: 'Limits of a credit that passes through, and its carryback and carryforward.',
  },
  { authority: 'IRS ERC FAQs, March 20, 2025', year: 2025, says: 'Overstated wage deductions.' },
  {
    authority: 'IRC 174 and 174A; P.L. 119-21, section 70302; Rev. Proc. 2025-28',
    year: 2026,
    says: 'Domestic and foreign research costs, unamortized costs, and an election that closed on July 6, 2026.',
  },
  {
    authority: 'IRC 280C(c)',
    year: 2026,
    says: 'Smaller deduction, or the credit at 79%, elected on a timely original return.',
  },
  {
    authority: 'IRC 41(h) and 3111(f)',
    year: 2026,
    says: 'Payroll offset of up to $500,000 for a qualified small business.',
  },
  { authority: 'Form 6765, Section G', year: 2026, says: 'Required from 2026, with two exceptions.' },
  {
    authority: 'P.L. 119-21, section 70605(d)',
    year: 2025,
    says: 'Employee retention credit: claims barred, six years to assess.',
  },
  {
    authority: '31 CFR 10.27 (Circular 230); Ridgely v. Lew, 55 F. Supp. 3d 89 (D.D.C. 2014)',
    year: 2026,
    says: 'Contingent fees.',
  },
];

export const quiz: Quiz = [
  {
    id: 'most',
    section: 'figure',
    question: 'What is the ceiling of the regular credit, as a share of the year’s expenses?',
    options: ['20%', '14%', '10%', '6%'],
    right: 2,
    reason: '20% of the excess over a base, and the base is at least half of the current expenses.',
  },
  {
    id: 'canada',
    section: 'projects',
    question: 'An American company pays an engineering firm in Ontario $60,000 for analysis. What is that?',
    options: [
      'Contract research that qualifies in part',
      'Excluded from the credit, and a cost amortized over 15 years',
      'Excluded from the credit, and deducted in the year',
    ],
    right: 1,
    reason:
      'Research outside the United States is excluded (IRC 41(d)(4)), and foreign research cost is amortized over 15 years (IRC 174).',
  },
  {
    id: 'evidence',
    section: 'tests',
    question: 'Which is the best evidence of a process of experimentation?',
    options: [
      'The owner’s estimate that 85% of the time qualifies',
      'Dated test sheets and parts that failed',
      'The job titles of the engineers',
    ],
    right: 1,
    reason: 'Trials and failures, recorded at the time, show what was uncertain. Estimates and titles don’t.',
  },
  {
    id: 'election',
    section: 'deduction',
    question: 'Tarn’s owners pay 37% and have the QBI deduction. Which leaves more of the $35,000 credit?',
    options: ['The full credit', 'The reduced credit', 'They are equal'],
    right: 1,
    reason:
      'The full credit leaves $24,640 after the lost deduction, at 29.6%. The reduced one is $27,650. At 21% they would be equal.',
  },
  {
    id: 'retention',
    section: 'erc',
    question:
      'A claim for the fourth quarter of 2021 was filed in March 2024 and has not been paid. What is its status?',
    options: ['It will be paid with interest', 'It is barred', 'It can be renewed until April 15, 2027'],
    right: 1,
    reason:
      'Unpaid claims for the third and fourth quarters of 2021 filed after January 31, 2024 are barred (P.L. 119-21, section 70605(d)).',
  },
];

const qbiRate = taxTables[2026].qualifiedBusinessIncome.rate;

export const example = workedExample({
  title: 'Tarn Valve, an invented company, 2026',
  columns: ['As the study has it', 'After the review'],
  inputs: {
    claimed: { label: 'Expenses claimed for 2026', value: 520_000, source: 'Study' },
    abroad: { label: 'Of these, done in Canada', value: 60_000 },
    oneCustomer: { label: 'Adaptation to one customer', value: 40_000 },
    afterProduction: { label: 'After commercial production', value: 20_000 },
    before1: { label: 'Expenses of 2025', value: 350_000 },
    before2: { label: 'Expenses of 2024', value: 300_000 },
    before3: { label: 'Expenses of 2023', value: 250_000 },
    taxRate: { label: 'Owners’ tax rate', value: 0.37, unit: 'percent', source: 'IRC 1(j), 2026' },
  },
  compute: ({ claimed, abroad, oneCustomer, afterProduction, before1, before2, before3, taxRate }) => {
    const reviewed = claimed - abroad - oneCustomer - afterProduction;
    // A smaller deduction also means more qualified business income.
    const lostAt = taxRate * (1 - qbiRate);
    const credits = [claimed, reviewed].map((current) =>
      computeResearchCredit({ current, prior: [before1, before2, before3], taxRate: lostAt }),
    );
    const of = (pick: (credit: (typeof credits)[number]) => number) => credits.map((credit) => pick(credit));
    return [
      { label: 'Qualified expenses', value: [claimed, reviewed] },
      { label: 'Half of the three years’ average', value: of(({ base }) => base) },
      { label: 'Excess', value: of(({ excess }) => excess) },
      { label: 'Credit', value: of(({ credit }) => credit), how: '14% (IRC 41(c)(4))', isTotal: true },
      { label: 'Reduced credit', value: of(({ reduced }) => reduced), how: '79% (IRC 280C(c))' },
      {
        label: 'Left of the full credit after the smaller deduction',
        value: of(({ fullAfterDeduction }) => fullAfterDeduction),
        how: 'Lost at 29.6%: 37% less the QBI deduction on it',
      },
    ];
  },
});

const tests = [
  { y: 30, name: '1 Research expense', asks: 'What was not known?' },
  { y: 88, name: '2 Technological', asks: 'Which science answers it?' },
  { y: 146, name: '3 Permitted purpose', asks: 'What should it do better?' },
  { y: 204, name: '4 Experimentation', asks: 'What was tried and failed?' },
];

export function Figure() {
  return (
    <LessonDrawing
      height={280}
      title="Four gates that every project has to pass"
      description="A copper path leads down through four gates, one for each test of IRC 41(d): research expense, technological in nature, permitted purpose, and process of experimentation. Next to each gate a side door leads out, for projects that fail it. The path below the last gate is labeled qualified."
    >
      <Copper d="M60 8V252M54 244l6 8l6 -8" />
      {tests.map(({ y, name, asks }) => (
        <g key={name}>
          <Wall d={`M12 ${y}H42M78 ${y}H108`} />
          <Hair d={`M42 ${y}a18 18 0 0 1 18 18M108 ${y}v26h20M122 ${y + 20}l6 6l-6 6`} />
          <Label x={140} y={y + 6} isStrong text={name} />
          <Label x={140} y={y + 24} tone="muted" text={asks} />
        </g>
      ))}
      <Label x={78} y={268} tone="copper" isStrong text="Qualified: all four, for one component" />
    </LessonDrawing>
  );
}

export { default as Text } from './lesson.mdx';
