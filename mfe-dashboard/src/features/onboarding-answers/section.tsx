import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { mailHref } from 'shared-contract/contact-href';
import { onboardingList } from 'shared-contract/lists/onboarding';
import { Badge } from 'shared-ui/badge';
import { AnswersByStep } from '../../ui/answers-by-step.tsx';
import { EmptyList } from '../../ui/states.tsx';
import type { ListCard } from '../../list/list-cards.tsx';
import { emptyCell, type ListCells } from '../../list/list-row.tsx';
import { type DrawerProps, drawerOf, useListScreen } from '../../list/list-screen.ts';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { ListView } from '../../list/list-view.tsx';
import { PageHead } from '../../ui/page-parts.tsx';
import { RecordDrawer, RecordNeighbours } from '../../ui/record-drawer.tsx';
import { formatInstant } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { listOnboardingPeople, type OnboardingPerson, readOnboardingAnswers } from './queries.ts';

/** A client with a private profile has answers, but their coach can't read the name. */
const nameOf = ({ name, email }: Pick<OnboardingPerson, 'name' | 'email'>): string =>
  name || email || 'Profile not shown';
const typeOf = ({ account_type: type }: Pick<OnboardingPerson, 'account_type'>): string | undefined =>
  type === null ? undefined : type === 'cpa' ? 'CPA' : 'Business owner';

const state = ({ state }: OnboardingPerson) => (
  <Badge tone={state === 'finished' ? 'success' : 'info'} className="shrink-0">
    {state === 'finished' ? 'Finished' : 'Begun'}
  </Badge>
);
const changed = ({ updated_at }: OnboardingPerson) => (
  <time dateTime={updated_at}>{formatInstant(updated_at)}</time>
);

const personCells: ListCells<OnboardingPerson, typeof onboardingList> = {
  email: ({ email }) => (email === '' ? emptyCell : email),
  type: (person) => typeOf(person) ?? emptyCell,
  state,
  changed,
};

const personCard = (person: OnboardingPerson): ListCard => ({
  id: person.id,
  name: nameOf(person),
  mark: state(person),
  note: person.email || (typeOf(person) ?? ''),
  facts: [
    ...(person.account_type === null ? [] : [{ term: 'Type', value: typeOf(person) }]),
    { term: 'Last change', value: changed(person) },
  ],
});

/** Read only, because only the person can change their answers. */
function PersonDrawer({ id, neighbours, closedAddress }: DrawerProps) {
  const query = useDataQuery('onboarding-person', (client) => readOnboardingAnswers(client, id), { id });
  return (
    <RecordDrawer
      what="The answers"
      query={query}
      titleOf={nameOf}
      descriptionOf={typeOf}
      closedAddress={closedAddress}
      absent="You can’t read this person’s answers, or there are none."
    >
      {(person) => (
        <>
          <div className="flex flex-wrap items-center gap-2">
            {person.email === '' ? null : (
              <a
                href={mailHref(person.email)}
                className="wrap-anywhere text-primary underline underline-offset-4"
              >
                {person.email}
              </a>
            )}
            <RecordNeighbours {...neighbours} />
          </div>
          <AnswersByStep found={person} heading="h3" />
        </>
      )}
    </RecordDrawer>
  );
}

/** Read only. Administrators see all answers. Coaches see those of their clients. */
export function Section() {
  const role = roleOf(useSession().profile);
  const screen = useListScreen(onboardingList, role);
  const { query, isNarrowed, clear } = screen;
  const page = useDataQuery('onboarding', (client, me) => listOnboardingPeople(client, query, me), query);
  const drawer = drawerOf(screen, page.data?.rows);
  return (
    <>
      <PageHead title="Onboarding answers" count={page.data?.total} />
      <ListToolbar screen={screen} search="Search by name or email" />
      <ListView
        {...{ screen, page, nameOf }}
        title="Onboarding answers"
        things={{ one: 'person', many: 'people' }}
        loading="Loading the answers"
        failed={{ title: 'The answers could not be loaded' }}
        cells={personCells}
        cardOf={personCard}
        nothing={
          isNarrowed ? (
            <EmptyList title="No one found" action={{ label: 'Show all', run: clear }} />
          ) : (
            <EmptyList
              title="There are no answers yet. They appear here when a member completes a step."
              text="Answers come from the intake form and from the onboarding of new accounts."
            />
          )
        }
      />
      {drawer ? <PersonDrawer {...drawer} /> : null}
    </>
  );
}
