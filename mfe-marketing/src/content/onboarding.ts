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
    lead: 'Your account type decides which of the two you get.',
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
        text: `We read your answers and email you within ${replyHours} hours with times to choose from. The call takes ${firstCallMinutes} minutes and starts with your figures.`,
        takes: 'Week 1',
      },
      {
        title: 'Strategy development',
        text: 'We model your last three years and test all ten strategies. Your CPA joins as early as you allow.',
        takes: 'Weeks 2-10',
      },
      {
        title: 'Implementation',
        text: 'We carry out your choices to one calendar and measure them against the model every quarter.',
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
          'Our administrators and, once you have one, your coach. The database denies access to anyone else.',
        ],
      },
      {
        question: 'What if I don’t know a figure?',
        answer: [
          'Enter the figure you remember. We check every number against your documents before we use it. Optional fields may stay empty.',
        ],
      },
      {
        question: 'May my bookkeeper or my CPA fill this in?',
        answer: [
          'They may sit with you. Please don’t share your password: the two consents in the last step must be yours.',
        ],
      },
      {
        question: 'What if I never finish, or leave?',
        answer: [
          'Unfinished answers stay in your account until you continue. If you delete your account in its settings, they are deleted, too.',
        ],
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'contact',
    title: 'We can fill it in with you.',
    lead: 'Call or email us, and we go through the steps together.',
    actions: [callFirm, { label: `Write to ${brand.email.display}`, href: brand.email.href }],
    note: `${brand.hours.general.map(formatHours).join('; ')}.`,
  },
] as const satisfies readonly (AnyCommonSection | OwnOnboardingSection)[];

export const start = {
  kind: 'start',
  id: 'start',
  title: 'Sign in to start.',
  lead: 'We save your progress, and only the people who work on your plan read it.',
  points: [
    'Stop after any step, and continue on any device.',
    'If your connection drops, your answers stay on your device.',
    'You review everything before you finish, and you can change it later.',
  ],
  provided: {
    title: 'Load the form to start.',
    lead: 'You don’t need an account. Have your last return and entity documents ready.',
  },
  staff: {
    title: 'This page is for clients and CPAs.',
    lead: 'Coaches and administrators don’t need it. Earlier answers stay in your account.',
    action: 'Go to your dashboard',
  },
} as const satisfies OnboardingSection<'start'>;

export const head = {
  title: 'Onboarding',
  description:
    'What we ask new clients and CPAs, how long it takes and who reads it. Sign in to start, or to continue where you stopped.',
  path: paths.onboarding,
} satisfies PageHead;
