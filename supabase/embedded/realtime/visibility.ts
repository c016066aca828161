import { sql, type Kysely } from 'kysely';
import type { Caller } from '../http/caller.ts';
import type { PublishedTable } from './tables.ts';

export type Row = Record<string, unknown>;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * The table's select policies for a role, as one condition on a row named like the table; null when there is nothing
 * to ask.
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
 * Functions that answer which callers see which rows, one for each table and role, so that a session keeps the plan of
 * the policies. The role is set once a call, as setting it costs as much as the policies of a row. A loop fetches rows
 * ahead, partly under the claims of the caller before: this one reads its parameter alone.
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

/** A caller and the places of the rows to ask about. */
export interface Question {
  caller: Caller;
  places: Set<number>;
}

/** Claims sets of one statement: between two, requests have their turn. */
const batchSize = 25;

/**
 * The places of the rows that each caller's policies let them see, asked of the rows as they were kept, under the
 * callers' role and claims. For a deletion that is the row before it went. What a policy looks up in other tables is as
 * of now: a caller who has lost the right meanwhile hears nothing. A caller whose policies fail sees nothing.
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
