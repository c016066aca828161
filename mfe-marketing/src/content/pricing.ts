import { noticeDays } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { formatHours } from 'shared-contract/hours';
import { packages, tiers } from 'shared-contract/offers';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';
import type { PageHead } from '../page.tsx';
import { bookingInNewTab, callFirm } from './actions.ts';
import {
  feeSheet,
  included,
  type OwnPricingSection,
  payment,
  type PricingSection,
  returns,
} from './price.ts';
import type { AnyCommonSection } from './sections.ts';
import type { Testimonial } from './testimonials.ts';

/** Testimonials of graduates about the cost and the value of the program. */
const graduates = [
  {
    id: 'priya-raman',
    name: 'Priya Raman, CPA, CPPS',
    portrait: { hair: 'long', collar: 'open' },
    title: 'Owner',
    company: 'Raman & Holt, Raleigh',
    quote:
      'I took the three payments because I did not believe the arithmetic yet. My first planning client signed before the third one was due.',
    results: ['Two retainers in the first year', 'First one priced at $9,600'],
    category: 'education',
    disclosure:
      'Program graduate, January 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. One practice with clients of its own; results vary and some graduates sign none.',
  },
  {
    id: 'thomas-aldering',
    name: 'Thomas Aldering, CPA, CPPS',
    portrait: { hair: 'cropped', collar: 'tie' },
    title: 'Partner',
    company: 'Aldering Mays LLP, Louisville',
    quote:
      'On day twelve I asked how the refund worked, and got the answer and the form in one message. I kept the seat. It told me how they would treat a client.',
    results: ['40 hours of CPE credit accepted by his board', 'Nine client files reviewed in class'],
    category: 'education',
    disclosure:
      'Program graduate, May 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. State boards decide on CPE credit one by one; yours may accept fewer hours.',
  },
  {
    id: 'lucille-broussard',
    name: 'Lucille Broussard, CPA, CPPS',
    portrait: { hair: 'curly', collar: 'blouse', glasses: true },
    title: 'Sole practitioner',
    company: 'Baton Rouge',
    quote:
      'What I bought, in the end, was fifty documents I would have written badly on fifty Sundays. The engagement letter alone has been signed four times.',
    results: ['Four engagement letters signed from one template'],
    category: 'education',
    disclosure:
      'Program graduate, September 2024 cohort. Not paid for this statement; received a directory listing, as every graduate does. One practice; results vary.',
  },
] as const satisfies readonly Testimonial[];

const {
  recordingHours,
  guaranteeDays,
  refundBusinessDays,
  earlyEnrolmentDays,
  requirements,
  followUpHours,
  reviewHours,
  discoveryCallMinutes,
} = programme;
const { standard, earlyEnrolment } = programme.price;

const questions = [
  {
    question: 'Why are there two prices?',
    answer: [
      `Places accepted ${earlyEnrolmentDays} days before a cohort begins let us plan the reading groups, and that is worth ${formatDollars(standard.full - earlyEnrolment.full)} to us. Later places pay the standard price. The teaching, the files and the guarantee are the same.`,
    ],
  },
  {
    question: 'How does the refund work?',
    answer: [
      `Within ${guaranteeDays} days of your first live session, write one line to the certification desk. You need give no reason. Everything that you have paid is returned within ${refundBusinessDays} business days, and installments still to come are canceled.`,
      `After ${guaranteeDays} days the price is due in full, but you may move once, at no charge, to a later cohort.`,
    ],
  },
  {
    question: 'What if I miss a live session?',
    answer: [
      `Its recording is in your account within ${recordingHours} hours. The recording earns no CPE credit: a live session counts only for those who attend it, and its checks of attendance are part of that. You can attend the same week of a later cohort to make the hours up.`,
    ],
  },
  {
    question: 'Do I have to join the CPA partnership afterward?',
    answer: [
      `No. The certification, the templates and the recordings are yours without it. The partnership, $${programme.partnership.monthly} per month, is for firms that want our models and a second reviewer on every client plan, and ${noticeDays} days’ notice ends it.`,
    ],
  },
] as const;

const monthly = (amount: number) => `${formatDollars(amount)} per month`;

const compare = {
  kind: 'compare',
  id: 'compare',
  title: 'Compare the three families of prices.',
  lead: 'Certification is paid once. What we do by the month is priced in three families.',
  families: [
    {
      name: 'Client packages',
      text: 'Owners who want the ten strategies tested and drawn into one plan, with us all year.',
      offers: [
        {
          name: packages.foundation.name,
          band: packages.foundation.bar,
          price: monthly(packages.foundation.monthly),
        },
        { name: 'Growth package', band: packages.growth.admission, price: monthly(packages.growth.monthly) },
        {
          name: packages.legacy.name,
          band: `${packages.legacy.admission}, ${packages.legacy.bar}`,
          price: monthly(packages.legacy.monthly),
        },
      ],
      action: { label: 'See the client packages', to: `${paths.forClients}#packages` },
    },
    {
      name: 'Business services',
      text: 'Owners who want the tax and cash side of the business run to a calendar, from a smaller size on.',
      offers: [
        { name: 'Growth tier', band: tiers.growth.revenue, price: monthly(tiers.growth.monthly) },
        { name: tiers.scale.name, band: tiers.scale.revenue, price: monthly(tiers.scale.monthly) },
        { name: tiers.enterprise.name, band: tiers.enterprise.revenue, price: 'Custom' },
      ],
      action: { label: 'See business services', to: paths.services },
    },
    {
      name: 'CPA partnership',
      text: 'CPA firms that offer the plan to their own clients, with our models and reviews behind them.',
      offers: [
        {
          name: 'Partnership',
          band: 'CPAs with owner clients, any revenue',
          price: monthly(programme.partnership.monthly),
        },
      ],
      action: { label: 'See the CPA partnership', to: paths.forCpas },
    },
  ],
  note: 'Growth is the name of a package and of a tier: two offers with two prices, one by referral and one by revenue. If your business fits two families, ask us; we quote the smaller one unless you need the larger.',
} as const satisfies PricingSection<'compare'>;

/** The specification sets the order of its sections. Additional sections are in between. */
export const pricing = [
  {
    kind: 'hero',
    id: 'pricing',
    page: 'Pricing',
    title: 'One program, what it costs, and the arithmetic.',
    lead: 'The price of the CPPS certification, what it contains, and how you leave with your money.',
    points: [
      `${formatDollars(standard.full)}, enrolled early ${formatDollars(earlyEnrolment.full)}`,
      `${guaranteeDays} days, full refund`,
    ],
    actions: [bookingInNewTab('Apply Now'), { label: 'Read the curriculum', to: paths.cppsCurriculum }],
    sheet: feeSheet,
  },
  payment,
  returns,
  included,
  {
    kind: 'checks',
    id: 'prerequisites',
    title: 'Who can take part.',
    lead: 'Three conditions. If you fall a little short of one, apply and say so: a person reads every application.',
    items: [
      'Licensed CPA, with the license active in at least one state.',
      `At least ${requirements.yearsInPublicAccounting} years of public accounting experience.`,
      `Practice revenue of ${requirements.practiceRevenue.replace('+', '')} or more annually.`,
    ],
  },
  {
    kind: 'steps',
    id: 'applying',
    tone: 'surface',
    title: `Answered within ${followUpHours} hours, reviewed within ${reviewHours} on business days.`,
    steps: [
      {
        title: 'Apply',
        text: `Choose a time for the ${discoveryCallMinutes}-minute discovery call. It opens in a new tab, and this page stays where it is.`,
        takes: '5 minutes',
      },
      {
        title: 'Hear from us',
        text: `We follow up within ${followUpHours} hours: a person confirms the call and asks for your license number.`,
        takes: `Within ${followUpHours} hours`,
      },
      {
        title: 'Decide',
        text: `The application is reviewed within ${reviewHours} hours on business days: yes, not yet, or no, with the reason. A yes comes with the invoice and holds your seat for a week.`,
        takes: `Within ${reviewHours} hours on business days`,
      },
    ],
  },
  {
    kind: 'testimonials',
    id: 'graduates',
    title: 'Three graduates, on the price.',
    items: graduates,
  },
  compare,
  {
    kind: 'questions',
    id: 'questions',
    tone: 'surface',
    title: 'Four questions, asked before every cohort.',
    items: questions,
  },
  {
    kind: 'callToAction',
    id: 'apply',
    title: `Begin with a call of ${discoveryCallMinutes} minutes.`,
    lead: `Bring one client file, with the names removed. We follow up within ${followUpHours} hours of your application.`,
    actions: [bookingInNewTab('Apply Now'), callFirm],
    note: `Certification desk: ${brand.hours.certification.map(formatHours).join('; ')}.`,
  },
] as const satisfies readonly (AnyCommonSection | OwnPricingSection)[];

export const head = {
  title: 'Pricing',
  description: `What CPPS certification costs: two payment options, what is included, a ${programme.guaranteeDays}-day refund, who can apply, and our other prices side by side.`,
  path: paths.pricing,
} satisfies PageHead;
