import { sql, type Kysely } from 'kysely';

/** Writes the figures of `private.retention` for the privacy policy, which names them in words. */
export async function renderRetention(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ rule: string; kept: string }>`
    select rule, kept::text from private.retention where kept > interval '0' order by rule collate "C"`.execute(
    db,
  );
  return `// Written by supabase/embedded/generate-types.ts from the migrations. Do not edit.

/** How long the database keeps what people send, by the rule that deletes it. */
export const retention = {
${rows.map(({ rule, kept }) => `  ${rule}: '${kept}',`).join('\n')}
} as const;
`;
}
