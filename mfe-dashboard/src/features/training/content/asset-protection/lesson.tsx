import { type ModuleSource, type Quiz, workedExample } from '../../training-module.ts';
import { Copper, Dimension, Hair, Label, LessonDrawing, Wall } from '../../drawing.tsx';

export const sources: readonly ModuleSource[] = [
  { authority: 'IRC 469; Reg. 1.469-2(f)(6)', year: 2026, says: 'Passive income, and self-rental.' },
  {
    authority: 'T.C.A. 67-4-2101 ff. and 67-4-2001 ff.; Tenn. Pub. Ch. 377 (2023)',
    year: 2026,
    says: 'Tennessee franchise tax of 0.25% of net worth, and excise tax of 6.5% above $50,000.',
  },
  {
    authority: 'IRC 2503(b); Rev. Proc. 2025-32',
    year: 2026,
    says: 'Annual gift exclusion of $19,000 a recipient.',
  },
  {
    authority: 'T.D. 10029; Reg. 1.6011-11',
    year: 2025,
    says: 'Captives that are transactions of interest.',
  },
  { authority: '31 CFR 10.37 (Circular 230)', year: 2026, says: 'Written advice on tax.' },
  { authority: 'Reg. 301.7216-3', year: 2026, says: 'Consent before return information is disclosed.' },
];

export const quiz: Quiz = [
  {
    id: 'first',
    section: 'register',
    question: 'What do you ask before you write the first entry?',
    options: [
      'Which state has the best trust law',
      'Whether any claim is pending, threatened or expected',
      'How much the client wants to spend',
    ],
    right: 1,
    reason:
      'A transfer made to hinder a known creditor can be undone. With a claim in sight, the client needs an attorney first.',
  },
  {
    id: 'driver',
    section: 'people',
    question:
      'The owner of an LLC causes an accident while driving its truck. What protects her house from that claim?',
    options: ['The LLC', 'Only insurance and exemptions: she was the driver', 'The lease'],
    right: 1,
    reason:
      'An entity doesn’t protect the person who acted. She is liable as the driver, no matter who owns the truck.',
  },
  {
    id: 'roof',
    section: 'title',
    question: 'The shop’s account pays the roofer of the owner’s house. Which entry is that?',
    options: [
      'A bookkeeping matter only',
      'Money is mixed, and the structure can be ignored',
      'A deductible repair',
    ],
    right: 1,
    reason:
      'A claimant will say that she and the company are one. It’s the cheapest entry to fix and the one that fails most.',
  },
  {
    id: 'claim',
    section: 'claim',
    question:
      'A claim of $4,000,000, policies of $3,000,000, the building in its own LLC. What does the owner lose through the company?',
    options: ['$1,000,000', '$600,000', '$400,000', 'Nothing'],
    right: 1,
    reason:
      'Of the uninsured $1,000,000 only the shop’s $600,000 can be reached. With the umbrella raised it would be nothing.',
  },
  {
    id: 'names',
    section: 'review',
    question: 'The building has been deeded to the new LLC. What is checked next?',
    options: [
      'Whether the property policy names the new owner',
      'Whether the LLC has a logo',
      'Whether the gift exclusion was used',
    ],
    right: 0,
    reason:
      'Policyholder, titleholder, tenant and borrower must be the parties on the map, or the building may be uninsured.',
  },
];

export const example = workedExample({
  title: 'One claim against Northgate, an invented shop',
  columns: ['Today', 'Building separate', 'Umbrella raised as well'],
  inputs: {
    claim: { label: 'The claim', value: 4_000_000 },
    liability: { label: 'Automobile liability', value: 1_000_000, source: 'Policy' },
    umbrella: { label: 'Umbrella', value: 2_000_000, source: 'Policy' },
    raised: { label: 'Umbrella, raised', value: 4_000_000, source: 'Quotation' },
    shop: { label: 'Equity of the shop', value: 600_000 },
    building: { label: 'Equity of the building', value: 1_400_000 },
    entityCost: { label: 'Second LLC, a year', value: 1_200 },
    premium: { label: 'Increase of the umbrella, a year', value: 4_800, source: 'Quotation' },
  },
  compute: ({ claim, liability, umbrella, raised, shop, building, entityCost, premium }) => {
    const cover = [umbrella, umbrella, raised].map((above) => liability + above);
    const reach = [shop + building, shop, shop];
    const uninsured = cover.map((limit) => Math.max(0, claim - limit));
    const lost = uninsured.map((rest, index) => Math.min(rest, reach[index] ?? 0));
    return [
      { label: 'Paid by the policies', value: cover.map((limit) => Math.min(claim, limit)) },
      { label: 'Not insured', value: uninsured },
      { label: 'Reached through the company', value: reach },
      { label: 'Lost by the owner', value: lost, isTotal: true },
      { label: 'Left unpaid', value: uninsured.map((rest, index) => rest - (lost[index] ?? 0)) },
      { label: 'Cost of the arrangement, a year', value: [0, entityCost, entityCost + premium] },
    ];
  },
});

export function Figure() {
  return (
    <LessonDrawing
      height={280}
      title="Plan of the layers before a claim"
      description="A claim enters from the left as a copper line. It meets the insurance of $3,000,000 first, then the wall of the company with the shop’s $600,000. Behind a second wall is the building with $1,400,000, and behind a third the household. The line that passes the insurance stops at the second wall."
    >
      <Label x={4} y={100} tone="copper" isStrong text="Claim" />
      <Label x={4} y={116} text="$4,000,000" />
      <Hair d="M96 30V210M103 30V210M110 30V210" />
      <Label x={103} y={20} anchor="middle" isStrong text="Insurance" />
      <Wall d="M124 30H214V210H124V142M124 114V30" />
      <Label x={169} y={58} anchor="middle" isStrong text="Shop" />
      <Label x={169} y={76} anchor="middle" text="$600,000" />
      <Wall d="M226 30H348V114H226z" />
      <Label x={287} y={58} anchor="middle" isStrong text="Building" />
      <Label x={287} y={76} anchor="middle" text="$1,400,000" />
      <Wall d="M226 134H348V210H226z" />
      <Label x={287} y={168} anchor="middle" isStrong text="Household" />
      <Copper d="M8 128H206M198 122l8 6l-8 6" strokeWidth="4" />
      <Copper d="M220 120v16" strokeWidth="3" />
      <Label x={169} y={160} anchor="middle" tone="muted" text="stops here" />
      <Dimension from={96} to={110} y={232} label="$3,000,000" />
      <Dimension from={124} to={348} y={232} label="What a claim could reach" />
    </LessonDrawing>
  );
}

export { default as Text } from './lesson.mdx';
