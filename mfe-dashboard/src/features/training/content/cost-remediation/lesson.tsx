import { type ModuleSource, type Quiz, workedExample } from '../../training-module.ts';
import { Copper, Hair, Label, LessonDrawing } from '../../drawing.tsx';

export const quiz: Quiz = [
  {
    id: 'first',
    section: 'ground',
    question: 'What do you request before the first bill?',
    options: ['The ledger totals', 'The contract of each vendor', 'A quote from a competitor'],
    right: 1,
    reason:
      'A bill can be wrong only against a contract. A competitor’s quote shows a price, not an overcharge.',
  },
  {
    id: 'markup',
    section: 'cards',
    question: 'Which part of a card fee do you audit?',
    options: ['What the issuing bank takes', 'What the network takes', 'The processor’s markup'],
    right: 2,
    reason:
      'The other two are published and the same for every merchant. The markup is in the client’s contract.',
  },
  {
    id: 'ninety',
    section: 'cards',
    question:
      'The processor overcharged $720 a month for twelve months. The contract gives 90 days to object. What can be claimed?',
    options: ['$8,640', '$2,160', '$720', 'Nothing'],
    right: 1,
    reason: 'Three months at $720. The $8,640 is what the next year costs if the price is not corrected.',
  },
  {
    id: 'retention',
    section: 'taxes',
    question: 'A vendor offers to claim the employee retention credit for 2021. What do you say?',
    options: [
      'It can be filed until 2028',
      'The window closed on April 15, 2025, and no new claim can be made',
      'Only for the third quarter',
    ],
    right: 1,
    reason: 'Claims for 2020 ended on April 15, 2024 and for 2021 on April 15, 2025.',
  },
  {
    id: 'fee',
    section: 'claim',
    question: 'Why are the duplicates left out of the first year’s savings?',
    options: [
      'They were too small',
      'They are refunded once, and no one would have planned to pay them again',
      'The carrier did not agree',
    ],
    right: 1,
    reason:
      'They are part of the recovery, $1,240. A report that also counts them as a yearly saving counts them twice.',
  },
];

const MONTHS = 12;
/** The processor's contract lets the customer dispute charges for 90 days. */
const CLAIMED_MONTHS = 3;

export const example = workedExample({
  title: 'Brightwater, an invented bakery: one year of bills',
  inputs: {
    cards: { label: 'Card markup above the contract, a month', value: 720 },
    waste: { label: 'Waste above the contract, a month', value: 174 },
    surcharge: { label: 'Residential surcharges to shops, a year', value: 598 },
    duplicates: { label: 'Freight paid twice', value: 1_240 },
    fee: { label: 'Fixed fee', value: 3_500 },
    share: { label: 'Or a share of', value: 0.4, unit: 'percent' },
    taxRate: { label: 'Tax rate', value: 0.24, unit: 'percent' },
  },
  compute: ({ cards, waste, surcharge, duplicates, fee, share, taxRate }) => {
    const back = cards * CLAIMED_MONTHS + waste * MONTHS + surcharge + duplicates;
    const ahead = (cards + waste) * MONTHS + surcharge;
    const kept = back + ahead - fee;
    return [
      { label: 'Refund from the processor', value: cards * CLAIMED_MONTHS, how: 'Three months' },
      { label: 'Refund from the waste hauler', value: waste * MONTHS, how: 'Twelve months' },
      { label: 'Refund from the carrier', value: surcharge + duplicates, how: 'Surcharges and duplicates' },
      { label: 'Recovered', value: back, isTotal: true },
      { label: 'No longer charged, first year', value: ahead, how: 'Duplicates left out', isTotal: true },
      { label: 'Both', value: back + ahead },
      { label: 'The share would be', value: Math.round(share * (back + ahead)) },
      { label: 'Net of the fixed fee', value: kept },
      { label: 'Net after tax', value: Math.round(kept * (1 - taxRate)), isTotal: true },
    ];
  },
});

export const sources: readonly ModuleSource[] = [
  {
    authority: '31 CFR 10.27 (Circular 230); Ridgely v. Lew, 55 F. Supp. 3d 89 (D.D.C. 2014)',
    year: 2026,
    says: 'Contingent fees in federal tax matters; the ban is void for ordinary refund claims before an examination.',
  },
  {
    authority: 'AICPA Code, 1.510',
    year: 2026,
    says: 'No contingent fee from attest clients or for original returns and refund claims.',
  },
  {
    authority: 'T.C.A. 62-1-122 and 62-1-123',
    year: 2026,
    says: 'Tennessee’s rules on commissions and contingent fees of CPAs.',
  },
  {
    authority: 'P.L. 119-21, section 70605(d)',
    year: 2025,
    says: 'Bars unpaid employee retention claims for the third and fourth quarters of 2021 filed after January 31, 2024.',
  },
];

const rows = [
  { y: 62, line: 'Network and bank', sentence: 'Published', isAllowed: true },
  { y: 102, line: 'Markup 0.45%', sentence: 'Contract: 0.25%', isAllowed: false },
  { y: 142, line: 'Each payment $0.12', sentence: 'Contract: $0.08', isAllowed: false },
  { y: 182, line: 'Statement fee', sentence: 'Schedule A', isAllowed: true },
];

export function Figure() {
  return (
    <LessonDrawing
      height={240}
      title="A bill and its contract"
      description="Four lines of a card statement on the left, their sentences on the right. Network and bank fees are published and joined by a plain line. The statement fee is joined to Schedule A. The markup of 0.45% is 0.25% in the contract, and $0.12 a payment is $0.08: these two lines are broken and marked in copper, $480 and $240 a month."
    >
      <Hair d="M8 8H150V224H8zM218 8H352V224H218z" />
      <Hair d="M8 40H150M218 40H352" />
      <Label x={18} y={29} isStrong text="The bill" />
      <Label x={228} y={29} isStrong text="The contract" />
      {rows.map(({ y, line, sentence, isAllowed }) => (
        <g key={line}>
          <Label x={18} y={y + 4} tone={isAllowed ? 'ink' : 'copper'} text={line} />
          <Label x={228} y={y + 4} text={sentence} />
          {isAllowed ? (
            <Hair d={`M150 ${y}H218`} />
          ) : (
            <Copper d={`M150 ${y}H172M196 ${y}H218M178 ${y - 6}l12 12M190 ${y - 6}l-12 12`} />
          )}
        </g>
      ))}
      <Label x={184} y={90} anchor="middle" tone="copper" text="$480" />
      <Label x={184} y={130} anchor="middle" tone="copper" text="$240" />
    </LessonDrawing>
  );
}

export { default as Text } from './lesson.mdx';
