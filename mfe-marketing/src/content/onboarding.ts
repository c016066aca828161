import { firstCallMinutes, replyHours } from 'shared-contract/firm';
import { formatHours } from 'shared-contract/hours';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { PageHead } from '../page.tsx';
import { callFirm } from './actions.ts';
import { minutesOf, onboardingSteps, type OnboardingVariant } from './onboarding-definition.ts';
import type { AnyCommonSection, Heading, OfKind } from './sections.ts';

type OwnOnboardingSection =
  /** Shows the onboarding to members. Other visitors see this content and a link to sign in or register. */
  | ({
      readonly kind: 'start';
      readonly points: readonly string[];
      /** Heading if an external provider hosts the form and no account is needed. */
      readonly provided: Pick<Heading, 'title'> & { readonly lead: string };
      /** Content for coaches and administrators, who don't do the onboarding. */
      readonly staff: Pick<Heading, 'title'> & { readonly lead: string; readonly action: string };
    } & Heading)
  /** Lists the steps of each onboarding in advance. */
  | ({
      readonly kind: 'outline';
      readonly tone?: 'ground' | 'surface';
      readonly lists: readonly { readonly variant: OnboardingVariant; readonly title: string }[];
      readonly sampleLabel: string;
    } & Heading);

export type OnboardingSection<Kind extends OwnOnboardingSection['kind']> = OfKind<OwnOnboardingSection, Kind>;

export const onboardingTop = [
  {
    kind: 'taskHero',
    id: 'onboarding',
    page: 'Onboarding',
    title: 'Welcome. Tell us where you stand.',
    lead: `About ${minutesOf(onboardingSteps.owner)} minutes for owners, ${minutesOf(onboardingSteps.cpa)} for CPAs, saved after every step.`,
  },
] as const satisfies readonly AnyCommonSection[];

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

export const start = {
  kind: 'start',
  id: 'start',
  title: 'Sign in, and the first step opens here.',
  lead: 'Your account keeps your place, and only the people who work on your plan read it.',
  points: [
    'Stop after any step. On any device you go on at the next one.',
    'If the line drops, what you typed waits on your device.',
    'At the end you read everything over before you finish, and you can change it later.',
  ],
  provided: {
    title: 'Load the form, and begin.',
    lead: 'It needs no account with us. Have your last return and your entity documents at hand.',
  },
  staff: {
    title: 'This page is for clients and CPAs.',
    lead: 'Coaches and administrators fill in nothing here. Earlier answers stay in your account.',
    action: 'Go to your dashboard',
  },
} as const satisfies OnboardingSection<'start'>;

export const head = {
  title: 'Onboarding',
  description:
    'What new clients and CPAs are asked, how long it takes and who reads it. Sign in to begin, or to go on at the step where you stopped.',
  path: paths.onboarding,
} satisfies PageHead;
