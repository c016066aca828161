import os from 'node:os';
import { parseArgs } from 'node:util';
import { remotes } from 'shared-contract/remotes';
import type { PackageName } from '../build/config.ts';

const actions = ['publish', 'status', 'rollback', 'prune'] as const;
type Action = (typeof actions)[number];

/** `mfe-tools@<id>` */
export interface StoredName {
  readonly name: PackageName;
  readonly id: string;
}

export interface Command {
  readonly action: Action;
  readonly names: readonly PackageName[];
  /** Of `publish`: artefacts that lie in the store already, brought there by another repository. */
  readonly stored: readonly StoredName[];
  readonly store: string | undefined;
  readonly author: string;
  readonly to: string | undefined;
  readonly dryRun: boolean;
  readonly json: boolean;
}

// Not from the build, which loads the bundler: what only looks or goes back is done in a second.
const packageNames: readonly PackageName[] = ['shell', ...remotes.map((remote) => remote.package)];
const isPackageName = (name: string): name is PackageName => packageNames.some((known) => known === name);
/** Remotes of other repositories stand in no table: the store knows them. */
const isRemoteName = (name: string): name is PackageName => /^mfe-[a-z][a-z0-9-]*$/.test(name);

function storedName(word: string): StoredName | undefined {
  const [name = '', id, ...more] = word.split('@');
  if (id === undefined) return undefined;
  if (more.length > 0 || !(isPackageName(name) || isRemoteName(name)) || !/^[0-9a-f]{64}$/.test(id))
    throw new UsageError(
      `"${word}" is no stored artefact: <package>@<64 hex digits>, as \`mfe-kit release\` tells them.`,
    );
  return { name, id };
}

const USAGE = `npm run release -- publish <package …>   builds packages and makes a set with them live;
                                         <package>@<artefact>: one that lies in the store already
npm run release -- status                what is live, and what was
npm run release -- rollback [package]    to the set before, or --to=<set>; or one package to its version before
npm run release -- prune                 removes sets of more than 30 days ago, the last 20 excepted
Options: --store=<folder or s3:https://endpoint/bucket> --author=<name> --dry-run --json
Packages: ${packageNames.join(', ')}`;

/** A command that cannot be understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  constructor(why: string) {
    super(`${why}\n${USAGE}`);
  }
}

const options = {
  store: { type: 'string' },
  author: { type: 'string' },
  to: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const isAction = (word: string): word is Action => actions.some((action) => action === word);

/** Which counts of packages make sense. */
const most = { publish: Infinity, rollback: 1, status: 0, prune: 0 } as const;

/** The first that says something: a setting that is empty counts as not set. */
const said = (...texts: readonly (string | undefined)[]) =>
  texts.find((text) => text !== undefined && text !== '');

/** Reads what was typed behind `npm run release --`. @throws a {@link UsageError} */
export function parseCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Command {
  const { values, positionals } = parsed(args);
  const [action = '', ...words] = positionals;
  if (!isAction(action))
    throw new UsageError(action === '' ? 'What is to be done?' : `There is no command "${action}".`);
  const stored = action === 'publish' ? words.flatMap((word) => storedName(word) ?? []) : [];
  const names = action === 'publish' ? words.filter((word) => !word.includes('@')) : words;
  const isKnown = (name: string) => isPackageName(name) || (action === 'rollback' && isRemoteName(name));
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length > 0) throw new UsageError(`There is no package "${unknown.join('", "')}".`);
  if (action === 'publish' && words.length === 0) throw new UsageError('publish needs a package.');
  if (names.length > most[action])
    throw new UsageError(`${action} takes ${most[action] === 0 ? 'no' : 'one'} package.`);
  if (values.to !== undefined && (action !== 'rollback' || names.length > 0))
    throw new UsageError('--to names the set of a rollback of the whole.');
  if (values.to !== undefined && !/^[0-9a-f]{16}$/.test(values.to))
    throw new UsageError(`--to=${values.to} is no set: 16 hex digits, as \`release status\` tells them.`);
  return {
    action,
    names: [...new Set(names.filter((name): name is PackageName => isKnown(name)))],
    stored,
    store: said(values.store, environment['RELEASE_STORE']),
    author: said(values.author, environment['RELEASE_AUTHOR']) ?? os.userInfo().username,
    to: values.to,
    dryRun: values['dry-run'],
    json: values.json,
  };
}
