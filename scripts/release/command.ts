import os from 'node:os';
import type { PackageName } from '@scripts/build/packages';
import { noAction, readCommandLine, UsageError } from '@scripts/core/command';
import { remotes } from 'shared-contract/remotes';
import { parsePreviewCommand, previewOptions, type PreviewCommand } from './preview-command.ts';

const actions = [
  'publish',
  'preview',
  'status',
  'promote',
  'watch',
  'rollback',
  'remove',
  'notify',
  'prune',
] as const;
type Action = (typeof actions)[number];

export interface StoredName {
  readonly name: PackageName;
  readonly id: string;
}

export interface Command {
  readonly action: Action;
  readonly names: readonly PackageName[];
  /** `publish` and `preview` only: artifacts that another repository has already stored. */
  readonly stored: readonly StoredName[];
  readonly store: string | undefined;
  readonly author: string;
  readonly to: string | undefined;
  readonly preview: PreviewCommand;
  /** Releases without a CI identity. The holder of the key takes responsibility. */
  readonly breakGlass: boolean;
  /** Uses existing builds only. */
  readonly built: boolean;
  /** Percentage of visitors who get the release. */
  readonly canary: number | undefined;
  readonly dryRun: boolean;
  /** Opens every page in the gate, also unchanged ones. */
  readonly allPages: boolean;
  readonly json: boolean;
}

// Not imported from the build, which loads the bundler: `status` and `rollback` should take only a second.
const packageNames: readonly PackageName[] = ['shell', ...remotes.map((remote) => remote.package)];
const isPackageName = (name: string): name is PackageName => packageNames.some((known) => known === name);
/** Remotes of other repositories are in no table, only in the store. */
const isRemoteName = (name: string): name is PackageName => /^mfe-[a-z][a-z0-9-]*$/.test(name);

function storedName(word: string): StoredName | undefined {
  const [name = '', id, ...more] = word.split('@');
  if (id === undefined) return undefined;
  if (more.length > 0 || !(isPackageName(name) || isRemoteName(name)) || !/^[0-9a-f]{64}$/.test(id))
    throw wrong(
      `"${word}" is not a stored artifact. Expected <package>@<64 hex digits>, as \`mfe-kit release\` prints it.`,
    );
  return { name, id };
}

const USAGE = `npm run release -- publish <package …>   builds packages, renders a release set with them, and makes it live;
                                         <package>@<artifact> publishes a stored artifact
npm run release -- publish --canary=10 <package …>   the same for 10% of visitors
npm run release -- preview <package …>   the same for people with the link, for 24 hours or --hours=<n>, at --site=<origin>;
                                         also <package>@<artifact>; --end=<id> ends a preview
npm run release -- watch                 waits until the canary has enough visitors, then promotes it or rolls it back
npm run release -- promote               makes the canary live for all visitors
npm run release -- status                shows what is live, and the earlier release sets
npm run release -- rollback [package]    ends the canary; without one, returns to the previous set or to --to=<set>;
                                         with a package, returns only this package to its previous version
npm run release -- remove <remote …>     removes remotes of other repositories from the live release set
npm run release -- notify                sends new errors of pages to the owners of their packages, with positions in the source
npm run release -- prune                 removes release sets that are older than 30 days, except the last 20
The release gate checks each set before it is written, and prints a line for each violation.
The store is RELEASE_STORE, or release-store in DATA_DIR. --built uses existing builds. --dry-run writes nothing.
--all-pages opens every page in the gate, also unchanged ones. --json prints the result as JSON. --break-glass releases with RELEASE_KEY, without an identity of the CI.
Options: --store=<folder or s3:https://endpoint/bucket> --author=<name> --built --break-glass --dry-run --all-pages --json
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
  'all-pages': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const isAction = (word: string): word is Action => actions.some((action) => action === word);

/** Maximum number of packages per action. */
const most = {
  publish: Infinity,
  preview: Infinity,
  rollback: 1,
  remove: Infinity,
  status: 0,
  promote: 0,
  watch: 0,
  notify: 0,
  prune: 0,
} as const;

/** Returns the first non-empty text, because an empty setting counts as unset. */
const said = (...texts: readonly (string | undefined)[]) =>
  texts.find((text) => text !== undefined && text !== '');

type Environment = Readonly<Record<string, string | undefined>>;

export const authorIn = (environment: Environment, given?: string): string =>
  said(given, environment['RELEASE_AUTHOR']) ?? os.userInfo().username;

/**
 * Parses the arguments of `npm run release --`.
 * @throws a {@link UsageError}
 */
export function parseCommand(args: readonly string[], environment: Environment): Command {
  const { action, words, values } = readCommandLine(args, options, USAGE);
  if (!isAction(action)) throw wrong(noAction(action));
  const takesStored = action === 'publish' || action === 'preview';
  const stored = takesStored ? words.flatMap((word) => storedName(word) ?? []) : [];
  const names = takesStored ? words.filter((word) => !word.includes('@')) : words;
  const isKnown = (name: string) =>
    isPackageName(name) || ((action === 'rollback' || action === 'remove') && isRemoteName(name));
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length > 0) throw wrong(`There is no package "${unknown.join('", "')}".`);
  if ((action === 'publish' || action === 'remove') && words.length === 0)
    throw wrong(`${action} needs a package.`);
  const own = action === 'remove' ? names.filter(isPackageName) : [];
  if (own.length > 0)
    throw wrong(`${own.join(', ')} is a package of this repository, which every release set has.`);
  if (names.length > most[action])
    throw wrong(`${action} takes ${most[action] === 0 ? 'no' : 'one'} package.`);
  if (values.to !== undefined && (action !== 'rollback' || names.length > 0))
    throw wrong('--to is only for a rollback of all packages.');
  if (values.to !== undefined && !/^[0-9a-f]{16}$/.test(values.to))
    throw wrong(
      `--to=${values.to} is not a release set. Expected 16 hex digits, as \`release status\` prints them.`,
    );
  const share = values.canary === undefined ? undefined : Number(values.canary);
  if ((action === 'watch' || action === 'notify') && values['dry-run'])
    throw wrong(`${action} has no --dry-run.`);
  if (values['all-pages'] && action !== 'publish') throw wrong('--all-pages is only for publish.');
  if (share !== undefined && action !== 'publish') throw wrong('--canary is only for publish.');
  if (share !== undefined && !(Number.isInteger(share) && share >= 1 && share <= 50))
    throw wrong(`--canary=${String(values.canary)} is not a percentage from 1 to 50.`);
  return {
    action,
    names: [...new Set(names.filter((name): name is PackageName => isKnown(name)))],
    stored,
    store: said(values.store, environment['RELEASE_STORE']),
    author: authorIn(environment, values.author),
    to: values.to,
    preview: parsePreviewCommand(action === 'preview', words, values, {
      RELEASE_SITE: environment['RELEASE_SITE'],
      wrong,
    }),
    breakGlass: values['break-glass'],
    built: values.built,
    canary: share,
    dryRun: values['dry-run'],
    allPages: values['all-pages'],
    json: values.json,
  };
}
