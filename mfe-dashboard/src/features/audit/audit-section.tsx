import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { auditList } from 'shared-contract/lists/audit';
import { TextLink } from 'shared-ui/text-link';
import type { ListCard } from '../../components/list/list-cards.tsx';
import { ListSection } from '../../components/list/list-section.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { formatMoment } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { actionWords, actorWords, changeWords, placeOf, subjectWords } from './audit-words.ts';
import { AuditDrawer } from './components/audit-drawer.tsx';
import { listActors, listAudit, type AuditEntry } from './data/list-audit.ts';

function On({ entry }: { entry: AuditEntry }) {
  const place = placeOf(entry);
  return place === null ? (
    <span className="text-muted">{subjectWords(entry)}</span>
  ) : (
    <TextLink to={place}>{subjectWords(entry)}</TextLink>
  );
}

const cells = {
  who: actorWords,
  what: actionWords,
  on: (entry: AuditEntry) => <On entry={entry} />,
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

/** Who changed what, when. Entries are written by what happens, and by nobody. */
export function Section() {
  const role = roleOf(useSession().profile);
  const address = useListAddress(auditList);
  const { query, opened } = address;
  const page = useDataQuery('audit', (client, me) => listAudit(client, query, me), query);
  const actors = useDataQuery('audit-actors', listActors).data;
  return (
    <>
      <ListSection
        list={auditList}
        title="Audit log"
        things={{ one: 'entry', many: 'entries' }}
        failed={{ lead: 'Error fetching data: ' }}
        nothing="No entries in this period."
        nameOf={({ created_at }) => formatMoment(created_at)}
        people={{ actor: actors ?? [] }}
        {...{ role, address, page, cells, cardOf }}
      />
      {opened === null ? null : <AuditDrawer id={opened} closedAddress={address.recordAddress(null)} />}
    </>
  );
}
