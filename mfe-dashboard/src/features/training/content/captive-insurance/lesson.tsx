import { smallInsurer } from 'shared-contract/tax/small-insurer';
import { type ModuleSource, type Quiz, workedExample } from '../../training-module.ts';
import { Copper, Hair, Label, LessonDrawing, Wall } from '../../drawing.tsx';

export const sources: readonly ModuleSource[] = [
  {
    authority: 'IRC 831(b); Rev. Procs. 2024-40 and 2025-32',
    year: 2026,
    says: 'Premium limits of $2,850,000 for 2025 and $2,900,000 for 2026, net or direct, whichever is greater.',
  },
  {
    authority: 'T.D. 10029, 90 FR 3534; Reg. 1.6011-10 and 1.6011-11',
    year: 2025,
    says: 'Listed transactions and transactions of interest.',
  },
  { authority: 'IRC 6707A, 6707 and 6708', year: 2026, says: 'Penalties for not disclosing.' },
  {
    authority: 'CIC Services v. IRS (E.D. Tenn.); Drake Plastics v. IRS (S.D. Tex.); Ryan v. IRS (N.D. Tex.)',
    year: 2026,
    says: 'Litigation of the regulations; appeals were pending in June 2026.',
  },
  {
    authority:
      'Avrahami, 149 T.C. 144; Syzygy, T.C. Memo. 2019-34; Caylor, T.C. Memo. 2021-30; Keating, T.C. Memo. 2024-2; Swift, T.C. Memo. 2024-13, affirmed (5th Cir., July 2025)',
    year: 2025,
    says: 'Five captives that were not insurance.',
  },
  {
    authority: 'Rev. Proc. 2025-13; Notice 2025-24',
    year: 2025,
    says: 'Revoking the election with automatic consent; penalty relief until July 31, 2025.',
  },
  {
    authority: 'IRC 6694(a)(2), 6662A(b)(2); 31 CFR 10.21 and 10.37',
    year: 2026,
    says: 'Standards for positions, errors and written advice.',
  },
  {
    authority: 'IRC 7216 and 6713; Reg. 301.7216-3',
    year: 2026,
    says: 'Consent before return information is used for another product.',
  },
];

export const quiz: Quiz = [
  {
    id: 'wish',
    section: 'risk',
    question: 'Which sign ends the conversation at Question 1?',
    options: [
      'The client has had seven losses in ten years',
      'The premium was known before the risk',
      'The market has raised the deductible',
    ],
    right: 1,
    reason:
      'A premium chosen for its deduction comes before the risk. Losses and a hard market are reasons to go on.',
  },
  {
    id: 'greater',
    section: 'election',
    question:
      'Net written premiums are $2,400,000 and direct written premiums $2,950,000. Is the election open for 2026?',
    options: [
      'Yes, net premiums count',
      'No, the greater of the two exceeds $2,900,000',
      'Yes, after reinsurance',
    ],
    right: 1,
    reason:
      'The limit applies to net or direct written premiums, whichever is greater. Reinsurance lowers only the first.',
  },
  {
    id: 'ratio',
    section: 'reporting',
    question:
      'A twelve-year-old captive has a loss ratio of 25% and has made no loan. What is it under the text of the regulations?',
    options: ['A transaction of interest', 'A listed transaction', 'Neither'],
    right: 0,
    reason:
      'Either measure makes a transaction of interest, and 25% is under 60%. The listed text needs a loss ratio under 30% and financing.',
  },
  {
    id: 'young',
    section: 'reporting',
    question: 'Can a four-year-old captive be a listed transaction?',
    options: [
      'Yes, if it lent money to the owner',
      'No, not before it is ten years old',
      'Yes, at a loss ratio under 30%',
    ],
    right: 1,
    reason:
      'The listed text looks at ten years. A younger captive can be a transaction of interest over its life so far.',
  },
  {
    id: 'inherited',
    section: 'no',
    question: 'A new client already has a captive that was never disclosed. What is first?',
    options: [
      'Prepare the return as before, to be consistent',
      'Advise the client promptly of the omission and its consequences, and bring in counsel',
      'Close the captive before the return is due',
    ],
    right: 1,
    reason: '31 CFR 10.21 requires prompt advice. Counsel answers how to disclose and how to end it.',
  },
];

const { mostPremiums } = smallInsurer[2026];
/** A loss ratio below this over ten years makes the arrangement a transaction of interest (Reg. 1.6011-11). */
const OF_INTEREST = 0.6;

export const example = workedExample({
  title: 'Two designs of an invented contractor, 2026',
  inputs: {
    net: { label: 'First design: net written premiums', value: 2_400_000 },
    direct: { label: 'First design: direct written premiums', value: 2_950_000 },
    smaller: { label: 'Second design: direct written premiums', value: 2_800_000 },
    earned: { label: 'Ten years’ earned premiums less dividends', value: 18_000_000 },
    losses: { label: 'Ten years’ losses and claim expense', value: 4_500_000 },
  },
  compute: ({ net, direct, smaller, earned, losses }) => {
    const counted = Math.max(net, direct);
    return [
      { label: 'Limit of 2026', value: mostPremiums, how: 'IRC 831(b); Rev. Proc. 2025-32' },
      { label: 'First design, the greater', value: counted },
      {
        label: 'Above the limit',
        value: Math.max(0, counted - mostPremiums),
        how: 'No election',
        isTotal: true,
      },
      {
        label: 'Second design, room left',
        value: Math.max(0, mostPremiums - smaller),
        how: 'Election open',
        isTotal: true,
      },
      {
        label: 'Loss ratio of ten years',
        value: losses / earned,
        unit: 'percent',
        how: 'Under 60%: of interest',
        isTotal: true,
      },
      { label: 'Losses that 60% would need', value: OF_INTEREST * earned },
    ];
  },
});

const LEFT = 20;
const WIDTH = 320;
const xOf = (percent: number) => LEFT + (percent / 100) * WIDTH;
const hatch = Array.from({ length: 10 }, (_, index) => `M${LEFT + index * 9} 116l14 -32`).join('');

export function Figure() {
  return (
    <LessonDrawing
      height={250}
      title="The loss ratio of ten years, as a ruler"
      description="A ruler from 0% to 100%. Under 60% is a transaction of interest. Under 30%, hatched, is also the text of the listed transaction, if there is financing and the captive is ten years old. A copper mark shows 25%, the example."
    >
      <Hair d={hatch} />
      <Wall d={`M${LEFT} 84H${LEFT + WIDTH}V116H${LEFT}z`} />
      <Hair d={`M${xOf(30)} 76V124M${xOf(60)} 76V124`} />
      {[0, 30, 60, 100].map((percent) => (
        <Label key={percent} x={xOf(percent)} y={138} anchor="middle" tone="muted" text={`${percent}%`} />
      ))}
      <Copper d={`M${xOf(25)} 56V120M${xOf(25) - 5} 64l5 -8l5 8`} />
      <Label x={xOf(25)} y={46} anchor="middle" tone="copper" isStrong text="Example: 25%" />
      <Hair d={`M${LEFT} 156V164H${xOf(60)}V156`} />
      <Label x={LEFT} y={182} isStrong text="Under 60%: of interest" />
      <Label x={LEFT} y={198} text="or any financing, at any ratio" />
      <Label x={LEFT} y={224} isStrong text="Under 30%, with financing, after ten years:" />
      <Label x={LEFT} y={240} text="also the listed text, in litigation" />
    </LessonDrawing>
  );
}

export { default as Text } from './lesson.mdx';
