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
    lead: 'Three short steps. What you type stays on this device until you send it, for a week at most.',
    source: 'client-application-page',
    asides: [
      {
        title: 'What you need at hand',
        items: [
          'The revenue of the business last year, as a range.',
          'The one thing you would change about your taxes, in a sentence.',
          'No returns, no account numbers, no Social Security number.',
        ],
      },
      {
        title: 'When another page serves you better',
        items: [
          'You need a return prepared: we sign none, and gladly name a firm that does.',
          'You have a notice with a date on it: call us.',
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
        text: 'A person who builds plans reads every application; no program sorts them. You get an email with times to choose from, or the reason why we are not the firm for it.',
        takes: `Within ${replyHours} hours`,
      },
      {
        title: 'We talk',
        text: 'By phone: your entity, your income, your plans. If your own CPA already has it right, we say so, and the call is short.',
        takes: `${firstCallMinutes} minutes`,
      },
      {
        title: 'You decide',
        text: 'You get a written proposal with scope and monthly fee. Only when you have signed it do you open an account and fill in the onboarding below.',
        takes: 'When you are ready',
      },
    ],
  },
  {
    kind: 'sample',
    id: 'sample',
    title: 'Sample onboarding: what we ask once you are a client.',
    lead: 'The real one, to read before you apply: its steps, its questions and its choices.',
    printedNote: 'Open a step to read its questions. Nothing can be filled in here.',
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
          `Business services begin at ${minRevenue} of yearly revenue; the Foundation package is for owners ${packages.foundation.bar.replace('From', 'from')}. Below that, a good preparer does more for you than we could.`,
        ],
      },
      {
        question: 'Do you tell my CPA that I applied?',
        answer: [
          'Not before you allow it. If we work together your CPA sees every page of the plan, because your CPA signs the return.',
        ],
      },
      {
        question: 'What happens to the application if we do not work together?',
        answer: [
          `It stays with us for ${retentionPeriod('leads')} as correspondence, read only by the people who answer it. Write to us and we delete it sooner.`,
        ],
      },
      {
        question: 'I am a CPA. Is this the right form?',
        answer: [
          'For a client of yours, yes, once the client has signed a consent to it (IRC 7216; Treas. Reg. 301.7216-3). For yourself, see the page for CPAs.',
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
  description: `Apply for a first call about your business: six answers, a reply within ${replyHours} hours, and the whole onboarding to read before you decide.`,
  path: paths.clientApplication,
} satisfies PageHead;
