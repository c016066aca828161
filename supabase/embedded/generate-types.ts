import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readFirm } from './brand-file.ts';
import { readProjectConfig } from './config-file.ts';
import { openDataFolder, readKeys } from './data-folder.ts';
import { readMigrations } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { prepareDatabase } from './database/prepare.ts';
import { inScope } from './http/request-scope.ts';
import { createLiteApp } from './lite-app.ts';
import { openInbox } from './mail/inbox.ts';
import { createMailer } from './mail/mailer.ts';
import { createPost } from './mail/post.ts';
import { projectPaths } from './project-paths.ts';
import { defaultSiteUrl } from './settings.ts';
import { snapshotFor } from './snapshot.ts';
import { messageOf } from './start-failure.ts';
import { createFileAdapter } from './storage/file-adapter.ts';
import { formShapes } from './types/form-shapes.ts';
import { readSchema } from './types/read-schema.ts';
import { renderRetention } from './types/render-retention.ts';
import { renderSchema } from './types/render-schema.ts';
import { renderTypes } from './types/render-types.ts';

/** Each server function is a folder; what they share begins with an underscore. */
const functionNames = async (): Promise<string[]> =>
  (await readdir(projectPaths.functions, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .sort();

/** What is written from the database that the migrations make, built in a folder that is removed again: text by file. */
async function filesOfMigrations(): Promise<Record<string, string>> {
  const folder = await openDataFolder(await mkdtemp(join(tmpdir(), 'ninecourse-types-')));
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
    const schema = await readSchema(database.db);
    const endpoints = await functionNames();
    return {
      [projectPaths.types]: renderTypes(schema),
      [projectPaths.schema]: renderSchema(schema, { endpoints, forms: formShapes() }),
      [projectPaths.retention]: await renderRetention(database.db),
    };
  } finally {
    await database.close();
    await rm(folder.path, { recursive: true, force: true });
  }
}

try {
  for (const [path, text] of Object.entries(await filesOfMigrations())) {
    const file = relative(projectPaths.root, path);
    if (!process.argv.includes('--check')) {
      await writeFile(path, text);
      process.stdout.write(`Wrote ${file}\n`);
    } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
      process.stderr.write(
        `${file} does not match the migrations: run node supabase/embedded/generate-types.ts and commit the result\n`,
      );
      process.exitCode = 1;
    }
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
