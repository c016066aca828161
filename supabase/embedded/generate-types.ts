import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readProjectConfig } from './config-file.ts';
import { readMigrations } from './database/migrate.ts';
import { openPglite } from './database/open-pglite.ts';
import { prepareDatabase } from './database/prepare.ts';
import { createLiteApp } from './lite-app.ts';
import { projectPaths } from './project-paths.ts';
import { messageOf } from './start-failure.ts';
import { createFileAdapter } from './storage/file-adapter.ts';
import { readSchema } from './types/read-schema.ts';
import { renderTypes } from './types/render-types.ts';

/** Types of the database that the migrations make, built in memory. */
async function typesOfMigrations(): Promise<string> {
  const config = await readProjectConfig(projectPaths.supabase);
  const files = await mkdtemp(join(tmpdir(), 'ninecourse-types-'));
  const database = await openPglite();
  try {
    const app = createLiteApp({
      database,
      config,
      keys: {
        publishableKey: 'sb_publishable_types',
        secretKey: 'sb_secret_types',
        jwtSecret: 't'.repeat(40),
      },
      siteUrl: config.auth.site_url,
      confirmEmail: false,
      email: { send: async () => undefined },
      storage: createFileAdapter(files),
    });
    await prepareDatabase(database, app, await readMigrations(projectPaths.migrations));
    return renderTypes(await readSchema(database.db));
  } finally {
    await database.close();
    await rm(files, { recursive: true, force: true });
  }
}

try {
  const types = await typesOfMigrations();
  const file = relative(projectPaths.root, projectPaths.types);
  if (!process.argv.includes('--check')) {
    await writeFile(projectPaths.types, types);
    process.stdout.write(`Wrote ${file}\n`);
  } else if ((await readFile(projectPaths.types, 'utf8').catch(() => '')) !== types) {
    process.stderr.write(
      `${file} does not match the migrations: run node supabase/embedded/generate-types.ts and commit the result\n`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
