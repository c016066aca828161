import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from 'embedded-backend/database';
import { splitStatements } from 'embedded-backend/migrations';
import { messageOf } from 'embedded-backend/start';
import { readTap, type TapReport } from './tap.ts';

/**
 * Runs a pgTAP file in one session like psql, including `\ir`, and rolls it back. Runs as `role`, or as the database's
 * user.
 */
export async function runTapFile(
  database: Database,
  file: string,
  { role }: { role?: string } = {},
): Promise<TapReport> {
  const lines: string[] = [];
  await database.db.connection().execute(async (session) => {
    const run = (text: string) => sql.raw<Record<string, unknown>>(text).execute(session);
    await run('set search_path = public, extensions, tap');
    if (role !== undefined) await run(`set role ${role}`);
    let line = 0;
    try {
      for (const statement of splitStatements(await readScript(file))) {
        line = statement.line;
        for (const row of (await run(statement.text)).rows) {
          lines.push(...Object.values(row).filter((value) => typeof value === 'string'));
        }
      }
    } catch (error) {
      throw new Error(`${basename(file)}, line ${line} with what it includes: ${messageOf(error)}`, {
        cause: error,
      });
    } finally {
      await run('rollback');
      await run('reset role');
      await run('reset search_path');
    }
  });
  return readTap(lines);
}

async function readScript(file: string): Promise<string> {
  let script = await readFile(file, 'utf8');
  for (const [line, name = ''] of script.matchAll(/^\\ir (\S+)$/gm)) {
    const included = await readFile(join(dirname(file), name), 'utf8');
    script = script.replace(line, () => included);
  }
  return script;
}
