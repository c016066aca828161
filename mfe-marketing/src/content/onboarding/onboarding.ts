import { firstCallMinutes, replyHours } from 'shared-contract/firm';
import { formatHours } from 'shared-contract/hours';
import { brand } from 'shared-ui/brand';
import { callFirm } from '../actions.ts';
import type { AnyCommonSection } from '../sections.ts';
import { minutesOf, onboardingSteps } from './definition.ts';
import type { OwnOnboardingSection } from './section-types.ts';

/** Above the questions. */
export const onboardingTop = [
  {
    kind: 'taskHero',
    id: 'onboarding',
    page: 'Onboarding',
    title: 'Welcome. Tell us where you stand.',
    lead: `About ${minutesOf(onboardingSteps.owner)} minutes for owners, ${minutesOf(onboardingSteps.cpa)} for CPAs, saved after every step.`,
  },
] as const satisfies readonly AnyCommonSection[];

/** Below the questions. */
export const onboardingRest = [
  {
    kind: 'outline',
    id: 'steps',
    tone: 'surface',
    title: 'What we ask, step by step.',
    lead: 'What you registered as decides which of the two you get.',
    lists: [
      { variant: 'owner', title: 'For owners' },
      { variant: 'cpa', title: 'For CPAs' },
    ],
    sampleLabel: 'Read every question for owners',
  },
  {
    kind: 'steps',
    id: 'next',
    title: 'What happens next.',
    lead: 'For owners. A CPA gets the same call from the certification desk.',
    steps: [
      {
        title: 'Initial consultation',
        text: `We read your answers first and write within ${replyHours} hours with times to choose from. The call takes ${firstCallMinutes} minutes and begins with your figures.`,
        takes: 'Week 1',
      },
      {
        title: 'Strategy development',
        text: 'Your last three years are rebuilt in a model, and all ten strategies are tested on it. Your CPA is asked in as early as you allowed.',
        takes: 'Weeks 2-10',
      },
      {
        title: 'Implementation',
        text: 'What you choose from the plan is done to one calendar, filing by filing, and measured against the model every quarter.',
        takes: 'Week 11 onward',
      },
    ],
  },
  {
    kind: 'questions',
    id: 'questions',
    tone: 'surface',
    title: 'Questions before you begin.',
    items: [
      {
        question: 'Who reads my answers?',
        answer: [
          'The administrators of this site and, once one is assigned to you, your coach. The database refuses all others, other clients included.',
        ],
      },
      {
        question: 'What if I do not know a figure?',
        answer: [
          'Write the figure you remember. Every number is rebuilt from your documents before a strategy rests on it. What is marked optional may stay empty.',
        ],
      },
      {
        question: 'May my bookkeeper or my CPA fill this in?',
        answer: [
          'They may sit with you. Please do not hand over your password: the two consents in the last step have to be yours.',
        ],
      },
      {
        question: 'What if I never finish, or leave?',
        answer: [
          'Unfinished answers stay in your account until you go on. When you delete the account, in the settings, they are deleted with it.',
        ],
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'contact',
    title: 'A person can write it down for you.',
    lead: 'Call or write, and we go through the same steps together.',
    actions: [callFirm, { label: `Write to ${brand.email.display}`, href: brand.email.href }],
    note: `${brand.hours.general.map(formatHours).join('; ')}.`,
  },
] as const satisfies readonly (AnyCommonSection | OwnOnboardingSection)[];
