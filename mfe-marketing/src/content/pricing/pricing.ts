import { formatDollars } from 'shared-contract/format';
import { formatHours } from 'shared-contract/hours';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';
import { bookingInNewTab, callFirm } from '../actions.ts';
import type { AnyCommonSection } from '../sections.ts';
import { compare } from './compare.ts';
import { feeSheet } from './fee-sheet.ts';
import { graduates } from './graduates.ts';
import { included, payment, returns } from './price.ts';
import { questions } from './questions.ts';
import type { OwnPricingSection } from './section-types.ts';

const { requirements, followUpHours, reviewHours, discoveryCallMinutes, guaranteeDays, price } = programme;
const { standard, earlyEnrolment } = price;

/** The pricing page from top to bottom. The order is the specification's; what it does not name stands between. */
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
