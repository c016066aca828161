import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { hero } from './hero.ts';

const { price, reviewHours, weeks, liveSession, weeklyEffortHours } = programme;
const { standard, earlyEnrolment } = price;

export const head = {
  title: 'Apply for certification',
  description: `The written application for CPPS certification, for CPAs and for business owners. Reviewed by a person within ${reviewHours} hours on business days.`,
  path: paths.cppsApply,
  parent: { label: hero.page, to: paths.cpps },
} as const;

export const apply = {
  page: 'Apply in writing',
  title: 'Apply in writing.',
  lead: `A person reviews every application within ${reviewHours} hours on business days.`,
  formLabel: 'Application for certification',
  draft: 'What you type stays on this device until you send it, for up to a week.',
  price: `The program is ${formatDollars(standard.full)}, or ${standard.instalments} x ${formatDollars(standard.instalment)}; ${formatDollars(earlyEnrolment.full)} for early places. We charge nothing before we accept you.`,
} as const;

/** Labels of the two checkboxes. The links of the second one follow its text. */
export const consents = {
  commitment: `I commit to the ${weeks}-week program: a ${liveSession.hours}-hour live session every week, ${weeklyEffortHours.from}-${weeklyEffortHours.to} hours a week in all, and work with my existing clients.`,
  terms: 'My answers are true, and I accept the',
} as const;

export const nextSteps = {
  title: 'What happens next',
  steps: [
    {
      when: 'Immediately',
      what: 'We email you a reference, our deadline, and a link to your application’s status.',
    },
    {
      when: `Within ${reviewHours} hours on business days`,
      what: 'A person reads your application and checks your license in the state’s public records.',
    },
    {
      when: 'The decision',
      what: 'Yes, not yet, or no, by email. With a yes, a CPA gets a seat in the next cohort, or a place on the waiting list if it is full.',
    },
  ],
} as const;
