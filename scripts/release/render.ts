import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SiteRoutes } from '@scripts/build/rules';
import { root } from '@scripts/core/files';
import { isNamedByInputs } from 'shared-release/assets';
import type { ReleaseSet } from 'shared-release/live';
import { poolKey, type ReadStore } from 'shared-release/store';
import { z } from 'zod';
import { type Artifact, digestOf, takeArtifact } from './artifacts.ts';
import { type Candidate, readCandidate, type SetFacts } from './candidate.ts';
import { CommandError } from './command-error.ts';
import { eachOf } from './each-of.ts';
import { LIVE_FOLDER, OUT_FOLDER, ROUTES_FILE } from './render-steps.ts';
import { runRender } from './run-render.ts';

const text = z.string();
const route = z.object({ id: text, pattern: text, isPage: z.boolean(), isLazy: z.boolean() });
const schema = z.object({
  ownAddresses: z.array(text),
  remotes: z.array(
    z.union([
      z.object({ package: text, refused: text }),
      z.object({ package: text, routes: z.array(route) }),
    ]),
  ),
});

/** Parses the output of the rendering process. Package code ran in that process, so the file can contain anything. */
function parseSiteRoutes(source: string): SiteRoutes {
  try {
    return schema.parse(JSON.parse(source));
  } catch {
    throw new CommandError(
      'What the remotes declare cannot be read: something wrote over it while the set was rendered.',
    );
  }
}

export interface RenderOptions {
  /** Processor time of package code in ms. */
  readonly limitMs?: number;
}

/** A rendered release set in a temporary folder, which `remove` deletes. */
export interface Rendered {
  readonly candidate: Candidate;
  remove(): Promise<void>;
}

/** The files of the live release set. */
export interface LiveFiles {
  readonly store: ReadStore;
  readonly files: ReleaseSet['files'];
}

/** @param live has the fonts and share cards that don't change */
export type Render = (
  artifacts: readonly Artifact[],
  facts: SetFacts,
  live: LiveFiles | null,
) => Promise<Rendered>;

const LIMIT_MS = 30_000;
const PREFIX = 'ninecourse-render-';
/** Folders of this age were left by a process that no longer runs. */
const STALE_MS = 60 * 60 * 1000;

/** Thrown if a release set can't be rendered, with the routes that its remotes declared until then. */
export class RenderError extends CommandError {
  readonly routes: SiteRoutes | undefined;
  constructor(message: string, routes: SiteRoutes | undefined) {
    super(message);
    this.routes = routes;
  }
}

const routesIn = async (work: string): Promise<SiteRoutes | undefined> => {
  const text = await readFile(path.join(work, ROUTES_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseSiteRoutes(text);
};

/** Removes the folders of renders that were killed. */
async function sweepFolders(): Promise<void> {
  const names = (await readdir(os.tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const folder = path.join(os.tmpdir(), name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Writes the live files whose names contain a digest of their inputs, so that rendering doesn't make them again. Leaves
 * out what the store doesn't have, or has damaged.
 */
async function takeFiles({ store, files }: LiveFiles, folder: string): Promise<void> {
  await eachOf(
    Object.entries(files).filter(([file]) => isNamedByInputs(file)),
    async ([file, { digest }]) => {
      const stored = await store.get(poolKey(digest));
      if (!stored || digestOf(stored.bytes) !== digest) return;
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), stored.bytes);
    },
  );
}

/**
 * Renders the pages of a release set from its artifacts in a separate process. The process has no network, no settings,
 * and a limit of its processor time, and may read only the rendering sources.
 */
export async function renderSet(
  artifacts: readonly Artifact[],
  facts: SetFacts,
  live: LiveFiles | null,
  { limitMs = LIMIT_MS }: RenderOptions = {},
): Promise<Rendered> {
  await sweepFolders();
  const work = await realpath(await mkdtemp(path.join(os.tmpdir(), PREFIX)));
  const remove = () => rm(work, { recursive: true, force: true });
  try {
    for (const artifact of artifacts) await takeArtifact(artifact, path.join(work, 'in', artifact.package));
    if (live) await takeFiles(live, path.join(work, LIVE_FOLDER));
    // Server builds find React and the router here.
    await symlink(path.join(root, 'node_modules'), path.join(work, 'in/node_modules'), 'junction');
    await runRender(work, facts.id, limitMs).catch(async (error: unknown) => {
      throw error instanceof CommandError ? new RenderError(error.message, await routesIn(work)) : error;
    });
    const candidate = await readCandidate(path.join(work, OUT_FOLDER, facts.id), artifacts, facts);
    return { candidate: { ...candidate, routes: await routesIn(work) }, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
