import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFirm, openInbox, createMailer, createPost } from 'embedded-backend/mail';
import { type Database, openDatabase, prepareDatabase } from 'embedded-backend/database';
import { type Migration, readMigrations, seed } from 'embedded-backend/migrations';
import { readProjectConfig, inScope, createLiteApp, createFileAdapter } from 'embedded-backend/testing';
import { openDataFolder, readKeys, projectPaths, defaultSiteUrl, snapshotFor } from 'embedded-backend/start';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface MigratedDatabase {
  database: Database;
  /** URL of the PostgreSQL server. PGlite has none. */
  url: string | undefined;
  /** Closes the connection without dropping the database. */
  release(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Folder with migrations and seed. Defaults to the product's own. */
  supabaseDir?: string;
  isSeeded?: boolean;
}

/** Opens a separate database with the product's migrations and no backend, to run statements as its owner. */
export const openMigrated = async (options: Options = {}): Promise<MigratedDatabase> =>
  migrateIn(await createTestDatabase({ template: 'migrated' }), options);

/** Applies a project's migrations to a database. Uses PGlite if `own` is null. */
export async function migrateIn(own: TestDatabase | null, options: Options = {}): Promise<MigratedDatabase> {
  const { supabaseDir = projectPaths.supabase } = options;
  return open(own, await readMigrations(join(supabaseDir, 'migrations')), options);
}

/** Creates a database on a server in the state of a new project, before its first migration. */
export const openNew = async (server: string): Promise<MigratedDatabase> =>
  open(await createTestDatabase({ server }), []);

export const openFrom = async (migrations: Migration[], server?: string): Promise<MigratedDatabase> =>
  open(await createTestDatabase({ server }), migrations);

async function open(
  own: TestDatabase | null,
  migrations: Migration[],
  { supabaseDir = projectPaths.supabase, isSeeded = false }: Options = {},
): Promise<MigratedDatabase> {
  const folder = await openDataFolder(await mkdtemp(join(tmpdir(), 'ninecourse-database-')));
  const config = await readProjectConfig(supabaseDir);
  const snapshot = await snapshotFor(projectPaths.cache, migrations);
  const { database, isBare } = await openDatabase(folder, snapshot, {
    databaseUrl: own?.url,
    inMemory: true,
  });
  const release = async (): Promise<void> => {
    await database.close();
    await rm(folder.path, { recursive: true, force: true });
  };
  const close = async (): Promise<void> => {
    await release();
    await own?.drop();
  };
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
    if (isSeeded) await seed(database, supabaseDir, config.db.seed.sql_paths);
    return { database, url: own?.url, release, close };
  } catch (error) {
    await close();
    throw error;
  }
}
