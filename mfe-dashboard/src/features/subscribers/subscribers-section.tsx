import { useState } from 'react';
import { subscribersList } from 'shared-contract/lists/subscribers';
import { Button } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { ExportButton } from '../../components/export/export-button.tsx';
import { FailedQuery } from '../../components/failed-query.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { ListToolbarWithViews } from '../../components/list/list-toolbar.tsx';
import { ListView } from '../../components/list/list-view.tsx';
import { neighboursOf } from '../../components/list/neighbours-of.ts';
import { useColumns } from '../../components/list/use-columns.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { subscriberCard, subscriberCells } from './components/subscriber-cells.tsx';
import { SubscriberDrawer } from './components/subscriber-drawer.tsx';
import { UnsubscribeDialog } from './components/unsubscribe-dialog.tsx';
import { listSubscribers, type Subscriber } from './data/subscribers.ts';

/** Whether the list shows the confirmed ones and nothing narrows them further. */
const isConfirmedOnly = (q: string, filters: Readonly<Record<string, readonly string[]>>): boolean =>
  q === '' && filters['status']?.join() === 'confirmed';

/** The addresses of the newsletter. Nobody is put on the list from here. */
export function Section() {
  const address = useListAddress(subscribersList);
  const { query, opened, recordAddress, addressOf, change, clear, unknown } = address;
  const columns = useColumns(subscribersList, 'admin');
  const isTable = useMediaQuery('(min-width: 48rem)');
  const [leaving, setLeaving] = useState<Pick<Subscriber, 'id' | 'email'>>();
  const page = useDataQuery('subscribers', (client, me) => listSubscribers(client, query, me), query);
  const isNarrowed = query.q !== '' || Object.keys(query.filters).length > 0;
  return (
    <>
      <PageHead title="Subscribers" count={page.data?.total}>
        <ExportButton
          label="Export confirmed"
          list="subscribers"
          query="status=confirmed"
          columns={columns.shown}
          total={isConfirmedOnly(query.q, query.filters) ? page.data?.total : undefined}
        />
      </PageHead>
      <ListToolbarWithViews
        list={subscribersList}
        role="admin"
        all="All subscribers"
        search="Search by email"
        filters={subscribersList.filters}
        columns={isTable ? columns : undefined}
        {...{ query, change, clear, unknown }}
      />
      {page.isError && !page.data ? <FailedQuery what="Subscribers" query={page} /> : null}
      {page.isPending ? <ListSkeleton label="Loading subscribers" /> : null}
      {page.data ? (
        <ListView
          list={subscribersList}
          caption="Subscribers"
          things={{ one: 'subscriber', many: 'subscribers' }}
          {...page.data}
          {...{ query, isTable, opened, recordAddress, addressOf, change }}
          isBusy={page.isPlaceholderData}
          shown={columns.shown}
          cells={subscriberCells}
          cardOf={subscriberCard}
          nameOf={({ email }) => email}
          nothing={
            isNarrowed ? (
              <EmptyList title="No subscribers found">
                <Button variant="secondary" size="sm" onClick={clear}>
                  Show all subscribers
                </Button>
              </EmptyList>
            ) : (
              <EmptyList title="Nobody has signed up yet.">
                <p>The form stands in the footer of every public page.</p>
              </EmptyList>
            )
          }
        />
      ) : null}
      {opened === null ? null : (
        <SubscriberDrawer
          id={opened}
          neighbours={neighboursOf(page.data?.rows ?? [], opened, recordAddress)}
          closedAddress={recordAddress(null)}
          onUnsubscribe={setLeaving}
        />
      )}
      {leaving ? <UnsubscribeDialog {...leaving} onClose={() => setLeaving(undefined)} /> : null}
    </>
  );
}
