import { firstCallMinutes, noticeDays, replyHours } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { booking } from '../actions.ts';
import type { AnyCommonSection } from '../sections.ts';
import type { OwnContactSection } from './section-types.ts';

const questions = [
  {
    question: 'Who reads my message, and when do I hear back?',
    answer: [
      `One of the people on the team page reads it, not a call center. You have a reply within ${replyHours} hours, from a named person, at the address that you gave.`,
      'A message sent on a Saturday evening is answered by email on Sunday; a call waits until the phones are open again.',
    ],
  },
  {
    question: 'What should I have at hand for a first call?',
    answer: [
      'The last return of the business and of the household, and one sentence about what you would change. If the returns are with your CPA, the sentence is enough: we ask for the rest item by item.',
    ],
  },
  {
    question: 'Does writing to you make me a client?',
    answer: [
      `No. A conversation is free and binds neither side. You become a client when you and we sign an engagement letter that names the work, the monthly fee and the ${noticeDays} days’ notice that ends it.`,
      'Until then please keep account and Social Security numbers out of messages. Documents travel over a secure channel that we open for you.',
    ],
  },
  {
    question: 'May my CPA or attorney write on my behalf?',
    answer: [
      'Yes, and many first messages come that way. Tell us in the message whom we may answer. We discuss your figures with another advisor only with your signed consent, and we never ask a CPA to give up a client.',
    ],
  },
] as const;

/** Above the form. */
export const contactTop = [
  {
    kind: 'taskHero',
    id: 'contact',
    page: 'Contact',
    title: 'Ask a person who can read a return.',
    lead: 'Write here, call, or come by appointment.',
  },
] as const satisfies readonly AnyCommonSection[];

/** Below the form. */
export const contactRest = [
  {
    kind: 'hours',
    id: 'hours',
    title: 'Business hours.',
    lead: 'Two desks, one number. Say which one you want, or press 2 for the program.',
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
    zone: 'EST here means the clock in New York, all year: from March to November that is daylight time (EDT). Our office in Nashville is on Central time, an hour behind it.',
  },
  {
    kind: 'questions',
    id: 'questions',
    title: 'Four questions we are asked first.',
    items: questions,
  },
  {
    kind: 'callToAction',
    id: 'next',
    title: 'Choose a time, and we call you.',
    lead: `The discovery call lasts ${firstCallMinutes} minutes and is free.`,
    actions: [booking('Choose a time'), { label: 'Who you will speak with', to: paths.team }],
  },
] as const satisfies readonly (AnyCommonSection | OwnContactSection)[];
