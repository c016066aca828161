import { firstCallMinutes, noticeDays, replyHours } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { PageHead } from '../page.tsx';
import { booking } from './actions.ts';
import type { AnyCommonSection, Heading, OfKind } from './sections.ts';

export interface OfficeContact {
  readonly id: 'general' | 'certification';
  readonly name: string;
  /** Who should use it, and for what. */
  readonly text: string;
  /** Label for days without hours. */
  readonly otherwise: string;
}

type OwnContactSection =
  | ({
      readonly kind: 'message';
      readonly labels: Readonly<Record<'phone' | 'fax' | 'email' | 'office', string>>;
      readonly notes: Readonly<Record<'phone' | 'fax' | 'email' | 'office', string>>;
    } & Heading)
  | ({
      readonly kind: 'hours';
      readonly desks: readonly OfficeContact[];
      /** Explains the time zone's abbreviation in winter and summer. */
      readonly zone: string;
    } & Heading);

export type ContactSection<Kind extends OwnContactSection['kind']> = OfKind<OwnContactSection, Kind>;

const questions = [
  {
    question: 'Who reads my message, and when do I hear back?',
    answer: [
      `One of the people on the team page, not a call center. You get a reply within ${replyHours} hours, from a named person, by email.`,
      'If you write on Saturday evening, we answer by email on Sunday. Calls wait until the phones open.',
    ],
  },
  {
    question: 'What should I have at hand for a first call?',
    answer: [
      'The last returns of the business and the household, and one sentence about what you would change. If your CPA has the returns, the sentence is enough.',
    ],
  },
  {
    question: 'Does writing to you make me a client?',
    answer: [
      `No. A conversation is free and binds neither side. You become a client when you and we sign an engagement letter that names the work, the monthly fee and the ${noticeDays} days’ notice that ends it.`,
      'Until then, keep account and Social Security numbers out of messages. We open a secure channel for documents.',
    ],
  },
  {
    question: 'May my CPA or attorney write on my behalf?',
    answer: [
      'Yes. Tell us in the message who may receive our answer. We discuss your figures with another advisor only with your signed consent, and we never ask a CPA to give up a client.',
    ],
  },
] as const;

export const contactTop = [
  {
    kind: 'taskHero',
    id: 'contact',
    page: 'Contact',
    title: 'Ask a person who can read a return.',
    lead: 'Write here, call, or come by appointment.',
  },
] as const satisfies readonly AnyCommonSection[];

export const contactRest = [
  {
    kind: 'hours',
    id: 'hours',
    title: 'Business hours.',
    lead: 'One number for both. Press 2 for the program.',
    desks: [
      {
        id: 'general',
        name: 'General support',
        text: 'Business owners, clients and their advisors.',
        otherwise: 'Sun closed',
      },
      {
        id: 'certification',
        name: 'Certification program support',
        text: 'Applicants, participants and graduates of CPPS.',
        otherwise: 'weekends email only',
      },
    ],
    zone: 'EST means New York time all year, with daylight time (EDT) from March to November. Our Nashville office is on Central time, an hour behind.',
  },
  {
    kind: 'questions',
    id: 'questions',
    title: 'Four common questions.',
    items: questions,
  },
  {
    kind: 'callToAction',
    id: 'next',
    title: 'Choose a time, and we’ll call you.',
    lead: `The discovery call lasts ${firstCallMinutes} minutes and is free.`,
    actions: [booking('Choose a time'), { label: 'Who you will speak with', to: paths.team }],
  },
] as const satisfies readonly (AnyCommonSection | OwnContactSection)[];

export const message = {
  kind: 'message',
  id: 'message',
  title: 'Send a message.',
  lead: `We reply within ${replyHours} hours. What you type stays on this device until you send it, for up to a week.`,
  labels: { phone: 'Phone', fax: 'Fax', email: 'Email', office: 'Office' },
  notes: {
    phone: 'Tap to call. Outside our hours, leave a number.',
    fax: 'In a locked room. Call first, and we’ll wait at the machine.',
    email: 'Read seven days a week.',
    office: 'Visits by appointment.',
  },
} as const satisfies ContactSection<'message'>;

export const head = {
  title: 'Contact',
  description: `Phone, fax, email, office and hours of ${brand.name}, and a form that a person answers within ${replyHours} hours.`,
  path: paths.contact,
} satisfies PageHead;
