import { officeZoneShort } from 'shared-contract/firm';
import { Badge } from 'shared-ui/badge';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ListCard } from '../../../components/list/list-cards.tsx';
import type { callsList } from 'shared-contract/lists/calls';
import type { ListCells } from '../../../components/list/list-row.tsx';
import { callMoment, isElsewhere, ownMoment } from '../../../lib/call-time.ts';
import { kindWords, statusTones, statusWords, type HostNames } from '../call-words.ts';
import type { Call } from '../data/list-calls.ts';

const nothing = <VisuallyHidden>none</VisuallyHidden>;

export const callStatus = ({ status }: Pick<Call, 'status'>) => (
  <Badge tone={statusTones[status]} className="shrink-0 whitespace-nowrap">
    {statusWords[status]}
  </Badge>
);
const hostOf = ({ host_id }: Call, hosts: HostNames) =>
  host_id === null ? <span className="text-muted">Nobody yet</span> : (hosts.get(host_id) ?? 'A colleague');

/** What a call is called in its list: its time at the office. */
export const callName = ({ starts_at }: Pick<Call, 'starts_at'>): string => callMoment(starts_at);

/** What stands in the columns of calls. */
export const callCells = (hosts: HostNames): ListCells<Call, typeof callsList> => ({
  yours: ({ starts_at }) => <time dateTime={starts_at}>{ownMoment(starts_at)}</time>,
  reference: ({ reference }) => <span className="tabular-nums">{reference}</span>,
  kind: ({ kind }) => kindWords[kind],
  name: ({ name }) => name,
  phone: ({ phone }) => phone ?? nothing,
  host: (call) => hostOf(call, hosts),
  status: callStatus,
});

export const callCard =
  (hosts: HostNames) =>
  (call: Call): ListCard => ({
    id: call.id,
    name: `${callMoment(call.starts_at)} ${officeZoneShort}`,
    mark: callStatus(call),
    note: `${call.name}, ${kindWords[call.kind].toLowerCase()}`,
    facts: [
      ...(isElsewhere(call.starts_at) ? [{ term: 'Your time', value: ownMoment(call.starts_at) }] : []),
      ...(hosts.size === 0 ? [] : [{ term: 'Host', value: hostOf(call, hosts) }]),
      { term: 'Phone', value: call.phone ?? nothing },
    ],
  });
