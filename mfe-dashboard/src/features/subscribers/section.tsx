import { type ReactNode, useState } from 'react';
import { mailHref } from 'shared-contract/contact-href';
import { subscribersList, subscriberStatuses } from 'shared-contract/lists/subscribers';
import { Badge, type BadgeTone } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { formatInstant, formatMoment } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { EmptyList } from '../../ui/states.tsx';
import type { ListCard } from '../../list/list-cards.tsx';
import { emptyCell, type ListCells } from '../../list/list-row.tsx';
import { type DrawerProps, drawerOf, useListScreen } from '../../list/list-screen.ts';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { ListView } from '../../list/list-view.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageHead } from '../../ui/page-parts.tsx';
import { RecordDrawer, RecordNeighbours } from '../../ui/record-drawer.tsx';
import { listSubscribers, readSubscriber, type Subscriber, unsubscribe } from './queries.ts';

const tones: Readonly<Record<Subscriber['status'], BadgeTone>> = {
  confirmed: 'success',
  pending: 'warning',
  unsubscribed: 'neutral',
};
const statusBadge = ({ status }: Pick<Subscriber, 'status'>) => (
  <Badge tone={tones[status]} className="shrink-0 whitespace-nowrap">
    {subscriberStatuses.find(({ value }) => value === status)?.label}
  </Badge>
);
const day = (instant: string | null) =>
  instant === null ? emptyCell : <time dateTime={instant}>{formatInstant(instant)}</time>;

const subscriberCells: ListCells<Subscriber, typeof subscribersList> = {
  source: ({ source }) => source ?? emptyCell,
  status: statusBadge,
  joined: ({ created_at }) => day(created_at),
  confirmed: ({ confirmed_at }) => day(confirmed_at),
};

const subscriberCard = (one: Subscriber): ListCard => ({
  id: one.id,
  name: one.email,
  mark: statusBadge(one),
  note: one.source ?? 'Source not known',
  facts: [
    { term: 'Joined', value: day(one.created_at) },
    { term: 'Confirmed', value: day(one.confirmed_at) },
  ],
});

interface UnsubscribeDialogProps extends Pick<Subscriber, 'id' | 'email'> {
  readonly onClose: () => void;
}

/** Requires confirmation, because only the owner of an address can subscribe it again. */
function UnsubscribeDialog({ id, email, onClose }: UnsubscribeDialogProps) {
  const { act, isBusy, failure } = useAction({
    run: (client) => unsubscribe(client, id),
    done: `${email} is unsubscribed`,
    failed: 'The address was not unsubscribed.',
    isInline: true,
    changes: ['subscriber'],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={`Unsubscribe ${email}?`}
      confirm="Unsubscribe"
      cancel="Keep on the list"
      cancelVariant="secondary"
      isCancelFirst
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      <p>They’ll get no more newsletters. Only they can sign up again.</p>
    </ConfirmDialog>
  );
}

interface SubscriberDrawerProps extends DrawerProps {
  readonly onUnsubscribe: (subscriber: Subscriber) => void;
}

function factsOf(one: Subscriber): readonly (readonly [term: string, value: ReactNode])[] {
  const day = (instant: string | null) => (instant === null ? null : formatMoment(instant));
  return [
    ['Status', statusBadge(one)],
    [
      'Email',
      <a href={mailHref(one.email)} className="wrap-anywhere text-primary underline underline-offset-4">
        {one.email}
      </a>,
    ],
    ['Source', one.source ?? 'Not known'],
    ['Joined', formatMoment(one.created_at)],
    ['Confirmed', day(one.confirmed_at) ?? 'Not confirmed'],
    ...(one.unsubscribed_at === null ? [] : [['Unsubscribed', day(one.unsubscribed_at)] as const]),
  ];
}

function SubscriberDrawer({ id, neighbours, closedAddress, onUnsubscribe }: SubscriberDrawerProps) {
  const query = useDataQuery('subscriber', (client) => readSubscriber(client, id), { id });
  return (
    <RecordDrawer
      what="The subscriber"
      query={query}
      titleOf={({ email }) => email}
      closedAddress={closedAddress}
      absent="This address is no longer on the list."
    >
      {(one) => (
        <>
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            {one.status === 'unsubscribed' ? null : (
              <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => onUnsubscribe(one)}>
                Unsubscribe
              </Button>
            )}
            <RecordNeighbours {...neighbours} />
          </div>
          <dl>
            {factsOf(one).map(([term, value]) => (
              <div key={term} className="border-b border-line py-2">
                <dt className="text-sm text-muted">{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </RecordDrawer>
  );
}

/** Has no action to add an address, because only its owner can subscribe it. */
export function Section() {
  const screen = useListScreen(subscribersList, 'admin');
  const { query, columns, isNarrowed, clear } = screen;
  const [leaving, setLeaving] = useState<Pick<Subscriber, 'id' | 'email'>>();
  const page = useDataQuery('subscribers', (client, me) => listSubscribers(client, query, me), query);
  const drawer = drawerOf(screen, page.data?.rows);
  const isConfirmedOnly = query.q === '' && query.filters['status']?.join() === 'confirmed';
  return (
    <>
      <PageHead title="Subscribers" count={page.data?.total}>
        <ExportButton
          label="Export confirmed"
          list="subscribers"
          query="status=confirmed"
          columns={columns.shown}
          total={isConfirmedOnly ? page.data?.total : undefined}
        />
      </PageHead>
      <ListToolbar screen={screen} search="Search by email" allLabel="All subscribers" />
      <ListView
        {...{ screen, page }}
        title="Subscribers"
        things={{ one: 'subscriber', many: 'subscribers' }}
        cells={subscriberCells}
        cardOf={subscriberCard}
        nameOf={({ email }) => email}
        nothing={
          isNarrowed ? (
            <EmptyList title="No subscribers found" action={{ label: 'Show all subscribers', run: clear }} />
          ) : (
            <EmptyList
              title="No one has signed up yet."
              text="The sign-up form is in the footer of every public page."
            />
          )
        }
      />
      {drawer ? <SubscriberDrawer {...drawer} onUnsubscribe={setLeaving} /> : null}
      {leaving ? <UnsubscribeDialog {...leaving} onClose={() => setLeaving(undefined)} /> : null}
    </>
  );
}
