import { cpeHours, replyHours, symposium } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import type { PageHead } from '../page.tsx';
import { claims, type HeadClaim } from './claims.ts';
import { benefits, investment, type OwnForCpasSection, strategies, ways } from './for-cpas-details.ts';
import { programDirector } from './people.ts';
import { checkedPlanSheet, middlePlanDisclosure } from './plan-sheet.ts';
import type { AnyCommonSection } from './sections.ts';
import type { Testimonial } from './testimonials.ts';

/** Figures of the annual symposium. Always label them as the symposium's. */
const symposiumClaims = {
  hours: {
    value: symposium.hours,
    label: 'CPE hours at the yearly symposium',
    brief: `All sessions together; one person can attend at most ${symposium.hoursForOne}. Your board decides what it accepts.`,
    counts:
      'All live sessions of the two days together, counted at 50 minutes an hour; many run at the same time.',
    limits: `One person can attend at most ${symposium.hoursForOne} hours of them. A recording earns no credit for live attendance. The certification program’s ${cpeHours} hours are counted apart, and your state board decides what it accepts.`,
    substantiation: 'Session list of the symposium with the minutes of each session and its field of study.',
  },
  speakers: {
    value: symposium.speakers,
    label: 'speakers at the symposium',
    brief: 'Ten of the printed program, and the guests of its panels. No endorsement of the firm.',
    counts: 'The ten speakers of the printed program, and the guests of its panels.',
    limits: 'Speakers can change until the day. Speaking there is no endorsement of the firm.',
    substantiation: 'Program of the symposium and the signed speaker agreements.',
  },
} as const satisfies Record<string, HeadClaim>;

/** Testimonials of partner practices. None of them names an income. */
const cpaTestimonials = [
  {
    id: 'bergquist',
    name: 'Hollis Bergquist, CPA',
    portrait: { hair: 'parted', collar: 'roll' },
    title: 'Partner',
    company: 'Bergquist & Dale, Eau Claire',
    quote:
      'I had the relationships and nobody to check my arithmetic. Now somebody reworks every figure before my client sees it, and signs that they did.',
    category: 'education',
    disclosure:
      'A partner practice since 2023, paying the monthly fee. Not paid or given anything for these words. One practice; others may find it different.',
  },
  {
    id: 'rao',
    name: 'Anjali Rao, CPA',
    portrait: { hair: 'long', collar: 'blouse' },
    title: 'Owner',
    company: 'Rao Tax Advisory, Raleigh',
    quote:
      'The first client I brought was told to do nothing. That sentence, with six pages behind it, is what he paid for and what he still talks about.',
    category: 'business-strategy',
    disclosure:
      'A partner practice since 2024, paying the monthly fee. Not paid or given anything for these words. Not every client pays for such an answer.',
  },
  {
    id: 'archuleta',
    name: 'Neil Archuleta, CPA',
    portrait: { hair: 'curly', beard: true, collar: 'open' },
    title: 'Sole practitioner',
    company: 'Las Cruces',
    quote:
      'I left after a year because I had too few owners among my clients. They told me so in month three, which I had not expected from somebody who billed me.',
    category: 'education',
    disclosure:
      'A partner practice from 2024 to 2025, no longer paying a fee. Not paid or given anything for these words.',
  },
] as const satisfies readonly Testimonial[];

const { price } = programme;

export const forCpas = [
  {
    kind: 'chooser',
    id: 'for-cpas',
    page: 'For CPAs',
    title: 'You know the client. We do the arithmetic.',
    lead: 'Client, fee and signature stay yours.',
    ways: [
      { name: 'Partnership', price: `$${programme.partnership.monthly} a month`, href: '#partnership' },
      {
        name: 'Certification',
        price: `${formatDollars(price.standard.full)}, early ${formatDollars(price.earlyEnrolment.full)}`,
        to: paths.cpps,
      },
      { name: 'CPE symposium', price: 'Free this year', to: paths.symposium },
    ],
  },
  {
    kind: 'apply',
    id: 'partnership',
    tone: 'surface',
    title: 'Apply for the partnership.',
    points: [
      'Think of one owner whose tax bill you have never liked. The first call is about that file.',
      `A reply within ${replyHours} hours, with two times for a call.`,
      'If your practice has too few owners for this to pay, we say so.',
      'Nothing is billed until you and we have signed one page.',
    ],
    form: { label: 'CPA partnership application', source: 'for-cpas-top', height: 500 },
  },
  {
    kind: 'specimen',
    id: 'sheet',
    title: 'One sheet of a plan, as it comes back to you.',
    lead: 'You bring the client and three returns. The second CPA’s marks stay on the sheet.',
    sheet: checkedPlanSheet,
    disclosure: middlePlanDisclosure,
  },
  {
    kind: 'figureStrip',
    id: 'figures',
    title: 'Five figures about the firm, two about its symposium.',
    lead: 'Each with what was counted.',
    claims: [
      claims.retainers,
      claims.strategies,
      claims.experience,
      claims.saved,
      claims.roi,
      symposiumClaims.hours,
      symposiumClaims.speakers,
    ],
    record: { label: 'The record behind each figure', to: `${paths.home}#figures` },
  },
  { kind: 'strategies', ...strategies },
  {
    kind: 'steps',
    id: 'how-it-works',
    title: 'How it works, in three steps.',
    lead: 'The first plan is finished in the quarter you begin, or you know why not.',
    steps: [
      {
        title: 'Apply',
        text: 'You send the form. We talk about your practice and one client in it, and both sides may decline.',
        takes: 'Week 1',
      },
      {
        title: 'Bring one client',
        text: 'Your client signs a consent to disclose return information (IRC 7216; Treas. Reg. 301.7216-3), and you send three returns. We model all ten strategies with you, and a second CPA reworks the result.',
        takes: 'Weeks 2-6',
      },
      {
        title: 'Present, and be paid for it',
        text: 'You present the plan under your name, with us in the room or not. You price it; we show how others have scoped the same work.',
        takes: 'Week 7 onward',
      },
    ],
  },
  benefits,
  investment,
  ways,
  {
    kind: 'testimonials',
    id: 'testimonials',
    tone: 'surface',
    title: 'From partner practices: two who stayed, one who left.',
    lead: 'Each wrote the words without a draft from us.',
    items: cpaTestimonials,
  },
  {
    kind: 'apply',
    id: 'apply',
    title: 'Apply where you have finished reading.',
    lead: 'What you typed further up is here already. Sending either one sends both.',
    points: [
      'If you have no license or no owner clients yet, the symposium is the better first step, and free this year.',
      'Your answers stay on this device until you send them, for a week at most.',
    ],
    folded: 'Open the application',
    form: { label: 'CPA partnership application, continued', source: 'for-cpas-end', height: 400 },
  },
  {
    kind: 'reach',
    id: 'reach',
    title: 'Ask a CPA who does this work.',
    lead: `${programDirector.name} and her desk answer questions about the partnership and the program.`,
    desk: 'certification',
    otherwise: 'Weekends by email only.',
    links: [
      { label: 'About the firm', to: paths.about },
      { label: 'The CPE symposium', to: paths.symposium },
      { label: 'Contact us', to: paths.contact },
    ],
  },
] as const satisfies readonly (AnyCommonSection | OwnForCpasSection)[];

export const head = {
  title: 'For CPAs',
  description:
    'A monthly partnership for CPA practices: client plans modeled with you and checked by a second CPA, across ten strategies. Your clients stay yours.',
  path: paths.forCpas,
} satisfies PageHead;
