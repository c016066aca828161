import { firstCallMinutes } from 'shared-contract/firm';
import { formatHours } from 'shared-contract/hours';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { callFirm } from '../actions.ts';
import { programDirector, strategyLead } from '../people.ts';
import type { AnyCommonSection } from '../sections.ts';
import type { OwnBookSection } from './section-types.ts';

/** Above the free times. */
export const bookTop = [
  {
    kind: 'taskHero',
    id: 'book',
    page: 'Book a Call',
    title: `${firstCallMinutes} minutes by phone, at a time you choose.`,
    lead: 'Free. We call you, and say so if planning would change nothing.',
  },
] as const satisfies readonly AnyCommonSection[];

/** Below the free times. */
export const bookRest = [
  {
    kind: 'minutes',
    id: 'half-hour',
    title: `What happens in ${firstCallMinutes} minutes.`,
    lead: 'The one who calls you keeps the time. If you need longer, we make a second appointment and do not run over.',
    parts: [
      {
        title: 'Where you stand',
        text: 'You describe the business or the practice: what it does, who owns it, who prepares the returns.',
        from: 0,
        to: 5,
      },
      {
        title: 'What has been done',
        text: 'We ask about entity, payroll, retirement plans, property and cover. “I do not know” is an answer that helps.',
        from: 5,
        to: 15,
      },
      {
        title: 'What could fit',
        text: 'We name the two or three of the ten strategies worth modeling for you, and the ones that we would leave alone.',
        from: 15,
        to: 25,
      },
      {
        title: 'What is next',
        text: 'You hear our fee and the next date, or that you do not need us. Nothing is signed on the call.',
        from: 25,
        to: firstCallMinutes,
      },
    ],
  },
  {
    kind: 'checks',
    id: 'bring',
    tone: 'surface',
    title: 'What to have within reach.',
    lead: 'We ask for figures on the call, never for documents, and never for a Social Security or account number.',
    items: [
      'Last year’s federal return: the business’s, and your own.',
      'A rough figure for this year’s profit, before you pay yourself.',
      'The name of your CPA, and whether they know of the call.',
      'The one decision that you would like to make this year.',
    ],
  },
  {
    kind: 'callers',
    id: 'callers',
    title: 'Who calls you.',
    lead: 'Neither is paid by the number of clients they bring in. The call comes from the number of our office.',
    callers: [
      {
        personId: strategyLead.id,
        for: 'Calls business owners',
        text: 'He builds the models himself, so a question about a strategy is answered by the person who would have to make it work.',
      },
      {
        personId: programDirector.id,
        for: 'Calls CPAs',
        text: 'She teaches the certification program, and tells you whether your practice is ready for it or should wait a year.',
      },
    ],
  },
  {
    kind: 'questions',
    id: 'questions',
    tone: 'surface',
    title: 'Questions before you book.',
    items: [
      {
        question: 'Is it tax advice?',
        answer: [
          'No. Your returns cannot be read in that time, and advice without them would be a guess. You hear which strategies deserve a model and what one would cost.',
        ],
      },
      {
        question: 'May my CPA or my partner listen in?',
        answer: [
          'Yes, and we like it. Tell us in the notes how many you are; we call one number and you put us on speaker, or we send a number to dial.',
        ],
      },
      {
        question: 'Why do I have to confirm by email?',
        answer: [
          'So that no one books with your address or fills the calendar with addresses that are not theirs. It is one click. If you are signed in and book with the address of your account, the call is yours at once.',
        ],
      },
      {
        question: 'What if I cannot make it?',
        answer: [
          'The link in our email about the call also moves or cancels it, up to the minute it begins. If we do not reach you, we try once more after five minutes and then write.',
        ],
      },
      {
        question: 'Whose time is shown?',
        answer: [
          `Yours, as your device tells it, and Eastern Time, which our hours are in: ${brand.hours.general.map(formatHours).join('; ')}. The office in Nashville is on Central Time, an hour behind. On federal holidays we take no calls.`,
        ],
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'call-now',
    title: 'Or call us now.',
    lead: 'During our hours a person answers. For anything that can wait, a message reaches the same people.',
    actions: [callFirm, { label: 'Send a message', to: paths.contact }],
  },
] as const satisfies readonly (AnyCommonSection | OwnBookSection)[];
