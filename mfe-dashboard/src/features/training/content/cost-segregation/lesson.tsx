import { compareCostSegregation } from 'shared-contract/calculators/cost-segregation';
import { type ModuleSource, type Quiz, workedExample } from '../../training-module.ts';
import { Copper, Dimension, Hair, Label, LessonDrawing, Wall } from '../../drawing.tsx';

export const quiz: Quiz = [
  {
    id: 'acquired',
    section: 'before',
    question:
      'A client signed a binding contract for a building on January 10, 2025, and it is placed in service in March 2026. What bonus rate applies to its 5-year property?',
    options: ['100%', '40%', '20%', 'None'],
    right: 2,
    reason:
      'The binding contract of January 19, 2025 or earlier fixes the old schedule, which gives 20% for property placed in service in 2026. The closing date does not matter.',
  },
  {
    id: 'line',
    section: 'rooms',
    question: 'Which wiring is 5-year property?',
    options: [
      'All wiring in a treatment room',
      'The wiring that feeds one machine and has no other use',
      'The main panel, if machines are connected to it',
    ],
    right: 1,
    reason:
      'Wiring that serves the business’s equipment can be short-lived. Wiring that serves the building stays with the building, and a shared line is divided by load.',
  },
  {
    id: 'increase',
    section: 'figures',
    question: 'Why does the study add $494,115 to Oakline’s first year and not $500,000?',
    options: [
      'The bonus rate is slightly below 100%',
      'The $500,000 would have given $5,885 in the 39-year class',
      'Land has to be taken out',
    ],
    right: 1,
    reason:
      'Without the study, the same $500,000 takes 1.177% in the 39-year class, which is $5,885. The study adds only the difference.',
  },
  {
    id: 'loss',
    section: 'owner',
    question: 'In what order are the four limits on the owner’s loss tested?',
    options: [
      'Excess business loss, passive, at risk, basis',
      'At risk, passive, excess business loss, basis',
      'Basis, at risk, passive, excess business loss',
    ],
    right: 2,
    reason:
      'A partner or S shareholder starts with basis (IRC 704(d), 1366(d)), then IRC 465, then IRC 469, and the rest meets the limit of IRC 461(l): $512,000 on a joint return for 2026.',
  },
  {
    id: 'sale',
    section: 'sale',
    question:
      'The 5-year property has no basis left and $60,000 of the price is allocated to it. How is that taxed?',
    options: [
      'As ordinary income, up to the depreciation taken',
      'At a rate of up to 25%',
      'As long-term gain at 15% or 20%',
    ],
    right: 0,
    reason:
      'It is section 1245 property: all of the depreciation is recaptured as ordinary income. The rate of up to 25% belongs to straight-line depreciation of the building.',
  },
];

export const example = workedExample({
  title: 'Oakline, an invented building, placed in service in July 2026',
  inputs: {
    cost: { label: 'Cost without land', value: 2_000_000, source: 'Closing statement' },
    fiveYear: { label: '5-year property', value: 300_000, source: 'Study' },
    fifteenYear: { label: '15-year property', value: 200_000, source: 'Study' },
    taxRate: { label: 'Owner’s tax rate', value: 0.37, unit: 'percent', source: 'IRC 1(j), 2026' },
    soldParts: {
      label: 'Price of the 5-year property at a later sale',
      value: 60_000,
      source: 'Allocation in the contract',
    },
  },
  compute: ({ cost, fiveYear, fifteenYear, taxRate, soldParts }) => {
    const first = compareCostSegregation({
      ...{ cost, fiveYear, fifteenYear, taxRate },
      ...{ year: 2026, month: 7, kind: 'nonresidential', sevenYear: 0, isAcquiredAfter: true },
    });
    const shortLived = first.classes.reduce((sum, { bonus, regular }) => sum + bonus + regular, 0);
    return [
      {
        label: 'First year without a study',
        value: first.withoutStudy,
        how: '1.177% of the cost (Pub. 946, table A-7a)',
      },
      { label: '5 and 15-year property', value: shortLived, how: 'Bonus of 100%' },
      { label: '39-year property', value: first.building.depreciation, how: '1.177% of $1,500,000' },
      { label: 'First year with the study', value: first.withStudy, how: 'Sum of the two' },
      { label: 'More deducted in 2026', value: first.increase, isTotal: true },
      {
        label: 'Tax deferred',
        value: first.taxDeferred,
        how: 'If basis and IRC 465, 469 and 461(l) let the owner use the loss',
      },
      {
        label: 'Tax on the 5-year property at the sale',
        value: Math.min(soldParts, fiveYear) * taxRate,
        how: 'Ordinary income (IRC 1245)',
      },
    ];
  },
});

export const sources: readonly ModuleSource[] = [
  {
    authority: 'IRC 168(k); P.L. 119-21, section 70301; Notice 2026-11',
    year: 2026,
    says: 'Bonus depreciation of 100% for property acquired after January 19, 2025.',
  },
  {
    authority: 'IRC 168(c), (e); Rev. Proc. 87-56; Publication 946, table A-7a',
    year: 2026,
    says: 'Classes, methods, and 1.177% for a non-residential building’s first year from month 7.',
  },
  { authority: 'IRC 168(n)', year: 2026, says: 'Election of 100% for qualified production property.' },
  {
    authority: 'IRC 179(b); Rev. Proc. 2025-32',
    year: 2026,
    says: 'Limit of $2,560,000, reduced above $4,090,000, within business income.',
  },
  {
    authority: 'IRC 704(d), 1366(d), 465, 469 and 461(l); Temp. Reg. 1.469-2T(d)(6); Rev. Proc. 2025-32',
    year: 2026,
    says: 'Basis, at risk, passive, excess business losses: $256,000, or $512,000 on a joint return.',
  },
  {
    authority: 'Reg. 1.469-2(f)(6) and 1.469-4(d)(1); IRC 469(g)',
    year: 2026,
    says: 'Self-rental, grouping, and the release of suspended losses.',
  },
  {
    authority: 'IRC 168(e)(6), 168(k)(7); Reg. 1.168(k)-2(c) and 1.168(i)-8(d)',
    year: 2026,
    says: 'Qualified improvement property, election out of bonus, components, partial dispositions.',
  },
  {
    authority: 'IRC 1031(a)(1) and 1245(b)(4); T.D. 9935',
    year: 2026,
    says: 'Exchanges of real property, and recapture in them.',
  },
  { authority: 'IRC 481(a)', year: 2026, says: 'Catch-up of depreciation not taken, in one year.' },
  {
    authority: 'IRC 1245, 1250 and 1(h)(1)(E)',
    year: 2026,
    says: 'Recapture as ordinary income, and up to 25% on straight-line depreciation of real property.',
  },
  {
    authority: '31 CFR 10.22 and 10.27 (Circular 230)',
    year: 2026,
    says: 'Reasonable reliance on the work of others, and contingent fees.',
  },
];

const parking = [24, 40, 56, 72, 88].map((x) => `M${x} 40v34`).join('');

export function Figure() {
  return (
    <LessonDrawing
      height={292}
      title="Plan of the Oakline building, divided by class"
      description="A lot with a parking area and planting is marked 15 years and $200,000. Inside the walls, three treatment rooms with their equipment are marked 5 years and $300,000. The walls and everything else are marked 39 years and $1,500,000. A dimension line below gives $2,000,000 in total, without land."
    >
      <Hair d="M8 8H352V236H8z" strokeDasharray="6 4" />
      <Hair d={`M8 74H104${parking}M8 40H104`} />
      <Label x={14} y={28} isStrong text="15 years" />
      <Label x={14} y={98} text="Lot, $200,000" />
      <Hair d="M24 190a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM60 206a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM36 178v24M24 190h24M69 197v18M60 206h18" />
      <Wall d="M124 24H340V220H124V150M124 118V24" />
      <Hair d="M124 118a32 32 0 0 1 -32 32h32" />
      <Wall d="M124 96H196M228 96H340M196 24V96M268 24V96" />
      <Copper d="M136 34h20v14h-20zM208 34h20v14h-20zM280 34h20v14h-20zM146 48v20M218 48v20M290 48v20M146 68H330V84" />
      <Label x={330} y={114} anchor="end" tone="copper" isStrong text="5 years" />
      <Label x={330} y={130} anchor="end" text="Rooms, $300,000" />
      <Label x={140} y={190} isStrong text="39 years" />
      <Label x={140} y={206} text="Shell, $1,500,000" />
      <Dimension from={8} to={352} y={256} label="$2,000,000 without land" />
    </LessonDrawing>
  );
}

export { default as Text } from './lesson.mdx';
