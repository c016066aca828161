import type { ReactNode } from 'react';
import { mailHref } from 'shared-contract/contact-href';
import { Button } from 'shared-ui/button';
import { RecordDrawer } from '../../../components/record-drawer.tsx';
import { RecordNeighbours, type Neighbours } from '../../../components/record-neighbours.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { readSubscriber, type Subscriber } from '../data/subscribers.ts';
import { statusBadge } from './subscriber-cells.tsx';

interface Props {
  readonly id: string;
  readonly neighbours: Neighbours;
  readonly closedAddress: string;
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

/** One address of the newsletter with its dates. */
export function SubscriberDrawer({ id, neighbours, closedAddress, onUnsubscribe }: Props) {
  const query = useDataQuery('subscriber', (client) => readSubscriber(client, id), { id });
  return (
    <RecordDrawer
      what="The subscriber"
      query={query}
      titleOf={({ email }) => email}
      closedAddress={closedAddress}
      absent="This address is not on the list any more."
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
