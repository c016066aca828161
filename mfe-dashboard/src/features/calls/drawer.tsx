import { lazy, type ReactNode, Suspense, useState } from 'react';
import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { officeZoneShort } from 'shared-contract/firm';
import type { callsList } from 'shared-contract/lists/calls';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { useMediaQuery } from 'shared-ui/hooks';
import { TextLink } from 'shared-ui/text-link';
import type { ListCard } from '../../list/list-cards.tsx';
import { emptyCell, type ListCells } from '../../list/list-row.tsx';
import type { DrawerProps } from '../../list/list-screen.ts';
import { RecordDrawer, RecordNeighbours } from '../../ui/record-drawer.tsx';
import { SavingSelect } from '../../ui/select.tsx';
import { callClock, callDay, callMoment, isElsewhere, ownMoment } from '../../lib/call-time.ts';
import { formatMoment, useNow } from '../../lib/format.ts';
import { useWrite } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { clientAddress } from '../../page-list.ts';
import {
  profileName,
  type HostNames,
  isToClose,
  isToCome,
  kindLabels,
  statusTones,
  statusLabels,
  useCallHost,
  useCallStatus,
} from './changes.ts';
import { type Call, type FullCall, readCall } from './queries.ts';

const load = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-call-dialogs" */ '../../calls/call-dialogs.tsx'));
const MoveCallDialog = lazy(async () => ({ default: (await load()).MoveCallDialog }));
const CancelCallDialog = lazy(async () => ({ default: (await load()).CancelCallDialog }));

function CallActions({ call }: { readonly call: FullCall }) {
  const now = useNow(30_000);
  const setStatus = useCallStatus();
  const [dialog, setDialog] = useState<'move' | 'cancel' | null>(null);
  const { mutateAsync: close, isPending: isBusy } = useWrite((status: 'held' | 'missed') =>
    setStatus(call, status),
  );
  const { id, starts_at: startsAt, version } = call;
  if (isToClose(call, now))
    return (
      <>
        <Button size="sm" busy={isBusy} onClick={() => void close('held')}>
          Held
        </Button>
        <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void close('missed')}>
          Missed
        </Button>
      </>
    );
  if (!isToCome(call, now)) return null;
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setDialog('move')}>
        Move
      </Button>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setDialog('cancel')}>
        Cancel the call
      </Button>
      <Suspense fallback={null}>
        {dialog === 'move' ? (
          <MoveCallDialog call={{ id, startsAt, version }} onClose={() => setDialog(null)} />
        ) : null}
        {dialog === 'cancel' ? (
          <CancelCallDialog call={{ id, startsAt, version }} onClose={() => setDialog(null)} />
        ) : null}
      </Suspense>
    </>
  );
}

function HostSelect({ call, hosts }: { readonly call: FullCall; readonly hosts: HostNames }) {
  const change = useCallHost(hosts);
  const host = call.host_id ?? '';
  return (
    <SavingSelect
      label="Host"
      value={host}
      options={[
        { value: '', label: 'Unassigned' },
        ...(host === '' || hosts.has(host) ? [] : [{ value: host, label: 'A colleague' }]),
        ...[...hosts].map(([value, label]) => ({ value, label })),
      ]}
      save={(id) => change(call, id === '' ? null : id)}
    />
  );
}

const callStatus = ({ status }: Pick<Call, 'status'>) => (
  <Badge tone={statusTones[status]} className="shrink-0 whitespace-nowrap">
    {statusLabels[status]}
  </Badge>
);
const hostOf = ({ host_id }: Call, hosts: HostNames) =>
  host_id === null ? <span className="text-muted">Unassigned</span> : (hosts.get(host_id) ?? 'A colleague');

/** A call's name in the list: its time at the office. */
export const callName = ({ starts_at }: Pick<Call, 'starts_at'>): string => callMoment(starts_at);

export const callCells = (hosts: HostNames): ListCells<Call, typeof callsList> => ({
  yours: ({ starts_at }) => <time dateTime={starts_at}>{ownMoment(starts_at)}</time>,
  reference: ({ reference }) => <span className="tabular-nums">{reference}</span>,
  kind: ({ kind }) => kindLabels[kind],
  name: ({ name }) => name,
  phone: ({ phone }) => phone ?? emptyCell,
  host: (call) => hostOf(call, hosts),
  status: callStatus,
});

export const callCard =
  (hosts: HostNames) =>
  (call: Call): ListCard => ({
    id: call.id,
    name: `${callMoment(call.starts_at)} ${officeZoneShort}`,
    mark: callStatus(call),
    note: `${call.name}, ${kindLabels[call.kind].toLowerCase()}`,
    facts: [
      ...(isElsewhere(call.starts_at) ? [{ term: 'Your time', value: ownMoment(call.starts_at) }] : []),
      ...(hosts.size === 0 ? [] : [{ term: 'Host', value: hostOf(call, hosts) }]),
      { term: 'Phone', value: call.phone ?? emptyCell },
    ],
  });

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
        'None. Request one by email'
      ) : (
        <a href={phoneHref(phone)} className={link}>
          {phone}
        </a>
      ),
    ],
    ...(client_id === null || !clients
      ? []
      : [['Client', <TextLink to={clientAddress(client_id)}>{clients.name}</TextLink>] as const]),
    ['Kind', kindLabels[call.kind]],
    ...(canAssign
      ? []
      : [['Host', call.host_id === null ? 'Unassigned' : (profileName(host) ?? 'A colleague')] as const]),
    [
      'What it is about',
      notes ??
        (call.kind === 'client_review' && client_id !== null ? (
          <TextLink to={clientAddress(client_id, 'notes')}>The client’s notes</TextLink>
        ) : (
          'No notes'
        )),
    ],
    ['Booked', formatMoment(call.created_at)],
    ...(call.cancelled_at === null ? [] : [['Canceled', formatMoment(call.cancelled_at)] as const]),
  ];
}

interface CallDrawerProps extends DrawerProps {
  /** Empty if the user may not assign calls. */
  readonly hosts: HostNames;
}

export function CallDrawer({ id, hosts, neighbours, closedAddress }: CallDrawerProps) {
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
      absent="This call is not on your list. It may have been assigned to another host."
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
            <CallActions key={call.id} call={call} />
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
