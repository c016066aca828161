import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from 'embedded-backend/migrations';
import { projectPaths, snapshotFor } from 'embedded-backend/start';
import { migrateIn } from './migrated-database.ts';
import { createTestDatabase, templateName, type Template } from './test-database.ts';

/* Databases in the state after a first start, created once per run. A backend that finds one skips migrating and
   seeding, which takes longer than most files' tests. Each file works on its own copy. */
export interface Templates {
  env: Record<string, string>;
  remove(): Promise<void>;
}

export const sampleProject = join(import.meta.dirname, '../../embedded/tests/sample-project');

/** Creates PGlite snapshots that replace the backend's own. */
export async function makeSnapshots(): Promise<Templates> {
  const folder = await mkdtemp(join(tmpdir(), 'ninecourse-snapshots-'));
  for (const supabaseDir of [projectPaths.supabase, sampleProject]) {
    const { database, close } = await migrateIn(null, { supabaseDir, isSeeded: true });
    const snapshot = await snapshotFor(folder, await readMigrations(join(supabaseDir, 'migrations')));
    await snapshot.write(database);
    await close();
  }
  return { env: { TEST_SNAPSHOTS: folder }, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function makeTemplateDatabases(server: string): Promise<Templates> {
  const prefix = `template_${crypto.randomUUID().replaceAll('-', '')}`;
  const drops: (() => Promise<void>)[] = [];
  const make = async (template: Template, options: Parameters<typeof migrateIn>[1]): Promise<void> => {
    const own = await createTestDatabase({ server, name: templateName(prefix, template) });
    if (own !== null) drops.push(() => own.drop());
    await (await migrateIn(own, options)).release();
  };
  const remove = async (): Promise<void> => {
    for (const drop of drops) await drop();
  };
  try {
    await make('migrated', {});
    await make('product', { isSeeded: true });
    await make('sample', { supabaseDir: sampleProject, isSeeded: true });
  } catch (error) {
    await remove();
    throw error;
  }
  return { env: { TEST_TEMPLATES: prefix }, remove };
}
