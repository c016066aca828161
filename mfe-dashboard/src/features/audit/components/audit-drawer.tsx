import { TextLink } from 'shared-ui/text-link';
import { Facts } from '../../../components/facts.tsx';
import { RecordDrawer } from '../../../components/record-drawer.tsx';
import { sectionAddress } from '../../../components/section.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { ownPages } from '../../../own-pages.ts';
import { actionWords, actorWords, changeWords, entityWords, placeOf, subjectWords } from '../audit-words.ts';
import { readAuditEntry, type AuditEntry } from '../data/list-audit.ts';

function factsOf(entry: AuditEntry) {
  const place = placeOf(entry);
  return [
    { term: 'When', value: formatMoment(entry.created_at) },
    {
      term: 'Who',
      value:
        entry.actor_id === null ? (
          actorWords(entry)
        ) : (
          <TextLink to={`${sectionAddress(ownPages.admin.path, 'users')}&user=${entry.actor_id}`}>
            {actorWords(entry)}
          </TextLink>
        ),
    },
    { term: 'What', value: actionWords(entry) },
    { term: 'Kind', value: entityWords(entry) },
    {
      term: 'On',
      value: place === null ? subjectWords(entry) : <TextLink to={place}>{subjectWords(entry)}</TextLink>,
    },
    { term: 'From → to', value: changeWords(entry) || 'Nothing is kept of it' },
    ...(entry.batch_id === null ? [] : [{ term: 'Batch', value: entry.batch_id }]),
  ];
}

/** One entry with nothing cut off. */
export function AuditDrawer({ id, closedAddress }: { readonly id: string; readonly closedAddress: string }) {
  const query = useDataQuery('audit-entry', (client) => readAuditEntry(client, id), { id });
  return (
    <RecordDrawer
      what="The entry"
      query={query}
      titleOf={actionWords}
      closedAddress={closedAddress}
      absent="There is no such entry."
    >
      {(entry) => <Facts facts={factsOf(entry)} />}
    </RecordDrawer>
  );
}
