import { taxTables } from 'shared-contract/tax/tables';
import { type ModuleSource, type Quiz, workedExample } from '../../training-module.ts';
import { Copper, Hair, Label, LessonDrawing, Wall } from '../../drawing.tsx';

export const sources: readonly ModuleSource[] = [
  {
    authority: 'IRC 2010(c)(3) and 2001(c)',
    year: 2026,
    says: 'Exclusion of $15,000,000 for 2026, $13,990,000 for 2025; top rate of 40%.',
  },
  {
    authority: 'IRC 2503(b); Rev. Proc. 2025-32',
    year: 2026,
    says: 'Annual exclusion of $19,000 a recipient.',
  },
  {
    authority: 'IRC 1(h) and 1411',
    year: 2026,
    says: 'Long-term gains at 20%; net investment income tax of 3.8%.',
  },
  {
    authority: 'Connelly v. United States (U.S. Supreme Court)',
    year: 2024,
    says: 'Insurance proceeds count in a company’s value, and a duty to redeem doesn’t offset them.',
  },
  {
    authority: 'IRC 6166',
    year: 2026,
    says: 'Installments if a closely held business is more than 35% of the adjusted gross estate.',
  },
  {
    authority: 'IRC 1202 and 1(h)(4), (7); P.L. 119-21, section 70431',
    year: 2025,
    says: 'Qualified small business stock acquired after July 4, 2025, and up to 28% on what isn’t excluded.',
  },
  {
    authority: 'IRC 2631(c); Rev. Proc. 2022-32; Reg. 301.6501(c)-1(f)',
    year: 2026,
    says: 'GST exemption, late portability elections, and adequate disclosure of gifts.',
  },
  { authority: 'IRC 4974', year: 2026, says: 'Tax of 25% or 10% on a missed distribution.' },
  { authority: 'IRC 408(d)(8)', year: 2026, says: 'Charitable distributions from an IRA of up to $111,000.' },
];

export const quiz: Quiz = [
  {
    id: 'tax',
    section: 'june',
    question:
      'A single person leaves $21,000,000 in 2026 after debts, with no taxable gifts before. What is the federal estate tax?',
    options: ['$8,400,000', '$2,400,000', '$2,804,000', 'None'],
    right: 1,
    reason:
      '40% of the $6,000,000 above the exclusion of $15,000,000. $2,804,000 is the answer with the exclusion of 2025.',
  },
  {
    id: 'clause',
    section: 'june',
    question: 'Which sentence of the will decides who pays the tax?',
    options: ['The appointment of the executor', 'The tax clause', 'The statement of wishes'],
    right: 1,
    reason: 'It says whether each gift bears its own tax or the residue pays for all. Read it first.',
  },
  {
    id: 'below',
    section: 'basis',
    question: 'An estate will be far below the exclusion. What does a lifetime gift of low-basis shares do?',
    options: [
      'It saves 40%',
      'It gives up the step-up in basis at death and saves no estate tax',
      'It has no effect on any tax',
    ],
    right: 1,
    reason: 'There is no estate tax to save, and the giver’s basis carries over to the recipients.',
  },
  {
    id: 'connelly',
    section: 'second',
    question:
      'A company worth $18,000,000 receives $4,000,000 of insurance toward redeeming a half. What is that half worth for the estate tax?',
    options: ['$9,000,000', '$11,000,000', '$7,000,000'],
    right: 1,
    reason:
      'After Connelly v. United States (2024) the proceeds count and the duty to redeem doesn’t offset them: half of $22,000,000.',
  },
  {
    id: 'form',
    section: 'papers',
    question:
      'The will leaves everything to Paul and Nora. The IRA’s form names June’s husband, who has died. What governs the IRA?',
    options: ['The will, because it is newer', 'The form and the custodian’s rules', 'The revocable trust'],
    right: 1,
    reason:
      'An IRA passes by its beneficiary form. If no one named there is living, the custodian’s default applies, and rarely as intended.',
  },
];

const { basicExclusion, annualExclusion, topRate } = taxTables[2026].estateAndGift;
const [, , gainsRate] = taxTables[2026].longTermGains.rates;

const estateTax = (estate: number) => topRate * Math.max(0, estate - basicExclusion);

export const example = workedExample({
  title: 'The Lindqvists, an invented family, under the law of 2026',
  inputs: {
    estate: { label: 'June’s estate', value: 21_000_000, source: 'Inventory' },
    recipients: { label: 'Recipients of yearly gifts', value: 7, unit: 'number' },
    years: { label: 'For', value: 10, unit: 'years' },
    basis: { label: 'Basis, if the gifts are shares', value: 100_000 },
    company: { label: 'Company of Paul and Nora, without insurance', value: 18_000_000 },
    insurance: { label: 'Proceeds that the company receives', value: 4_000_000 },
  },
  compute: ({ estate, recipients, years, basis, company, insurance }) => {
    const yearly = recipients * annualExclusion;
    const gifts = yearly * years;
    const saved = estateTax(estate) - estateTax(estate - gifts);
    const gainTax = gainsRate * (gifts - basis);
    const half = { without: company / 2, with: (company + insurance) / 2 };
    return [
      {
        label: 'Above the exclusion',
        value: Math.max(0, estate - basicExclusion),
        how: 'Less $15,000,000 (IRC 2010(c)(3))',
      },
      { label: 'Estate tax', value: estateTax(estate), how: '40%', isTotal: true },
      { label: 'Gifts in one year', value: yearly, how: '$19,000 each (IRC 2503(b))' },
      { label: 'Gifts in ten years', value: gifts, how: 'If the amount doesn’t change' },
      { label: 'Estate tax after the gifts', value: estateTax(estate - gifts), isTotal: true },
      { label: 'Saved', value: saved },
      { label: 'Gains tax, if shares were given and sold', value: gainTax, how: '20% of $1,230,000' },
      { label: 'Left of the saving', value: saved - gainTax, isTotal: true },
      { label: 'Half of the company, proceeds not counted', value: half.without },
      { label: 'Half of the company, proceeds counted', value: half.with, how: 'Connelly v. United States' },
      {
        label: 'Tax on the difference',
        value: topRate * (half.with - half.without),
        how: 'If above the exclusion',
        isTotal: true,
      },
    ];
  },
});

const grandchildren = [30, 106, 188, 236, 284];

export function Figure() {
  return (
    <LessonDrawing
      height={290}
      title="Three generations as three courses of a wall"
      description="The top course is June, with an estate of $21,000,000 and an exclusion of $15,000,000. The middle course is Paul and Nora, joined by a buy-sell agreement. The lowest course has five stones, with Elsa’s in copper. Copper lines mark the two joints: will and gifts between June and her children, the agreement and a path between Paul and Elsa."
    >
      <Wall d="M30 12H330V64H30z" />
      <Label x={180} y={34} anchor="middle" isStrong text="June" />
      <Label x={180} y={52} anchor="middle" text="$21,000,000, exclusion $15,000,000" />
      <Copper d="M106 64V108M100 100l6 8l6 -8M254 64V108M248 100l6 8l6 -8" />
      <Label x={180} y={90} anchor="middle" tone="copper" text="Will, forms, gifts" />
      <Wall d="M30 112H172V164H30zM188 112H330V164H188z" />
      <Hair d="M172 138H188" />
      <Label x={101} y={134} anchor="middle" isStrong text="Paul" />
      <Label x={101} y={152} anchor="middle" text="Company" />
      <Label x={259} y={134} anchor="middle" isStrong text="Nora" />
      <Label x={259} y={152} anchor="middle" text="Building, securities" />
      <Copper d="M56 164V216M50 208l6 8l6 -8" />
      <Label x={72} y={194} tone="copper" text="A path, not a promise" />
      <Hair d="M129 200V220M211 164V220M259 164V220M307 164V220" strokeDasharray="4 4" />
      {grandchildren.map((x, index) =>
        index === 0 ? (
          <Copper key={x} d={`M${x} 220h52v40h-52z`} strokeWidth="2.5" />
        ) : (
          <Wall key={x} d={`M${x} 220h46v40h-46z`} />
        ),
      )}
      <Label x={56} y={245} anchor="middle" isStrong text="Elsa" />
      <Label x={216} y={280} anchor="middle" tone="muted" text="Trusts, decided by a trustee" />
    </LessonDrawing>
  );
}

export { default as Text } from './lesson.mdx';
