import { estimateTax } from 'shared-contract/calculators/tax-brackets';
import { type ModuleSource, type Quiz, workedExample } from '../../training-module.ts';
import { Copper, Dimension, Hair, Label, LessonDrawing, Wall } from '../../drawing.tsx';

export const sources: readonly ModuleSource[] = [
  {
    authority: 'IRC 170(b)(1)(B), (D) and 170(e)(1)(B), (e)(5)',
    year: 2026,
    says: 'Gifts to a private foundation: 30% cash, 20% gain property, five-year carryover, basis except for listed stock.',
  },
  {
    authority: 'IRC 170(b)(1)(A), (C), (G) and 4966',
    year: 2026,
    says: 'Gifts to a donor advised fund: 60% cash, 30% gain property; taxable distributions.',
  },
  {
    authority: 'IRC 170(b)(1)(I) and 170(d)(1)(C)',
    year: 2026,
    says: 'Floor of 0.5% for itemizers, carried over only from a year with an excess.',
  },
  {
    authority: 'IRC 170(b)(2); P.L. 119-21, section 70426',
    year: 2026,
    says: 'Corporate gifts: floor of 1% and ceiling of 10% of taxable income.',
  },
  { authority: 'IRC 1(h) and 1411', year: 2026, says: 'Long-term gain at 20%; net investment income tax.' },
  {
    authority:
      'Rev. Rul. 78-197; Rauenhorst v. Commissioner, 119 T.C. No. 9 (2002); Estate of Hoensheid v. Commissioner, T.C. Memo. 2023-34',
    year: 2023,
    says: 'Gifts of shares before a sale: who is taxed on the gain.',
  },
  {
    authority: 'IRC 68; P.L. 119-21, section 70111; Rev. Proc. 2025-32',
    year: 2026,
    says: 'Itemized deductions reduced by 2/37; the 37% bracket starts above $768,700 on a joint return.',
  },
  { authority: 'IRC 4940(a)', year: 2026, says: 'Excise tax of 1.39% on net investment income.' },
  { authority: 'IRC 4941', year: 2026, says: 'Self-dealing with disqualified persons.' },
  {
    authority: 'IRC 4942; Reg. 53.4942(a)-2(c)(3)(iv)',
    year: 2026,
    says: 'Payout of 5%, cash held of 1.5%, taxes of 30% and 100% on a shortfall.',
  },
  { authority: 'IRC 6033 and 6072', year: 2026, says: 'Form 990-PF by the 15th day of the fifth month.' },
];

export const quiz: Quiz = [
  {
    id: 'shares',
    section: 'fund',
    question:
      'A client holds closely held shares with a basis near zero. What does she deduct if she gives them to her private foundation?',
    options: ['Their appraised value', 'Their basis', 'Half of their value', 'Their value, up to 30% of AGI'],
    right: 1,
    reason:
      'Gain property goes into a private foundation at basis. Only qualified appreciated stock, which is listed, is deducted at value there (IRC 170(e)(5)).',
  },
  {
    id: 'floor',
    section: 'deduction',
    question: 'AGI in 2026 is $20,000,000 and the cash gift $5,000,000. What is deductible?',
    options: ['$5,000,000', '$4,900,000', '$6,000,000', '$4,850,000'],
    right: 1,
    reason: 'The gift is within the ceiling of $6,000,000. The floor takes 0.5% of AGI, $100,000.',
  },
  {
    id: 'worth',
    section: 'deduction',
    question:
      'Of her $20,000,000, $19,800,000 is long-term gain. Why does the deduction of $4,900,000 save $945,286 and not $1,715,000?',
    options: [
      'The 0.5% floor takes the difference',
      'After $200,000 of ordinary income it offsets gain taxed at 20%',
      'The 30% ceiling counts only ordinary income',
    ],
    right: 1,
    reason:
      'Itemized deductions use up ordinary income first, then gain (IRC 1(h)). The reduction of IRC 68 and the floor are the same in both columns.',
  },
  {
    id: 'payout',
    section: 'payout',
    question: 'By when must the distributable amount of a year be paid?',
    options: [
      'By the end of that year',
      'By the due date of Form 990-PF',
      'By the end of the following year',
    ],
    right: 2,
    reason:
      'The foundation has until the end of the next year. A shortfall is then taxed at 30%, and at 100% if it isn’t made good.',
  },
  {
    id: 'dealing',
    section: 'dealing',
    question: 'The foundation can buy her warehouse for 60% of its value. May it?',
    options: [
      'Yes, because the foundation gains',
      'Yes, with an independent appraisal',
      'No, a sale between them is self-dealing at any price',
    ],
    right: 2,
    reason:
      'A sale to the foundation by a disqualified person is self-dealing under IRC 4941, even at a bargain.',
  },
];

/**
 * Limit for cash gifts to a private nonoperating foundation, as a share of adjusted gross income (IRC 170(b)(1)(B)).
 */
const CEILING = 0.3;
/** Floor for deductible gifts from 2026 (IRC 170(b)(1)(I)). */
const FLOOR = 0.005;
/** In order: Reg. 53.4942(a)-2(c)(3)(iv), IRC 4942(e), IRC 4940(a), and IRC 4942(a). */
const CASH_HELD = 0.015;
const PAYOUT = 0.05;
const EXCISE = 0.0139;
const SHORTFALL_TAX = 0.3;

export const example = workedExample({
  title: 'The gift of 2026, and a year of the foundation (both invented)',
  columns: ['All ordinary income', 'Nearly all gain'],
  inputs: {
    income: { label: 'Adjusted gross income of 2026, joint return', value: 20_000_000 },
    ordinary: { label: 'Ordinary part in the second column', value: 200_000 },
    gift: { label: 'Cash given', value: 5_000_000 },
    assets: { label: 'Average assets of the foundation, later', value: 10_000_000 },
    earned: { label: 'Its investment income of the year', value: 400_000 },
    paid: { label: 'Paid out by the end of the next year', value: 450_000 },
  },
  compute: ({ income, ordinary, gift, assets, earned, paid }) => {
    const ceiling = CEILING * income;
    const floor = FLOOR * income;
    const deductible = Math.min(gift, ceiling) - floor;
    const [without, withGift] = [0, deductible].map((otherItemized) =>
      [income, ordinary].map((part) => {
        const tax = estimateTax({
          ...{ year: 2026, status: 'joint', deduction: 'itemized', otherItemized },
          ...{ income: part, gains: income - part },
        });
        return tax.ordinary.tax + tax.gains.tax;
      }),
    ) as [number[], number[]];
    const saved = without.map((tax, index) => tax - (withGift[index] ?? 0));
    const cash = CASH_HELD * assets;
    const excise = EXCISE * earned;
    const due = PAYOUT * (assets - cash) - excise;
    const short = Math.max(0, due - paid);
    return [
      { label: 'Ceiling', value: ceiling, how: '30% of AGI' },
      { label: 'Floor', value: floor, how: '0.5% of AGI' },
      { label: 'Deductible', value: deductible, how: 'The gift less the floor' },
      {
        label: 'Income tax without the gift',
        value: without.map((tax) => Math.round(tax)),
        how: 'No other deduction',
      },
      {
        label: 'Income tax with the gift',
        value: withGift.map((tax) => Math.round(tax)),
        how: 'After IRC 68',
      },
      { label: 'Tax saved', value: saved.map((tax) => Math.round(tax)), isTotal: true },
      { label: 'Cost of the gift after tax', value: saved.map((tax) => Math.round(gift - tax)) },
      { label: 'Counted as cash held', value: cash, how: '1.5% of the assets' },
      { label: 'Minimum return', value: PAYOUT * (assets - cash), how: '5% of the rest' },
      { label: 'Excise tax', value: Math.round(excise), how: '1.39% of investment income' },
      { label: 'Distributable amount', value: Math.round(due), isTotal: true },
      { label: 'Shortfall', value: Math.round(short), how: 'Less what was paid' },
      { label: 'Tax on the shortfall', value: Math.round(short * SHORTFALL_TAX), how: '30% (IRC 4942(a))' },
    ];
  },
});

export function Figure() {
  return (
    <LessonDrawing
      height={280}
      title="Section through a foundation’s year"
      description="A basin holds average assets of $10,000,000. Investment income of $400,000 flows in above. A copper outlet at the foot shows the distributable amount of $486,940, to be paid by the end of the next year. A thin outlet shows the excise tax of $5,560. A gate on the side of the family is closed."
    >
      <Wall d="M92 56V196H268V56" />
      <Hair d="M92 92H268M104 104h152M116 116h128M128 128h104" />
      <Label x={180} y={156} anchor="middle" isStrong text="Average assets" />
      <Label x={180} y={174} anchor="middle" text="$10,000,000" />
      <Hair d="M180 34V88M174 80l6 8l6 -8" />
      <Label x={180} y={14} anchor="middle" text="Investment income" />
      <Label x={180} y={29} anchor="middle" text="$400,000" />
      <Copper d="M268 180H340M332 174l8 6l-8 6" strokeWidth="5" />
      <Label x={352} y={150} anchor="end" tone="copper" isStrong text="Grants" />
      <Label x={352} y={166} anchor="end" text="$486,940" />
      <Hair d="M268 108H320M312 102l8 6l-8 6" />
      <Label x={352} y={82} anchor="end" text="Excise tax" />
      <Label x={352} y={98} anchor="end" text="$5,560" />
      <Wall d="M20 140V196M20 168H92" strokeDasharray="2 6" />
      <Copper d="M46 158l20 20M66 158l-20 20" />
      <Label x={8} y={128} text="Family: closed" />
      <Dimension from={92} to={268} y={224} label="5% of $9,850,000 is $492,500" />
      <Label x={180} y={264} anchor="middle" tone="muted" text="Paid by the end of the next year" />
    </LessonDrawing>
  );
}

export { default as Text } from './lesson.mdx';
