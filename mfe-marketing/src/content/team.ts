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
    lead: 'Who answers has drawn your plan or checked it, and is not paid for what you buy.',
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
    lead: 'One phone number reaches all three. Ask for the person; the office finds them.',
    action: { label: 'Read how the firm began', to: paths.about },
  },
  {
    kind: 'titleBlocks',
    id: 'review',
    title: 'How work is checked.',
    lead: 'Every document names who drew it and who checked it: never the same person.',
    items: [
      {
        document: 'Client model',
        drawn: strategyLead.name,
        checked: programDirector.name,
        issued: strategyLead.name,
        check: 'Three filed years are rebuilt from the returns alone, and have to agree to the dollar.',
      },
      {
        document: 'Client plan',
        drawn: founder.name,
        checked: programDirector.name,
        issued: founder.name,
        check: 'Every estimate is reworked from its assumptions, without sight of the first answer.',
      },
      {
        document: 'Strategy file',
        drawn: strategyLead.name,
        checked: founder.name,
        issued: strategyLead.name,
        check: 'Read cold, as an examiner would read it, against the list of documents that strategy needs.',
      },
      {
        document: 'CPPS lesson',
        drawn: programDirector.name,
        checked: founder.name,
        issued: programDirector.name,
        check: 'The example is solved from the question, and the law is looked up again on the day.',
      },
    ],
    note: 'If the two disagree, the document waits. The reason and the answer go into the file with it.',
  },
  {
    kind: 'cards',
    id: 'values',
    tone: 'surface',
    columns: 4,
    title: 'Four values.',
    lead: 'The firm’s rules for a plan are on the about page. These are the rules for the people.',
    items: [
      {
        icon: 'users',
        title: 'Two names on a page',
        text: 'Work is checked by a colleague who would rather find the fault than be polite about it.',
      },
      {
        icon: 'clock',
        title: 'Bad news the same day',
        text: 'A missed date, a wrong figure, a strategy that no longer holds: you hear it from us on the day we know it.',
      },
      {
        icon: 'search',
        title: '“I will find out”',
        text: 'An answer that needs reading is promised for a date, and comes with its source.',
      },
      {
        icon: 'book',
        title: 'Teach it or drop it',
        text: 'What one of us knows, the other two can explain. No plan depends on a person being at their desk.',
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
  description: `The three people of ${brand.shortName}: titles, licenses, where they work, what each is best asked about, and who checks whose figures.`,
  path: paths.team,
} satisfies PageHead;
