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

/** Testimonials of graduates about the cost and the value of the program. All of them are fictional. */
const graduates = [
  {
    id: 'priya-raman',
    name: 'Priya Raman, CPA, CPPS',
    portrait: { hair: 'long', collar: 'open' },
    title: 'Owner',
    company: 'Raman & Holt, Raleigh',
    quote:
      'I took the payment plan because I did not believe the arithmetic. My first planning client signed before the third payment.',
    results: ['Two retainers in the first year', 'First one priced at $9,600'],
    category: 'education',
    disclosure:
      'Program graduate, January 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. One practice; results vary, and some graduates sign none.',
  },
  {
    id: 'thomas-aldering',
    name: 'Thomas Aldering, CPA, CPPS',
    portrait: { hair: 'cropped', collar: 'tie' },
    title: 'Partner',
    company: 'Aldering Mays LLP, Louisville',
    quote:
      'On day twelve I asked about the refund and got the answer and the form in one message. I kept the seat.',
    results: ['Nine client files reviewed in class'],
    category: 'education',
    disclosure:
      'Program graduate, May 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. One practice; results vary.',
  },
  {
    id: 'lucille-broussard',
    name: 'Lucille Broussard, CPA, CPPS',
    portrait: { hair: 'curly', collar: 'blouse', glasses: true },
    title: 'Sole practitioner',
    company: 'Baton Rouge',
    quote:
      'I bought a set of files I would have written badly on twenty Sundays. Clients have signed the retainer proposal four times.',
    results: ['Four retainers signed from one proposal'],
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
      `An early place helps us plan, which is worth ${formatDollars(standard.full - earlyEnrolment.full)} to us. We must accept you at least ${earlyEnrolmentDays} days before the cohort begins. Everything else is the same.`,
    ],
  },
  {
    question: 'How does the refund work?',
    answer: [
      `Write one line to the certification desk within ${guaranteeDays} days of your first live session. You need no reason. We return everything you paid within ${refundBusinessDays} business days, cancel the remaining installments, and you keep your downloaded files.`,
      `After that the full price is due, but you may move once to a later cohort at no charge.`,
    ],
  },
  {
    question: 'What if I miss a live session?',
    answer: [
      `You have the recording within ${recordingHours} hours. It earns no CPE credit. Attend the same week of a later cohort to make up the credits.`,
    ],
  },
  {
    question: 'Do I have to join the CPA partnership afterward?',
    answer: [
      `No. You keep the certification, the files and the recordings without it. The partnership, $${programme.partnership.monthly} per month, is for firms that want our models and a second reviewer. You can end it with ${noticeDays} days’ notice.`,
    ],
  },
] as const;

const monthly = (amount: number) => `${formatDollars(amount)} per month`;

const compare = {
  kind: 'compare',
  id: 'compare',
  title: 'Our monthly prices, side by side.',
  lead: 'Certification is separate and paid once.',
  families: [
    {
      name: 'Client packages',
      text: 'We test ten strategies, build one plan and put it in place.',
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
      text: 'We run the tax side of the business all year.',
      offers: [
        { name: 'Growth tier', band: tiers.growth.revenue, price: monthly(tiers.growth.monthly) },
        { name: tiers.scale.name, band: tiers.scale.revenue, price: monthly(tiers.scale.monthly) },
        { name: tiers.enterprise.name, band: tiers.enterprise.revenue, price: 'Custom' },
      ],
      action: { label: 'See business services', to: paths.services },
    },
    {
      name: 'CPA partnership',
      text: 'You lead your own clients’ plans. We model and check.',
      offers: [
        {
          name: 'Partnership',
          band: 'CPAs with owner clients',
          price: monthly(programme.partnership.monthly),
        },
      ],
      action: { label: 'See the CPA partnership', to: paths.forCpas },
    },
  ],
  note: `At $4M of revenue you fit two lists. ${packages.foundation.name} (${formatDollars(packages.foundation.monthly)}) builds one plan and puts it in place, with a session each quarter. ${tiers.scale.name} (${formatDollars(tiers.scale.monthly)}) runs the tax side of up to four entities, with a session each month. We quote the cheaper one unless you need the other. The Growth package and the Growth tier differ.`,
} as const satisfies PricingSection<'compare'>;

/** The specification sets the order of its sections. Additional sections are in between. */
export const pricing = [
  {
    kind: 'hero',
    id: 'pricing',
    page: 'Pricing',
    title: `CPPS certification costs ${formatDollars(standard.full)}.`,
    lead: 'What it includes, what it returns, and how to get your money back.',
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
    lead: 'Three conditions. If you fall a little short of one, apply and tell us.',
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
        text: `Choose a time for the ${discoveryCallMinutes}-minute discovery call, in a new tab.`,
        takes: '5 minutes',
      },
      {
        title: 'Hear from us',
        text: `We follow up within ${followUpHours} hours: a person confirms the call and asks for your license number.`,
        takes: `Within ${followUpHours} hours`,
      },
      {
        title: 'Decide',
        text: 'A person reviews the application: yes, not yet, or no. After a yes, we call you to agree on the start and send the invoice.',
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
    title: 'Four questions about the price.',
    items: questions,
  },
  {
    kind: 'callToAction',
    id: 'apply',
    title: `Start with a ${discoveryCallMinutes}-minute call.`,
    lead: `Bring one client file, with the names removed. We follow up within ${followUpHours} hours.`,
    actions: [bookingInNewTab('Apply Now'), callFirm],
    note: `Certification desk: ${brand.hours.certification.map(formatHours).join('; ')}.`,
  },
] as const satisfies readonly (AnyCommonSection | OwnPricingSection)[];

export const head = {
  title: 'Pricing',
  description: `What CPPS certification costs: two payment options, what you get, a ${programme.guaranteeDays}-day refund, who can apply, and our monthly prices.`,
  path: paths.pricing,
} satisfies PageHead;
