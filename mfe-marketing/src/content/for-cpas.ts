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
    value: String(symposium.hoursForOne),
    label: 'CPE credits at most at the yearly symposium',
    brief: `Listed as ${symposium.hours} CPE hours: both rooms together, which run at the same time. Your board decides what it accepts.`,
    counts: `What one person can earn in two days, at 50 minutes a credit. All sessions of both rooms add up to ${symposium.hours}.`,
    limits: `A recording earns no credit. The certification program’s ${cpeHours} hours are separate, and your state board decides what it accepts.`,
    substantiation: 'Session list of the symposium with the minutes of each session and its field of study.',
  },
  speakers: {
    value: symposium.speakers,
    label: 'speakers at the symposium',
    brief: 'Ten in the printed program, plus panel guests. No endorsement of the firm.',
    counts: 'Ten speakers in the printed program, plus panel guests.',
    limits: 'Speakers can change. Speaking there is no endorsement of the firm.',
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
      'I had the relationships and no one to check my arithmetic. Now a second CPA reworks every figure before my client sees it, and signs.',
    category: 'education',
    disclosure:
      'A partner practice since 2023, paying the monthly fee. Not paid or given anything for these words. One practice; others may differ.',
  },
  {
    id: 'rao',
    name: 'Anjali Rao, CPA',
    portrait: { hair: 'long', collar: 'blouse' },
    title: 'Owner',
    company: 'Rao Tax Advisory, Raleigh',
    quote:
      'They told my first client to do nothing. He paid for that sentence, with six pages behind it, and still talks about it.',
    category: 'business-strategy',
    disclosure:
      'A partner practice since 2024, paying the monthly fee. Not paid or given anything for these words. Not every client pays for that answer.',
  },
  {
    id: 'archuleta',
    name: 'Neil Archuleta, CPA',
    portrait: { hair: 'curly', beard: true, collar: 'open' },
    title: 'Sole practitioner',
    company: 'Las Cruces',
    quote:
      'I left after a year because too few of my clients own a business. They told me so in month three, while they were still billing me.',
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
    title: 'Three ways for CPAs to sell tax planning.',
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
      'Think of one owner whose tax bill you don’t like. The first call is about that file.',
      `A reply within ${replyHours} hours, with two times for a call.`,
      'With too few owner clients, it won’t pay. We say so.',
      'We bill nothing until we both sign one page.',
    ],
    form: { label: 'CPA partnership application', source: 'for-cpas-top', height: 500 },
  },
  {
    kind: 'specimen',
    id: 'sheet',
    title: 'A plan sheet, checked by a second CPA.',
    lead: 'The reviewer’s marks stay on the sheet.',
    sheet: checkedPlanSheet,
    disclosure: middlePlanDisclosure,
  },
  {
    kind: 'figureStrip',
    id: 'figures',
    title: 'Five figures about the firm, two about its symposium.',
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
    lead: 'You finish the first plan in the quarter you begin, or you know why not.',
    steps: [
      {
        title: 'Apply',
        text: 'We talk about your practice and one of its clients. Either side may decline.',
        takes: 'Week 1',
      },
      {
        title: 'Bring one client',
        text: 'Your client signs a consent to disclose return information (IRC 7216; Treas. Reg. 301.7216-3), and you send three returns. We model all ten strategies with you, and a second CPA reworks them.',
        takes: 'Weeks 2-6',
      },
      {
        title: 'Present, and be paid for it',
        text: 'You present the plan under your name and set its price.',
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
    title: 'Three partner practices: two stayed, one left.',
    items: cpaTestimonials,
  },
  {
    kind: 'apply',
    id: 'apply',
    title: 'Apply here, too.',
    lead: 'The same form as above.',
    points: [
      'No license or no owner clients yet? Start with the symposium. It is free this year.',
      'Your answers stay on this device until you send them.',
    ],
    folded: 'Open the application',
    form: { label: 'CPA partnership application, continued', source: 'for-cpas-end', height: 400 },
  },
  {
    kind: 'reach',
    id: 'reach',
    title: 'Ask a CPA who does this work.',
    lead: `${programDirector.name} and her team answer questions about the partnership and the program.`,
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
    'A monthly partnership for CPA practices: client plans modeled with you and checked by a second CPA. Your clients stay yours.',
  path: paths.forCpas,
} satisfies PageHead;
