import os from 'node:os';
import { remotes } from 'shared-contract/remotes';
import type { PackageName } from '../build/config.ts';
import { noAction, readCommandLine, UsageError } from '../lib/command-line.ts';
import { parsePreviewCommand, previewOptions, type PreviewCommand } from './preview-command.ts';

const actions = ['publish', 'preview', 'status', 'promote', 'watch', 'rollback', 'prune'] as const;
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
  readonly preview: PreviewCommand;
  /** Releases without an identity: whoever has the key says that it has to be. */
  readonly breakGlass: boolean;
  /** Takes builds that are there, and makes none. */
  readonly built: boolean;
  /** Of a hundred visitors so many are to have what is published. */
  readonly canary: number | undefined;
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
    throw wrong(
      `"${word}" is no stored artefact: <package>@<64 hex digits>, as \`mfe-kit release\` tells them.`,
    );
  return { name, id };
}

const USAGE = `npm run release -- publish <package …>   builds packages and makes a set with them live;
                                         <package>@<artefact>: one that lies in the store already
npm run release -- preview <package …>   the same for whoever has its link: 24 hours, or --hours=<n>, at --site=<origin>;
                                         --end=<id> ends one
npm run release -- publish --canary=10 <package …>   the same, for 10 of 100 visitors
npm run release -- watch                 waits for a canary: takes it back, or makes it live for everybody
npm run release -- promote               makes a canary live for everybody
npm run release -- status                what is live, and what was
npm run release -- rollback [package]    ends a canary; else to the set before, or --to=<set>; or one package to its version before
npm run release -- prune                 removes sets of more than 30 days ago, the last 20 excepted
Options: --store=<folder or s3:https://endpoint/bucket> --author=<name> --built --break-glass --dry-run --json
Packages: ${packageNames.join(', ')}`;

const wrong = (why: string) => new UsageError(why, USAGE);

const options = {
  store: { type: 'string' },
  author: { type: 'string' },
  to: { type: 'string' },
  ...previewOptions,
  'break-glass': { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
  canary: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const isAction = (word: string): word is Action => actions.some((action) => action === word);

/** Which counts of packages make sense. */
const most = {
  publish: Infinity,
  preview: Infinity,
  rollback: 1,
  status: 0,
  promote: 0,
  watch: 0,
  prune: 0,
} as const;

/** The first that says something: a setting that is empty counts as not set. */
const said = (...texts: readonly (string | undefined)[]) =>
  texts.find((text) => text !== undefined && text !== '');

type Environment = Readonly<Record<string, string | undefined>>;

/** Who releases, as the history tells it. */
export const authorIn = (environment: Environment, given?: string): string =>
  said(given, environment['RELEASE_AUTHOR']) ?? os.userInfo().username;

/** Reads what was typed behind `npm run release --`. @throws a {@link UsageError} */
export function parseCommand(args: readonly string[], environment: Environment): Command {
  const { action, words, values } = readCommandLine(args, options, USAGE);
  if (!isAction(action)) throw wrong(noAction(action));
  const stored = action === 'publish' ? words.flatMap((word) => storedName(word) ?? []) : [];
  const names = action === 'publish' ? words.filter((word) => !word.includes('@')) : words;
  const isKnown = (name: string) => isPackageName(name) || (action === 'rollback' && isRemoteName(name));
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length > 0) throw wrong(`There is no package "${unknown.join('", "')}".`);
  if (action === 'publish' && words.length === 0) throw wrong('publish needs a package.');
  if (names.length > most[action])
    throw wrong(`${action} takes ${most[action] === 0 ? 'no' : 'one'} package.`);
  if (values.to !== undefined && (action !== 'rollback' || names.length > 0))
    throw wrong('--to names the set of a rollback of the whole.');
  if (values.to !== undefined && !/^[0-9a-f]{16}$/.test(values.to))
    throw wrong(`--to=${values.to} is no set: 16 hex digits, as \`release status\` tells them.`);
  const share = values.canary === undefined ? undefined : Number(values.canary);
  if (action === 'watch' && values['dry-run']) throw wrong('watch decides: it has no --dry-run.');
  if (share !== undefined && action !== 'publish') throw wrong('--canary is for publish.');
  if (share !== undefined && !(Number.isInteger(share) && share >= 1 && share <= 50))
    throw wrong(`--canary=${String(values.canary)} is no share: 1 to 50 of 100 visitors.`);
  return {
    action,
    names: [...new Set(names.filter((name): name is PackageName => isKnown(name)))],
    stored,
    store: said(values.store, environment['RELEASE_STORE']),
    author: authorIn(environment, values.author),
    to: values.to,
    preview: parsePreviewCommand(action === 'preview', names, values, {
      RELEASE_SITE: environment['RELEASE_SITE'],
      wrong,
    }),
    breakGlass: values['break-glass'],
    built: values.built,
    canary: share,
    dryRun: values['dry-run'],
    json: values.json,
  };
}
