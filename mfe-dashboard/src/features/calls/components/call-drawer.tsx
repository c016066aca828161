import type { ReactNode } from 'react';
import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { TextLink } from 'shared-ui/text-link';
import { useMediaQuery } from 'shared-ui/hooks';
import { RecordDrawer } from '../../../components/record-drawer.tsx';
import { RecordNeighbours, type Neighbours } from '../../../components/record-neighbours.tsx';
import { callClock, callDay } from '../../../lib/call-time.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { ownPages } from '../../../own-pages.ts';
import { calledBy, kindWords, type HostNames } from '../call-words.ts';
import { readCall, type FullCall } from '../data/read-call.ts';
import { CallActions } from './call-actions.tsx';
import { callStatus } from './call-cells.tsx';
import { HostSelect } from './host-select.tsx';

const link = 'text-primary underline underline-offset-4 wrap-anywhere';

function factsOf(call: FullCall, canAssign: boolean): readonly (readonly [term: string, value: ReactNode])[] {
  const { email, phone, clients, client_id, host, notes } = call;
  return [
    [
      'Email',
      <a href={mailHref(email)} className={link}>
        {email}
      </a>,
    ],
    [
      'Phone',
      phone === null ? (
        'None: ask for one by email'
      ) : (
        <a href={phoneHref(phone)} className={link}>
          {phone}
        </a>
      ),
    ],
    ...(client_id === null || !clients
      ? []
      : [
          [
            'Client',
            <TextLink to={`${ownPages.clients.path}?client=${client_id}`}>{clients.name}</TextLink>,
          ] as const,
        ]),
    ['Kind', kindWords[call.kind]],
    ...(canAssign
      ? []
      : [['Host', call.host_id === null ? 'Nobody yet' : (calledBy(host) ?? 'A colleague')] as const]),
    [
      'What it is about',
      notes ??
        (call.kind === 'client_review' && client_id !== null ? (
          <TextLink to={`${ownPages.clients.path}?client=${client_id}&tab=notes`}>
            Notes of the client
          </TextLink>
        ) : (
          'Nothing was written'
        )),
    ],
    ['Booked', formatMoment(call.created_at)],
    ...(call.cancelled_at === null ? [] : [['Canceled', formatMoment(call.cancelled_at)] as const]),
  ];
}

interface Props {
  readonly id: string;
  /** Empty for who gives calls to nobody. */
  readonly hosts: HostNames;
  readonly neighbours: Neighbours;
  readonly closedAddress: string;
}

/** One call over the list: who it is with, what it is about, and what can be done with it now. */
export function CallDrawer({ id, hosts, neighbours, closedAddress }: Props) {
  const query = useDataQuery('call', (client) => readCall(client, id), { id });
  const isWide = useMediaQuery('(min-width: 40rem)');
  const canAssign = hosts.size > 0;
  return (
    <RecordDrawer
      what="The call"
      query={query}
      titleOf={({ name }) => name}
      descriptionOf={({ reference }) => `Call ${reference}`}
      closedAddress={closedAddress}
      absent="This call is not on your list. It may have been given to somebody else."
    >
      {(call) => (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="text-lg">
              <time dateTime={call.starts_at}>
                {callDay(call.starts_at)}, {callClock(call.starts_at)}
              </time>
            </p>
            {callStatus(call)}
          </div>
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            {canAssign && (call.status === 'booked' || call.status === 'pending') ? (
              <HostSelect call={call} hosts={hosts} />
            ) : null}
            <CallActions call={call} />
            {isWide ? <RecordNeighbours {...neighbours} /> : null}
          </div>
          <dl>
            {factsOf(call, canAssign && call.status === 'booked').map(([term, value]) => (
              <div key={term} className="border-b border-line py-2">
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
          {isWide ? null : <RecordNeighbours {...neighbours} />}
        </>
      )}
    </RecordDrawer>
  );
}
