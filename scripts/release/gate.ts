import type { SiteRoutes } from '@scripts/build/rules';
import type { ReleaseSet } from 'shared-release/live';
import type { ReadStore } from 'shared-release/store';
import type { Artifact } from './artifacts.ts';
import type { Candidate, SetFacts } from './candidate.ts';
import { CommandError } from './command-error.ts';
import { RenderError, type Render, type Rendered } from './render.ts';

/** A reason why the gate rejects a release set. */
export interface GateViolation {
  readonly check: string;
  /** The package at fault, if it is only one. */
  readonly package?: string;
  /** One line: what is wrong, where, and how to fix it. */
  readonly message: string;
}

type Objections = readonly GateViolation[] | Promise<readonly GateViolation[]>;

/** A check that needs only the artifacts, not the rendered release set. */
export type ArtifactCheck = (artifacts: readonly Artifact[], live: ReleaseSet | null) => Objections;

/** A check of the declared routes, which runs even if rendering failed. */
export type RouteCheck = (
  routes: SiteRoutes,
  artifacts: readonly Artifact[],
  live: ReleaseSet | null,
) => Objections;

/** A check of a rendered release set against the live one, which is null in a new store. Checks write nothing. */
export type Check = (candidate: Candidate, live: ReleaseSet | null) => Objections;

/** The checks that a release set must pass before it is written. */
export interface Gate {
  readonly artifacts?: readonly ArtifactCheck[];
  readonly routes?: readonly RouteCheck[];
  readonly rendered?: readonly Check[];
  /** Slow checks, which run only if the others found nothing. */
  readonly last?: readonly Check[];
}

const lineOf = ({ check, package: name, message }: GateViolation) =>
  `  ${check}: ${name === undefined ? '' : `${name}: `}${message}`;

/** The gate's rejection of a release set, with all violations. */
export class GateError extends CommandError {
  readonly objections: readonly GateViolation[];
  constructor(objections: readonly GateViolation[]) {
    super(['Not released:', ...objections.map(lineOf)].join('\n'));
    this.objections = objections;
  }
}

async function askAll<Given extends readonly unknown[]>(
  checks: readonly ((...given: Given) => Objections)[] = [],
  ...given: Given
): Promise<GateViolation[]> {
  const found: GateViolation[] = [];
  for (const check of checks) found.push(...(await check(...given)));
  return found;
}

/** Renders a release set, and checks its routes even if rendering fails. */
async function tryToRender(
  { routes: checks }: Gate,
  render: () => Promise<Rendered>,
  artifacts: readonly Artifact[],
  live: ReleaseSet | null,
): Promise<{ readonly rendered: Rendered | null; readonly found: GateViolation[]; readonly why?: string }> {
  try {
    const rendered = await render();
    const { routes } = rendered.candidate;
    return { rendered, found: routes ? await askAll(checks, routes, artifacts, live) : [] };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const routes = error instanceof RenderError ? error.routes : undefined;
    return {
      rendered: null,
      found: routes ? await askAll(checks, routes, artifacts, live) : [],
      why: error.message,
    };
  }
}

/**
 * Renders a release set and runs all checks before the store refers to it. Reports all violations together, or
 * the rendering failure if there are none.
 *
 * @throws a {@link GateError}
 */
export async function renderReleasable(
  gate: Gate,
  render: Render,
  {
    store,
    artifacts,
    facts,
    live,
  }: { store: ReadStore; artifacts: readonly Artifact[]; facts: SetFacts; live: ReleaseSet | null },
): Promise<Rendered> {
  const objections = await askAll(gate.artifacts, artifacts, live);
  const made = () => render(artifacts, facts, live && { store, files: live.files });
  const { rendered, found, why } = await tryToRender(gate, made, artifacts, live);
  objections.push(...found);
  try {
    if (rendered) objections.push(...(await askAll(gate.rendered, rendered.candidate, live)));
    if (rendered && objections.length === 0)
      objections.push(...(await askAll(gate.last, rendered.candidate, live)));
    if (objections.length > 0) throw new GateError(objections);
    if (!rendered) throw new CommandError(why ?? 'The set could not be rendered.');
    return rendered;
  } catch (error) {
    await rendered?.remove();
    throw error;
  }
}
