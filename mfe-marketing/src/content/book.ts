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
    lead: 'Free. We call you, and tell you if planning would change nothing.',
  },
] as const satisfies readonly AnyCommonSection[];

export const bookRest = [
  {
    kind: 'minutes',
    id: 'half-hour',
    title: `What happens in ${firstCallMinutes} minutes.`,
    lead: 'Your caller will keep to 30 minutes. If you need longer, we make a second appointment.',
    parts: [
      {
        title: 'Where you stand',
        text: 'You describe the business or the practice: what it does, who owns it, who prepares the returns.',
        from: 0,
        to: 5,
      },
      {
        title: 'What you have in place',
        text: 'We ask about entity, payroll, retirement plans, property and insurance. “I don’t know” is a helpful answer.',
        from: 5,
        to: 15,
      },
      {
        title: 'What could fit',
        text: 'We name the two or three strategies worth modeling for you, and the ones we would leave alone.',
        from: 15,
        to: 25,
      },
      {
        title: 'What is next',
        text: 'You hear our fee and the next date, or that you don’t need us. You sign nothing on the call.',
        from: 25,
        to: firstCallMinutes,
      },
    ],
  },
  {
    kind: 'checks',
    id: 'bring',
    tone: 'surface',
    title: 'What to have on hand.',
    lead: 'We ask for figures on the call, never for documents, and never for a Social Security or account number.',
    items: [
      'Last year’s federal return: the business’s, and your own.',
      'A rough figure for this year’s profit, before you pay yourself.',
      'Your CPA’s name, and whether they know about the call.',
      'The one decision you want to make this year.',
    ],
  },
  {
    kind: 'callers',
    id: 'callers',
    title: 'Who calls you.',
    lead: 'Neither earns a commission. We call from our office number.',
    callers: [
      {
        personId: strategyLead.id,
        for: 'Calls business owners',
        text: 'He builds the models himself, so he knows what would have to work.',
      },
      {
        personId: programDirector.id,
        for: 'Calls CPAs',
        text: 'She teaches the certification program and can say whether your practice is ready for it.',
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
          'No. We can’t read your returns in that time, and advice without them would be a guess. You hear which strategies to model and what it would cost.',
        ],
      },
      {
        question: 'May my CPA or my partner listen in?',
        answer: [
          'Yes, please. Tell us in the notes how many of you there are. We call one number and you put us on speaker, or we send a number to dial.',
        ],
      },
      {
        question: 'Why do I have to confirm by email?',
        answer: [
          'So that no one else can book with your address. It takes one click. If you are signed in and use your account’s address, the call is booked immediately.',
        ],
      },
      {
        question: 'What if I cannot make it?',
        answer: [
          'Use the link in our email to move or cancel the call until it begins. If we don’t reach you, we try again after five minutes and then email you.',
        ],
      },
      {
        question: 'Whose time is shown?',
        answer: [
          `Your device’s time and Eastern Time, for our hours: ${brand.hours.general.map(formatHours).join('; ')}. Our Nashville office is on Central Time, an hour behind. We take no calls on federal holidays.`,
        ],
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'call-now',
    title: 'Or call us now.',
    lead: 'A person answers during our hours. You can also send a message.',
    actions: [callFirm, { label: 'Send a message', to: paths.contact }],
  },
] as const satisfies readonly (AnyCommonSection | OwnBookSection)[];

export const times = {
  kind: 'booking',
  id: 'times',
  title: 'Choose a time.',
  lead: 'You see only open times. We hold the one you choose for 15 minutes. Confirm it with the link in our email.',
  formLabel: 'Book a discovery call',
  pending: {
    title: 'We are holding the time for you.',
    lead: 'Check your email next. Below: what happens on the call, and what to have on hand.',
  },
  booked: {
    title: 'Your call is booked.',
    lead: 'Below: what happens on the call, and what to have on hand.',
  },
} as const satisfies BookSection<'booking'>;

export const head = {
  title: 'Book a Call',
  description: `Book a free ${firstCallMinutes}-minute discovery call with ${brand.shortName}: choose a time in your own time zone, and move or cancel it by a link.`,
  path: paths.book,
} satisfies PageHead;
