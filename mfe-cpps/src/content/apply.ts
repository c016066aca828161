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
  draft: 'What you type stays on this device until you send it, for a week at most.',
  price: `The program is ${formatDollars(standard.full)}, or ${standard.instalments} x ${formatDollars(standard.instalment)}; ${formatDollars(earlyEnrolment.full)} for places accepted early. Nothing is charged before you are accepted.`,
} as const;

/** Labels of the two checkboxes. The links of the second one follow its text. */
export const consents = {
  commitment: `I commit to the ${weeks}-week program: a live session of ${liveSession.hours} hours every week and ${weeklyEffortHours.from}-${weeklyEffortHours.to} hours of work in all, put to use with my existing clients.`,
  terms: 'What I have written is true, and I accept the',
} as const;

export const nextSteps = {
  title: 'What happens next',
  steps: [
    {
      when: 'At once',
      what: 'An email with your reference, the time by which we review your application, and a link to see where it stands.',
    },
    {
      when: `Within ${reviewHours} hours on business days`,
      what: 'A person reads it, and checks a license against the public records of its state.',
    },
    {
      when: 'The decision',
      what: 'Yes, not yet, or no, by email and with the reason. A yes to a CPA comes with a seat in the next cohort, or with a place on the waiting list when it is full.',
    },
  ],
} as const;
