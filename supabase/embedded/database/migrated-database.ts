import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFirm } from '../brand-file.ts';
import { readProjectConfig } from '../config-file.ts';
import { openDataFolder, readKeys } from '../data-folder.ts';
import { inScope } from '../http/request-scope.ts';
import { createLiteApp } from '../lite-app.ts';
import { openInbox } from '../mail/inbox.ts';
import { createMailer, createPost } from '../mail/mailer.ts';
import { projectPaths } from '../project-paths.ts';
import { defaultSiteUrl } from '../settings.ts';
import { snapshotFor } from '../snapshot.ts';
import { createFileAdapter } from '../storage/file-adapter.ts';
import type { Database } from './database.ts';
import { readMigrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { prepareDatabase } from './prelude.ts';

/** Runs `work` on a fully migrated in-memory database, with a temporary folder that is removed afterward. */
export async function withMigratedDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const folder = await openDataFolder(await mkdtemp(join(tmpdir(), 'ninecourse-migrated-')));
  const config = await readProjectConfig(projectPaths.supabase);
  const migrations = await readMigrations(projectPaths.migrations);
  const snapshot = await snapshotFor(projectPaths.cache, migrations);
  const { database, isBare } = await openDatabase(folder, snapshot, { inMemory: true });
  try {
    const siteUrl = defaultSiteUrl;
    const post = createPost(await openInbox(folder.at('mail', 'inbox.jsonl')), null, () => undefined);
    const rules = config.auth.email;
    const mailer = createMailer({ post, origin: () => siteUrl, siteUrl, firm: await readFirm(), rules });
    const storage = createFileAdapter(folder.at('objects'));
    const keys = await readKeys(folder);
    const app = createLiteApp({ database, config, keys, siteUrl, confirmEmail: false, mailer, storage });
    await inScope(null, () => prepareDatabase(database, app, migrations));
    if (isBare) await snapshot.write(database);
    return await work(database);
  } finally {
    await database.close();
    await rm(folder.path, { recursive: true, force: true });
  }
}
