import { firstCallMinutes, replyHours } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { PageHead } from '../page.tsx';
import { booking, callFirm } from './actions.ts';
import { founder, programDirector, strategyLead } from './people.ts';
import type { AnyCommonSection, Heading, OfKind } from './sections.ts';

/** The firm's authors, reviewers, and issuers of a document. */
export interface TitleBlock {
  readonly document: string;
  readonly drawn: string;
  readonly checked: string;
  readonly issued: string;
  readonly check: string;
}

type OwnTeamSection =
  | ({
      readonly kind: 'profiles';
      readonly action: { readonly label: string; readonly to: string };
    } & Heading)
  | ({
      readonly kind: 'titleBlocks';
      readonly items: readonly TitleBlock[];
      readonly note: string;
    } & Heading);

export type TeamSection<Kind extends OwnTeamSection['kind']> = OfKind<OwnTeamSection, Kind>;

const firstNameOf = ({ name }: { readonly name: string }) => name.split(' ')[0] ?? name;

export const team = [
  {
    kind: 'readingHero',
    id: 'team',
    page: 'Team',
    title: 'Three people you can ask for by name.',
    lead: 'The person who answers built your plan or checked it, and earns no commission.',
    facts: [
      { term: 'Licenses', value: 'Two CPAs, one enrolled agent' },
      { term: 'Where they work', value: 'Nashville, Knoxville and Chattanooga' },
      { term: 'Paid by', value: 'Salary, no commission' },
      { term: 'Reply', value: `Within ${replyHours} hours` },
    ],
  },
  {
    kind: 'profiles',
    id: 'people',
    title: 'Who they are, and what to ask them.',
    lead: 'One phone number reaches all three.',
    action: { label: 'Read how the firm began', to: paths.about },
  },
  {
    kind: 'titleBlocks',
    id: 'review',
    title: 'Two people sign every document.',
    lead: 'One draws it, another checks it.',
    items: [
      {
        document: 'Client model',
        drawn: strategyLead.name,
        checked: programDirector.name,
        issued: strategyLead.name,
        check: 'Rebuilds three filed years from the returns, which must agree to the dollar.',
      },
      {
        document: 'Client plan',
        drawn: founder.name,
        checked: programDirector.name,
        issued: founder.name,
        check: 'Reworks every estimate from its assumptions, without seeing the first answer.',
      },
      {
        document: 'Strategy file',
        drawn: strategyLead.name,
        checked: founder.name,
        issued: strategyLead.name,
        check: 'Reads it as an examiner would, against the list of required documents.',
      },
      {
        document: 'CPPS lesson',
        drawn: programDirector.name,
        checked: founder.name,
        issued: programDirector.name,
        check: 'Solves the example from the question and looks up the law again.',
      },
    ],
    note: 'If the two disagree, the document waits. The file records the reason and the answer.',
  },
  {
    kind: 'cards',
    id: 'values',
    tone: 'surface',
    columns: 4,
    title: 'Four values.',
    lead: 'The about page has our rules for plans. These are our rules for people.',
    items: [
      {
        icon: 'users',
        title: 'Two names on a page',
        text: 'A colleague checks all work, and would rather find a fault than be polite.',
      },
      {
        icon: 'clock',
        title: 'Bad news the same day',
        text: 'A missed date, a wrong figure, a strategy that no longer holds: we tell you that day.',
      },
      {
        icon: 'search',
        title: '“I’ll find out”',
        text: 'If an answer needs research, we give you a date for it, and then its source.',
      },
      {
        icon: 'book',
        title: 'Teach it or drop it',
        text: 'Each of us can explain what the other two know.',
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'meet',
    title: `A first call is with ${firstNameOf(strategyLead)} or ${firstNameOf(programDirector)}.`,
    lead: `${firstCallMinutes} minutes, no documents. ${firstNameOf(strategyLead)} calls owners, ${firstNameOf(programDirector)} calls CPAs.`,
    actions: [booking('Schedule a call'), callFirm],
  },
] as const satisfies readonly (AnyCommonSection | OwnTeamSection)[];

export const head = {
  title: 'Team',
  description: `The three people of ${brand.shortName}: titles, licenses, where they work, what to ask each, and who checks whose figures.`,
  path: paths.team,
} satisfies PageHead;
