import { applicationMinutes, firstCallMinutes, minRevenue, replyHours } from 'shared-contract/firm';
import { packages } from 'shared-contract/offers';
import { paths } from 'shared-contract/paths';
import type { PageHead } from '../page.tsx';
import { booking } from './actions.ts';
import { retentionPeriod } from './legal/retention-period.ts';
import type { AnyCommonSection, Heading, OfKind } from './sections.ts';

type OwnClientApplicationSection =
  | ({
      readonly kind: 'application';
      /** Stored with the submission. */
      readonly source: string;
      readonly asides: readonly { readonly title: string; readonly items: readonly string[] }[];
    } & Heading)
  /** A read-only preview of the owner's onboarding. */
  | ({ readonly kind: 'sample'; readonly printedNote: string } & Heading);

export type ClientApplicationSection<Kind extends OwnClientApplicationSection['kind']> = OfKind<
  OwnClientApplicationSection,
  Kind
>;

/** The order of the sections is part of the specification. */
export const clientApplication = [
  {
    kind: 'taskHero',
    id: 'client-application',
    page: 'Client application',
    title: 'Apply for a first call.',
    lead: `About ${applicationMinutes} minutes, from ${minRevenue} revenue. A reply within ${replyHours} hours.`,
  },
  {
    kind: 'application',
    id: 'apply',
    title: 'The application.',
    lead: 'Three short steps. What you type stays on this device until you send it, for up to a week.',
    source: 'client-application-page',
    asides: [
      {
        title: 'What you need',
        items: [
          'Last year’s revenue, as a range.',
          'One sentence: what you would change about your taxes.',
          'No returns, no account numbers, no Social Security number.',
        ],
      },
      {
        title: 'When to do something else',
        items: [
          'You need a return prepared: we don’t sign returns, but can name a firm that does.',
          'You have an IRS or state notice with a deadline: call us.',
        ],
      },
    ],
  },
  {
    kind: 'steps',
    id: 'next',
    tone: 'surface',
    title: 'What happens next.',
    steps: [
      {
        title: 'We read it',
        text: 'A person who builds plans reads every application. You get an email with times to choose from, or the reason we are not the right firm.',
        takes: `Within ${replyHours} hours`,
      },
      {
        title: 'We talk',
        text: 'By phone: your entity, your income, your plans. If your CPA already has it right, we say so.',
        takes: `${firstCallMinutes} minutes`,
      },
      {
        title: 'You decide',
        text: 'You get a written proposal with scope and monthly fee. After you sign it, you open an account and fill in the onboarding below.',
        takes: 'When you are ready',
      },
    ],
  },
  {
    kind: 'sample',
    id: 'sample',
    title: 'Sample onboarding: what we ask once you are a client.',
    lead: 'The steps, questions and choices, to read before you apply.',
    printedNote: 'Open a step to read its questions. You can’t fill in anything here.',
  },
  {
    kind: 'questions',
    id: 'questions',
    tone: 'surface',
    title: 'Questions before you apply.',
    items: [
      {
        question: 'Is my business large enough?',
        answer: [
          `Business services begin at ${minRevenue} of yearly revenue; the Foundation package is for owners ${packages.foundation.bar.replace('From', 'from')}. Below that, a good preparer does more for you than we can.`,
        ],
      },
      {
        question: 'Do you tell my CPA that I applied?',
        answer: [
          'Not without your permission. If we work together, your CPA sees every page of the plan, because your CPA signs the return.',
        ],
      },
      {
        question: 'What happens to the application if we do not work together?',
        answer: [
          `We keep it for ${retentionPeriod('leads')} as correspondence. Only the people who answer it read it. Ask us, and we’ll delete it sooner.`,
        ],
      },
      {
        question: 'I am a CPA. Is this the right form?',
        answer: [
          'For a client, yes, once the client has signed a consent (IRC 7216; Treas. Reg. 301.7216-3). For yourself, see the page for CPAs.',
        ],
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'contact',
    title: 'Choose a time instead, or write to us.',
    lead: 'A discovery call needs no application.',
    actions: [booking('Book a discovery call'), { label: 'Contact us', to: paths.contact }],
  },
] as const satisfies readonly (AnyCommonSection | OwnClientApplicationSection)[];

export const head = {
  title: 'Client application',
  description: `Apply for a first call about your business: six answers, a reply within ${replyHours} hours, and the complete onboarding to read before you decide.`,
  path: paths.clientApplication,
} satisfies PageHead;
