import { replyHours } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { claims } from '../claims.ts';
import { programDirector } from '../people.ts';
import type { AnyCommonSection } from '../sections.ts';
import { checkedPlanSheet, middlePlanDisclosure } from '../plan-sheet.ts';
import { benefits } from './benefits.ts';
import { symposiumClaims } from './claims.ts';
import { investment } from './investment.ts';
import type { OwnForCpasSection } from './section-types.ts';
import { strategies } from './strategies.ts';
import { cpaTestimonials } from './testimonials.ts';
import { ways } from './ways.ts';

const { price } = programme;

/** The landing page for CPAs from top to bottom. */
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
