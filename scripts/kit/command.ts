import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageName } from '../build/config.ts';
import { noAction, readCommandLine, UsageError } from '../lib/command-line.ts';

type RemoteName = Exclude<PackageName, 'shell'>;

export type KitCommand =
  | { readonly action: 'build'; readonly remote: RemoteName }
  | { readonly action: 'dev'; readonly remote: RemoteName; readonly against: string; readonly port: number }
  | {
      readonly action: 'release';
      readonly remote: RemoteName;
      readonly store: string;
      readonly dryRun: boolean;
      readonly json: boolean;
    };

const USAGE = `mfe-kit build                               builds the remote of this folder
mfe-kit dev --against=<https://…> [--port]  serves it in the pages of a site that is released
mfe-kit release --store=<folder or s3:https://endpoint/bucket> [--dry-run] [--json]
                                            builds it and puts it into a store, for the site's release job`;

const wrong = (why: string) => new UsageError(why, USAGE);

const options = {
  against: { type: 'string' },
  port: { type: 'string', default: '3000' },
  store: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const isRemoteName = (name: unknown): name is RemoteName =>
  typeof name === 'string' && /^mfe-[a-z][a-z0-9-]*$/.test(name);

/** The remote whose folder this is. */
function remoteIn(folder: string): RemoteName {
  const file = path.join(folder, 'package.json');
  let name: unknown;
  try {
    ({ name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown });
  } catch (cause) {
    throw new Error(`${file} cannot be read: start mfe-kit in the folder of a remote.`, { cause });
  }
  if (!isRemoteName(name))
    throw new Error(`${file}: "name" is ${JSON.stringify(name)}; a remote is called mfe-<name>.`);
  return name;
}

/** Reads what was typed behind `mfe-kit`, in a remote's folder. */
export function parseCommand(
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): KitCommand {
  const { action, words, values } = readCommandLine(args, options, USAGE);
  if (words.length > 0) throw wrong(`${action} takes no "${words.join(' ')}".`);
  if (action === 'build') return { action, remote: remoteIn(folder) };
  if (action === 'dev') {
    const { against = '' } = values;
    if (!/^https?:\/\//.test(against)) throw wrong('dev needs --against=<address of a site>.');
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_534)
      throw wrong(`--port=${values.port} should be from 1 to 65534: the bundler takes the one after it.`);
    return { action, remote: remoteIn(folder), against, port };
  }
  if (action === 'release') {
    const store = values.store ?? environment['RELEASE_STORE'] ?? '';
    if (store === '') throw wrong('release needs --store, or RELEASE_STORE.');
    return { action, remote: remoteIn(folder), store, dryRun: values['dry-run'], json: values.json };
  }
  throw wrong(noAction(action));
}
