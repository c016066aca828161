import { sql, type Kysely } from 'kysely';
import type { Caller } from '../http/caller.ts';

const extensions = ['broadcast', 'presence'] as const;
type Extension = (typeof extensions)[number];

export interface ChannelRights {
  read: ReadonlySet<Extension>;
  write: ReadonlySet<Extension>;
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Evaluates the policies of `realtime.messages` like the hosted service: inserts one message per extension, tries to
 * read and insert with the caller's role and claims, and rolls back.
 *
 * @param topic Topic as the client names it, without the `realtime:` prefix.
 */
export async function readChannelRights(
  db: Kysely<unknown>,
  { role, sub = '', claims }: Caller,
  topic: string,
): Promise<ChannelRights> {
  const probes = await db.startTransaction().execute();
  try {
    await sql`insert into realtime.messages (topic, extension) select ${topic}::text, unnest(${[...extensions]}::text[])`.execute(
      probes,
    );
    await sql`select set_config('realtime.topic', ${topic}, true),
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.jwt.claim.sub', ${sub}, true), set_config('request.jwt.claim.role', ${role}, true),
      set_config('role', ${role}, true)`.execute(probes);
    const { rows } = await sql<{ extension: Extension }>`
      select distinct extension from realtime.messages where topic = ${topic}`.execute(probes);
    const write = new Set<Extension>();
    for (const extension of extensions) {
      await sql`savepoint write_probe`.execute(probes);
      try {
        await sql`insert into realtime.messages (topic, extension) values (${topic}, ${extension})`.execute(
          probes,
        );
        write.add(extension);
      } catch (error) {
        if ((error as { code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw error;
      }
      await sql`rollback to savepoint write_probe`.execute(probes);
    }
    return { read: new Set(rows.map(({ extension }) => extension)), write };
  } finally {
    await probes.rollback().execute();
  }
}
