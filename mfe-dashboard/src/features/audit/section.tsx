import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { auditActions, auditEntities, auditList } from 'shared-contract/lists/audit';
import { paths } from 'shared-contract/paths';
import { TextLink } from 'shared-ui/text-link';
import { Facts, RecordDrawer } from '../../ui/record-drawer.tsx';
import type { ListCard } from '../../list/list-cards.tsx';
import { ListSection } from '../../list/list-section.tsx';
import { useListScreen } from '../../list/list-screen.ts';
import { formatMoment } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { adminAddress, clientAddress, dashboardPages } from '../../page-list.ts';
import { type AuditEntry, listActors, listAudit, readAuditEntry } from './queries.ts';

const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  options.find((one) => one.value === value)?.label ?? value;

const actionWords = ({ action }: Pick<AuditEntry, 'action'>): string => labelOf(auditActions, action);
const entityWords = ({ entity }: Pick<AuditEntry, 'entity'>): string => labelOf(auditEntities, entity);

/** Returns the actor's name, or a fallback if the account is deleted or its name is unavailable. */
export const actorWords = ({ actor, actor_id }: Pick<AuditEntry, 'actor' | 'actor_id'>): string =>
  actor ?? (actor_id === null ? 'Deleted account' : 'Somebody');

/** Returns the record's name. Bulk changes have no single name, so they show the record type. */
export function subjectWords(entry: AuditEntry): string {
  if (entry.subject) return entry.subject;
  const kind = entityWords(entry);
  if (entry.action === 'bulk' || entry.action === 'import' || entry.action === 'undo') return `${kind}s`;
  if (entry.action === 'export') return `List: ${kind}`;
  return `${kind}, no longer here`;
}

const PERSON = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const valueWords = (value: string | null, name: string | null): string => {
  if (value === null) return 'none';
  return name ?? (PERSON.test(value) ? 'Deleted account' : value);
};

export function changeWords(entry: AuditEntry): string {
  const { action, from_value: from, to_value: to, from_name, to_name } = entry;
  if (action === 'export') return `${to ?? '0'} rows${from ? `, ${from}` : ''}`;
  if (action === 'bulk' || action === 'import') return `${from ?? '0'} rows → ${valueWords(to, to_name)}`;
  if (action === 'undo') return `${from ?? '0'} put back, ${to ?? '0'} left`;
  if (action === 'convert') return 'lead → client';
  if (from === null && to === null) return '';
  if (action === 'delete') return from === null ? '' : `was ${from}`;
  return `${valueWords(from, from_name)} → ${valueWords(to, to_name)}`;
}

/** Pages of records, by table. */
const addresses: Readonly<Record<string, (id: string) => string>> = {
  profiles: (id) => adminAddress('users', `user=${id}`),
  clients: (id) => clientAddress(id),
  leads: (id) => adminAddress('leads', `lead=${id}`),
  bookings: (id) => adminAddress('calls', `call=${id}`),
  invitations: (id) => adminAddress('users', `invitation=${id}`),
  stories: paths.dashboard.story,
  certification_applications: (id) => `${dashboardPages.applications.path}?application=${id}`,
};

/** Returns the address of the changed record. Null if the record is deleted or has no page. */
export const addressOf = ({ entity, entity_id: id, subject }: AuditEntry): string | null =>
  id === null || subject === null ? null : (addresses[entity]?.(id) ?? null);

function factsOf(entry: AuditEntry) {
  const address = addressOf(entry);
  return [
    { term: 'When', value: formatMoment(entry.created_at) },
    {
      term: 'Who',
      value:
        entry.actor_id === null ? (
          actorWords(entry)
        ) : (
          <TextLink to={adminAddress('users', `user=${entry.actor_id}`)}>{actorWords(entry)}</TextLink>
        ),
    },
    { term: 'What', value: actionWords(entry) },
    { term: 'Kind', value: entityWords(entry) },
    {
      term: 'On',
      value: address === null ? subjectWords(entry) : <TextLink to={address}>{subjectWords(entry)}</TextLink>,
    },
    { term: 'From → to', value: changeWords(entry) || 'Nothing is stored' },
    ...(entry.batch_id === null ? [] : [{ term: 'Batch', value: entry.batch_id }]),
  ];
}

function AuditDrawer({ id, closedAddress }: { readonly id: string; readonly closedAddress: string }) {
  const query = useDataQuery('audit-entry', (client) => readAuditEntry(client, id), { id });
  return (
    <RecordDrawer
      what="The entry"
      query={query}
      titleOf={actionWords}
      closedAddress={closedAddress}
      absent="This entry does not exist."
    >
      {(entry) => <Facts facts={factsOf(entry)} />}
    </RecordDrawer>
  );
}

const cells = {
  who: actorWords,
  what: actionWords,
  on: (entry: AuditEntry) => {
    const address = addressOf(entry);
    return address === null ? (
      <span className="text-muted">{subjectWords(entry)}</span>
    ) : (
      <TextLink to={address}>{subjectWords(entry)}</TextLink>
    );
  },
  change: changeWords,
};

const cardOf = (entry: AuditEntry): ListCard => ({
  id: entry.id,
  name: actionWords(entry),
  mark: null,
  note: `${actorWords(entry)}, ${formatMoment(entry.created_at)}`,
  facts: [
    { term: 'On', value: subjectWords(entry) },
    { term: 'From → to', value: changeWords(entry) },
  ],
});

/** The database writes the entries, so the page has no action to add one. */
export function Section() {
  const role = roleOf(useSession().profile);
  const screen = useListScreen(auditList, role);
  const { query, opened } = screen;
  const page = useDataQuery('audit', (client, me) => listAudit(client, query, me), query);
  const actors = useDataQuery('audit-actors', listActors).data;
  return (
    <>
      <ListSection
        title="Audit log"
        things={{ one: 'entry', many: 'entries' }}
        failed={{ lead: 'Error fetching data: ' }}
        nothing="No entries in this period."
        nameOf={({ created_at }) => formatMoment(created_at)}
        people={{ actor: actors ?? [] }}
        {...{ screen, page, cells, cardOf }}
      />
      {opened === null ? null : <AuditDrawer id={opened} closedAddress={screen.recordAddress(null)} />}
    </>
  );
}
