import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine, UsageError, loadEnvFile, parseSettings } from '@scripts/core/command';
import { root } from '@scripts/core/files';
import { messageOf } from 'embedded-backend/start';
import { columnFiles, featureFiles, migrationFiles, pageFiles, type Source } from 'mfe-kit/templates';

const usage = `npm run new -- page <name>              a public page of mfe-marketing, with its route and a test
npm run new -- feature <name>           a page of the member area, with its menu entry, route, and a test
npm run new -- column <list> <column>   a column of a list and its table with a choice filter, and the migration
npm run new -- migration <name>         an empty migration that is dated now
npm run new -- remote mfe-<name> <folder> [--site=<origin>]
                                        a remote in a repository of its own, in a new folder outside this one; npm start
                                        there shows it in the pages of the site (RELEASE_SITE, or this machine's)
Names are in kebab-case, columns in snake_case. The new tests, or types, fail until you fill in the files. Nothing is
overwritten.`;

const kinds = { page: pageFiles, feature: featureFiles, column: columnFiles, migration: migrationFiles };

const source: Source = {
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
  list: (folder) => readdirSync(path.join(root, folder)),
  exists: (file) => existsSync(path.join(root, file)),
  now: new Date(),
};

const options = { site: { type: 'string' } } as const;

/** Returns a setting. An empty one counts as unset. */
const setting = (name: string) => (process.env[name] === '' ? undefined : process.env[name]);

/** Writes a remote outside this repository, for the site and the release store that the settings name. */
async function newRemote([name = '', folder, ...more]: readonly string[], given: string | undefined) {
  if (folder === undefined || more.length > 0)
    throw new UsageError('remote needs a name and a folder, such as mfe-glossary ../glossary.', usage);
  loadEnvFile(root);
  const { SITE_PORT, DATA_DIR } = parseSettings(process.env);
  const { createRemote } = await import('mfe-kit/create-remote');
  const target = path.resolve(root, folder);
  const steps = await createRemote(name, target, {
    site: given ?? setting('RELEASE_SITE') ?? `http://localhost:${String(SITE_PORT)}`,
    store: setting('RELEASE_STORE') ?? path.resolve(root, DATA_DIR, 'release-store'),
  });
  return { written: [target], steps };
}

function newFiles(kind: keyof typeof kinds, words: readonly string[]) {
  const { files, steps } = kinds[kind](words, source);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const code = Object.keys(files).filter((file) => /\.tsx?$/.test(file));
  if (code.length > 0)
    execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...code], { cwd: root, stdio: 'ignore' });
  return { written: Object.keys(files), steps };
}

const isKind = (action: string): action is keyof typeof kinds => action in kinds;

try {
  const { action, words, values } = readCommandLine(process.argv.slice(2), options, usage);
  if (!isKind(action) && action !== 'remote')
    throw new UsageError(`Choose one of ${Object.keys(kinds).join(', ')}, remote.`, usage);
  if (isKind(action) && values.site !== undefined) throw new UsageError('--site is only for remote.', usage);
  const { written, steps } = isKind(action) ? newFiles(action, words) : await newRemote(words, values.site);
  const lines = written.map((file) => `  ${file}\n`);
  const next = steps.map((step, index) => `  ${String(index + 1)}. ${step}\n`);
  process.stdout.write(`Wrote:\n${lines.join('')}\nNext:\n${next.join('')}`);
} catch (error) {
  console.error(`new: ${messageOf(error)}`);
  process.exitCode = 1;
}
