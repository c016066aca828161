import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { ownPages } from '../../own-pages.ts';
import type { Certification } from './data/read-certification.ts';

export interface Step {
  readonly id: 'cohort' | 'modules' | 'stories' | 'reviews' | 'certificate';
  readonly title: string;
  readonly isReached: boolean;
  /** How far, in a few words. */
  readonly standing: string;
  /** Of what is counted: how many there are, and how many it takes. */
  readonly count?: { readonly done: number; readonly of: number };
  /** What the step is for, and what it takes. */
  readonly text: string;
  /** Where one goes on. */
  readonly next: { readonly words: string; readonly to: string };
}

/** The page of the training is another feature's. */
const trainingPage = '/dashboard/training';
/** Modules of the curriculum; each has a check at its end, and 100% is all of it. */
const MODULES = 10;
/** Reviewed plans that Silver takes, as the library's levels say. */
const SILVER_PLANS = 25;

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

function cohortStep({ application, cohort }: Certification): Step {
  const text = `A seat in a cohort of ${programme.seatsPerCohort.toString()}, ${programme.weeks.toString()} weeks of live sessions. An application comes first.`;
  const step = { id: 'cohort', title: 'Cohort', text } as const;
  if (cohort)
    return {
      ...step,
      isReached: true,
      standing:
        cohort.status === 'finished'
          ? `${cohort.name}, finished ${formatDay(cohort.endsOn)}`
          : `Your seat: ${cohort.name}, from ${formatDay(cohort.startsOn)}`,
      next: { words: 'See the curriculum', to: paths.cppsCurriculum },
    };
  if (application && application.status !== 'rejected' && application.status !== 'withdrawn')
    return {
      ...step,
      isReached: false,
      standing: application.isWaiting
        ? `On the waiting list, ${application.reference}`
        : `Application ${application.reference}, no seat yet`,
      next: { words: 'See where it stands', to: paths.cppsApplicationOf(application.reference) },
    };
  return {
    ...step,
    isReached: false,
    standing: 'No application is under way',
    next: { words: 'Apply', to: paths.cppsApply },
  };
}

function modulesStep({ modules }: Certification): Step {
  const done = modules.filter(({ percent }) => percent === 100).length;
  const begun = modules.length - done;
  return {
    id: 'modules',
    title: 'Training modules',
    isReached: done >= MODULES,
    standing: `${done.toString()} of ${MODULES.toString()} complete${begun > 0 ? `, ${begun.toString()} begun` : ''}`,
    count: { done, of: MODULES },
    text: 'Ten modules, one for each strategy. A module is complete when its sections are read and its check is passed.',
    next: { words: modules.length > 0 ? 'Go on' : 'Begin', to: trainingPage },
  };
}

function storiesStep({ stories: { created, published } }: Certification): Step {
  return {
    id: 'stories',
    title: 'Stories',
    isReached: published > 0,
    standing:
      created === 0
        ? 'No story yet'
        : `${plural(published, 'published', 'published')}, of ${plural(created, 'story', 'stories')}`,
    text: 'Yours, and those of your clients. One that is published shows that you can tell a plan from beginning to end.',
    next: { words: 'Go to the stories', to: ownPages.stories.path },
  };
}

function reviewsStep({ reviews: { held, booked }, level }: Certification): Step {
  return {
    id: 'reviews',
    title: 'Plans reviewed',
    isReached: held >= SILVER_PLANS,
    standing: `${plural(held, 'review', 'reviews')} held${booked > 0 ? `, ${booked.toLocaleString('en-US')} booked` : ''}`,
    count: { done: Math.min(held, SILVER_PLANS), of: SILVER_PLANS },
    text: `Reviews of plans with your clients that took place. ${SILVER_PLANS.toString()} lead from Bronze to Silver; an administrator records the level.${level === 'All' ? '' : ` Your level is ${level}.`}`,
    next: { words: 'Schedule a review', to: ownPages.review.path },
  };
}

function certificateStep({ certificate }: Certification): Step {
  const standings = {
    valid: (day: string) => `Valid until ${day}`,
    expired: (day: string) => `Expired on ${day}`,
    revoked: () => 'Revoked',
  } as const;
  return {
    id: 'certificate',
    title: 'Certificate',
    isReached: certificate?.status === 'valid',
    standing: certificate
      ? standings[certificate.status](formatDay(certificate.expiresOn))
      : 'Not issued yet',
    text: `The ${programme.abbreviation} certificate is issued when a cohort is completed, and is valid for ${programme.certificateYears.toString()} years.`,
    next: { words: certificate ? 'See the certificate' : 'How it is issued', to: ownPages.certificate.path },
  };
}

/** The way to the certificate, in its order. */
export const stepsOf = (certification: Certification): readonly Step[] =>
  [cohortStep, modulesStep, storiesStep, reviewsStep, certificateStep].map((step) => step(certification));
