import { sql } from 'kysely';
import type { Database } from 'embedded-backend/database';

const standing = ['ended', 'suspended'];
const callers = ['anon', 'stranger', 'owner', 'rival', 'coach', 'admin', 'service', 'account', ...standing];
/** Denied to every caller, including the service role, because triggers write the audit log. */
const closed = ['audit_log update', 'audit_log delete'];
const actions = ['select', 'insert', 'update', 'delete'];
/** A view of several tables is never writable, whatever is granted. */
const actionsOf: Readonly<Record<string, readonly string[]>> = { function: ['call'], reading: ['select'] };

/**
 * Lists what the matrices don't cover: a table, view, or function of schema public that some caller never tried, and an
 * action that was never denied or never allowed. Matrix lines start with "<table> <action> <caller> <outcome>".
 */
export async function findGaps(database: Database, descriptions: string[]): Promise<string[]> {
  const outcomes = new Map<string, string[]>();
  for (const description of descriptions) {
    const [object = '', action = '', caller = '', outcome = ''] = description.split(' ');
    // Ended sessions and suspended accounts are denied everywhere, so that doesn't count as a denial of the action.
    const byAction = standing.includes(caller) ? [] : [`${object} ${action}`];
    for (const key of [...byAction, `${object} ${action} ${caller}`]) {
      outcomes.set(key, [...(outcomes.get(key) ?? []), outcome]);
    }
  }
  const isAllowed = (outcome: string): boolean => /^[1-9]\d?$/.test(outcome);
  const gaps: string[] = [];
  for (const { object, kind } of await objectsOf(database)) {
    for (const action of actionsOf[kind] ?? actions) {
      const known = outcomes.get(`${object} ${action}`) ?? [];
      if (!known.some(isAllowed) && !closed.includes(`${object} ${action}`))
        gaps.push(`${object} ${action} is never allowed`);
      if (known.every(isAllowed) && known.length > 0) gaps.push(`${object} ${action} is never refused`);
      for (const caller of callers) {
        if (!outcomes.has(`${object} ${action} ${caller}`))
          gaps.push(`${object} ${action} is not tried by ${caller}`);
      }
    }
  }
  return gaps;
}

async function objectsOf(database: Database): Promise<{ object: string; kind: string }[]> {
  const { rows } = await sql<{ object: string; kind: string }>`
    select c.relname as object,
      case when c.relkind = 'v' and pg_relation_is_updatable(c.oid, false) = 0 then 'reading' else 'table' end as kind
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    union all
    select p.proname, 'function' from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype`.execute(
    database.db,
  );
  return rows;
}
