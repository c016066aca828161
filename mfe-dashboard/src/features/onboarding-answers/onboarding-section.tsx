import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { onboardingList } from 'shared-contract/lists/onboarding';
import { Button } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { FailedQuery } from '../../components/failed-query.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { ListToolbar } from '../../components/list/list-toolbar.tsx';
import { ListView } from '../../components/list/list-view.tsx';
import { neighboursOf } from '../../components/list/neighbours-of.ts';
import { useColumns } from '../../components/list/use-columns.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { nameOf, personCard, personCells } from './components/person-cells.tsx';
import { PersonDrawer } from './components/person-drawer.tsx';
import { listOnboardingPeople } from './data/onboarding-people.ts';

/** People who have answered the onboarding: all of them for an administrator, a coach's clients' own. Read only. */
export function Section() {
  const role = roleOf(useSession().profile);
  const address = useListAddress(onboardingList);
  const { query, opened, recordAddress, addressOf, change, clear, unknown } = address;
  const columns = useColumns(onboardingList, role);
  const isTable = useMediaQuery('(min-width: 48rem)');
  const page = useDataQuery('onboarding', (client, me) => listOnboardingPeople(client, query, me), query);
  const isNarrowed = query.q !== '' || Object.keys(query.filters).length > 0;
  return (
    <>
      <PageHead title="Onboarding answers" count={page.data?.total} />
      <ListToolbar
        search="Search by name or email"
        filters={onboardingList.filters}
        columns={isTable ? columns : undefined}
        {...{ query, change, clear, unknown }}
      />
      {page.isError && !page.data ? <FailedQuery what="The answers" query={page} /> : null}
      {page.isPending ? <ListSkeleton label="Loading the answers" /> : null}
      {page.data ? (
        <ListView
          list={onboardingList}
          caption="Onboarding answers"
          things={{ one: 'person', many: 'people' }}
          {...page.data}
          {...{ query, isTable, opened, recordAddress, addressOf, change, nameOf }}
          isBusy={page.isPlaceholderData}
          shown={columns.shown}
          cells={personCells}
          cardOf={personCard}
          nothing={
            isNarrowed ? (
              <EmptyList title="Nobody found">
                <Button variant="secondary" size="sm" onClick={clear}>
                  Show everybody
                </Button>
              </EmptyList>
            ) : (
              <EmptyList title="Nobody has answered yet.">
                <p>Answers come from the intake form and from the onboarding of new accounts.</p>
              </EmptyList>
            )
          }
        />
      ) : null}
      {opened === null ? null : (
        <PersonDrawer
          id={opened}
          neighbours={neighboursOf(page.data?.rows ?? [], opened, recordAddress)}
          closedAddress={recordAddress(null)}
        />
      )}
    </>
  );
}
