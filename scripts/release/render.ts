import { mkdtemp, readFile, readdir, realpath, rm, stat, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SiteRoutes } from '../build/declared-routes.ts';
import { root } from '../build/shared-modules.ts';
import { takeArtefact, type Artefact } from './artefacts.ts';
import { readCandidate, type Candidate, type SetFacts } from './candidate.ts';
import { Refusal } from './refusal.ts';
import { ROUTES_FILE } from './render-steps.ts';
import { runRender } from './run-render.ts';
import { parseSiteRoutes } from './site-routes.ts';

export interface RenderOptions {
  /** How long the packages' own code may run. */
  readonly limitMs?: number;
}

/** A set put together from artefacts, in a folder that goes with `remove`. */
export interface Rendered {
  readonly candidate: Candidate;
  remove(): Promise<void>;
}

export type Render = (artefacts: readonly Artefact[], facts: SetFacts) => Promise<Rendered>;

const LIMIT_MS = 30_000;
const PREFIX = 'ninecourse-render-';
/** A folder this old was left by a process that is gone. */
const STALE_MS = 60 * 60 * 1000;

/** A set that could not be rendered, with what its remotes declare if they came that far. */
export class RenderRefusal extends Refusal {
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

/** What renders that were killed have left. */
async function sweepFolders(): Promise<void> {
  const names = (await readdir(os.tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const folder = path.join(os.tmpdir(), name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Renders the pages of a set from its artefacts alone, in a process of its own that has no network, no settings and a time
 * limit, and that may read nothing but the sources that render.
 */
export async function renderSet(
  artefacts: readonly Artefact[],
  facts: SetFacts,
  { limitMs = LIMIT_MS }: RenderOptions = {},
): Promise<Rendered> {
  await sweepFolders();
  const work = await realpath(await mkdtemp(path.join(os.tmpdir(), PREFIX)));
  const remove = () => rm(work, { recursive: true, force: true });
  try {
    for (const artefact of artefacts) await takeArtefact(artefact, path.join(work, 'in', artefact.package));
    // What a server build leaves to be found: react, the router.
    await symlink(path.join(root, 'node_modules'), path.join(work, 'in/node_modules'), 'junction');
    await runRender(work, facts.id, limitMs).catch(async (error: unknown) => {
      throw error instanceof Refusal ? new RenderRefusal(error.message, await routesIn(work)) : error;
    });
    const candidate = await readCandidate(path.join(work, 'out', facts.id), artefacts, facts);
    return { candidate: { ...candidate, routes: await routesIn(work) }, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
