import { auditActions, auditEntities } from 'shared-contract/lists/audit';
import { sectionAddress } from '../../components/section.ts';
import { ownPages } from '../../own-pages.ts';
import type { AuditEntry } from './data/list-audit.ts';

const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  options.find((one) => one.value === value)?.label ?? value;

export const actionWords = ({ action }: Pick<AuditEntry, 'action'>): string => labelOf(auditActions, action);
export const entityWords = ({ entity }: Pick<AuditEntry, 'entity'>): string => labelOf(auditEntities, entity);

/** Who did it: a person, one who has left, or the site itself. */
export const actorWords = ({ actor, actor_id }: Pick<AuditEntry, 'actor' | 'actor_id'>): string =>
  actor ?? (actor_id === null ? 'Deleted account' : 'Somebody');

/** What it happened to. Of several there is no one name. */
export function subjectWords(entry: AuditEntry): string {
  if (entry.subject) return entry.subject;
  const kind = entityWords(entry);
  if (entry.action === 'bulk' || entry.action === 'import' || entry.action === 'undo') return `${kind}s`;
  if (entry.action === 'export') return `List: ${kind}`;
  return `${kind}, no longer here`;
}

const PERSON = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A person by name, one who has left, or the value as it was stored. */
const valueWords = (value: string | null, name: string | null): string => {
  if (value === null) return 'none';
  return name ?? (PERSON.test(value) ? 'Deleted account' : value);
};

/** What became of what. */
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

/** Where what it happened to can be seen today; null where it is gone or has no place. */
export function placeOf({ entity, entity_id: id, subject }: AuditEntry): string | null {
  if (id === null || subject === null) return null;
  const admin = (section: string, key: string) =>
    `${sectionAddress(ownPages.admin.path, section)}&${key}=${id}`;
  switch (entity) {
    case 'profiles':
      return admin('users', 'user');
    case 'clients':
      return `${ownPages.clients.path}?client=${id}`;
    case 'leads':
      return admin('leads', 'lead');
    case 'bookings':
      return admin('calls', 'call');
    case 'invitations':
      return admin('users', 'invitation');
    case 'stories':
      return `${ownPages.stories.path}/${id}`;
    case 'certification_applications':
      return `${ownPages.applications.path}?application=${id}`;
    default:
      return null;
  }
}
