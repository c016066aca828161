import { readdir, readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { withMigratedDatabase } from './database/migrated-database.ts';
import { projectPaths } from './project-paths.ts';
import { messageOf } from './start-failure.ts';
import { answerShapes, formShapes, readSchema } from './types/read-schema.ts';
import { renderRetention, renderSchema, renderTypes } from './types/render-types.ts';

/** Each server function is a folder. Folders with shared code start with an underscore. */
const functionNames = async (): Promise<string[]> =>
  (await readdir(projectPaths.functions, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .sort();

/** Generates the files that derive from the migrated database. Returns their text by path. */
const filesOfMigrations = (): Promise<Record<string, string>> =>
  withMigratedDatabase(async ({ db }) => {
    const schema = await readSchema(db);
    const endpoints = await functionNames();
    return {
      [projectPaths.types]: renderTypes(schema),
      [projectPaths.schema]: renderSchema(schema, {
        endpoints,
        forms: formShapes(),
        answers: await answerShapes(db),
      }),
      [projectPaths.retention]: await renderRetention(db),
    };
  });

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
