import { sql, type Kysely } from 'kysely';
import type { Caller } from '../http/caller.ts';
import type { PublishedTable } from './tables.ts';

export type Row = Record<string, unknown>;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Combines the table's select policies for a role into one condition on a row with the table's name. Returns null if no
 * policy applies.
 */
export function conditionFor(table: PublishedTable, role: string): string | null {
  if (!table.hasRowSecurity || role === 'service_role') return null;
  const mine = table.policies.filter(({ roles }) => roles.includes('public') || roles.includes(role));
  const permissive = mine
    .filter(({ isPermissive }) => isPermissive)
    .map(({ expression }) => `(${expression})`);
  const restrictive = mine
    .filter(({ isPermissive }) => !isPermissive)
    .map(({ expression }) => `(${expression})`);
  if (permissive.length === 0) return 'false';
  return [`(${permissive.join(' or ')})`, ...restrictive].join(' and ');
}

const askedRoles = ['anon', 'authenticated'];

const functionFor = ({ oid }: PublishedTable, role: string): string =>
  `realtime.${quote(`who_sees_${oid}_${role}`)}`;

/**
 * Creates one function per table and role that returns which callers see which rows, so that the session caches the
 * policies' query plan. The role is set once per call, because setting it costs as much as evaluating the policies for
 * a row. PL/pgSQL loops prefetch rows, partly with the previous caller's claims, so the loop query reads only its
 * parameter.
 */
export function visibilitySchema(tables: PublishedTable[]): string {
  return tables
    .flatMap((table) =>
      askedRoles.map((role) => {
        const name = functionFor(table, role);
        return `
create or replace function ${name}(rows jsonb, callers jsonb) returns table (who int, place int)
language plpgsql as $visibility$
#variable_conflict use_column
declare
  "the caller" record;
begin
  perform set_config('role', '${role}', true), set_config('request.jwt.claim.role', '${role}', true);
  for "the caller" in
    select (c.at - 1)::int as number, c.entry ->> 'sub' as sub, c.entry -> 'claims' as claims,
      array(select p::int from jsonb_array_elements_text(c.entry -> 'places') as p) as places
    from jsonb_array_elements($2) with ordinality as c (entry, at)
  loop
    perform set_config('request.jwt.claim.sub', "the caller".sub, true),
      set_config('request.jwt.claims', "the caller".claims::text, true);
    return query select "the caller".number, (r.at - 1)::int
      from jsonb_array_elements($1) with ordinality as r (entry, at)
        cross join lateral jsonb_populate_record(null::${quote(table.schema)}.${quote(table.name)}, r.entry)
          as ${quote(table.name)}
      where (r.at - 1) = any ("the caller".places) and (${conditionFor(table, role) ?? 'true'});
  end loop;
  perform set_config('role', 'none', true), set_config('request.jwt.claim.role', '', true),
    set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true);
end $visibility$;
revoke all on function ${name}(jsonb, jsonb) from public;`;
      }),
    )
    .join('');
}

/** A caller and the indexes of the rows to check. */
export interface Question {
  caller: Caller;
  places: Set<number>;
}

/** Callers per statement. Other requests run between two statements. */
const batchSize = 25;

/**
 * Returns the indexes of the rows that each caller may see. Evaluates the policies with the caller's role and claims on
 * the row as recorded; for a deletion, that is the row before it. Lookups in other tables use current data, so a caller
 * who has lost access since then receives nothing. A caller whose policies fail sees nothing.
 */
export async function visiblePlaces(
  db: Kysely<unknown>,
  table: PublishedTable,
  rows: Row[],
  questions: Question[],
  onFailure: (error: unknown) => void,
): Promise<Map<Question, Set<number>>> {
  const seen = new Map<Question, Set<number>>();
  const toAsk: Question[] = [];
  for (const question of questions) {
    const { role } = question.caller;
    if (readableColumns(table, role).length === 0) continue;
    if (conditionFor(table, role) === null) seen.set(question, question.places);
    else if (askedRoles.includes(role)) toAsk.push(question);
  }
  const ask = async (role: string, some: Question[]): Promise<void> => {
    const callers = some.map(({ caller: { sub = '', claims }, places }) => ({
      sub,
      claims,
      places: [...places],
    }));
    const { rows: answers } = await sql<{ who: number; place: number }>`
      select who, place from ${sql.raw(functionFor(table, role))}(
        ${JSON.stringify(rows)}::text::jsonb, ${JSON.stringify(callers)}::text::jsonb)`.execute(db);
    for (const question of some) seen.set(question, new Set());
    for (const { who, place } of answers) {
      const question = some[who];
      if (question) seen.get(question)?.add(place);
    }
  };
  for (const role of askedRoles) {
    const ofRole = toAsk.filter(({ caller }) => caller.role === role);
    for (let at = 0; at < ofRole.length; at += batchSize) {
      const some = ofRole.slice(at, at + batchSize);
      await ask(role, some).catch(async () => {
        for (const question of some) await ask(role, [question]).catch(onFailure);
      });
    }
  }
  return seen;
}

export const readableColumns = (table: PublishedTable, role: string): PublishedTable['columns'] =>
  table.columns.filter(({ readers }) => readers.includes(role));

export const keyOf = (table: PublishedTable, row: Row): Row =>
  Object.fromEntries(table.columns.filter(({ isKey }) => isKey).map(({ name }) => [name, row[name]]));
