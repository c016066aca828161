import { firstCallMinutes } from 'shared-contract/firm';
import { formatHours } from 'shared-contract/hours';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { PageHead } from '../page.tsx';
import { callFirm } from './actions.ts';
import { programDirector, strategyLead } from './people.ts';
import type { AnyCommonSection, Heading, OfKind } from './sections.ts';

type OwnBookSection =
  | ({
      readonly kind: 'booking';
      readonly formLabel: string;
      /** Heading after the call is booked. */
      readonly booked: Pick<Heading, 'title' | 'lead'>;
      /** Heading while the booking awaits confirmation. */
      readonly pending: Pick<Heading, 'title' | 'lead'>;
    } & Heading)
  | ({
      readonly kind: 'minutes';
      /** Agenda of the half hour, in minutes from its start. Each part takes at least five minutes. */
      readonly parts: readonly {
        readonly title: string;
        readonly text: string;
        readonly from: number;
        readonly to: number;
      }[];
    } & Heading)
  | ({
      readonly kind: 'callers';
      readonly callers: readonly { readonly personId: string; readonly for: string; readonly text: string }[];
    } & Heading)
  | ({ readonly kind: 'managedCall' } & Heading);

export type BookSection<Kind extends OwnBookSection['kind']> = OfKind<OwnBookSection, Kind>;

export const bookTop = [
  {
    kind: 'taskHero',
    id: 'book',
    page: 'Book a Call',
    title: `${firstCallMinutes} minutes by phone, at a time you choose.`,
    lead: 'Free. We call you, and say so if planning would change nothing.',
  },
] as const satisfies readonly AnyCommonSection[];

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

export const times = {
  kind: 'booking',
  id: 'times',
  title: 'Choose a time.',
  lead: 'Only times that are free are shown. We keep the one you choose for 15 minutes, and it is yours once you confirm it by the link in our email.',
  formLabel: 'Book a discovery call',
  pending: {
    title: 'We keep the time for you.',
    lead: 'Check your email next. What happens on the call, and what to have on your desk, is below.',
  },
  booked: {
    title: 'The time is yours.',
    lead: 'What happens on the call, and what to have on your desk, is below.',
  },
} as const satisfies BookSection<'booking'>;

export const head = {
  title: 'Book a Call',
  description: `Book a free ${firstCallMinutes}-minute discovery call with ${brand.shortName}: choose a time in your own time zone, and move or cancel it by a link.`,
  path: paths.book,
} satisfies PageHead;
