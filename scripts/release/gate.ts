import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import type { SiteRoutes } from '../build/declared-routes.ts';
import type { Artefact } from './artefacts.ts';
import type { Candidate, SetFacts } from './candidate.ts';
import { Refusal } from './refusal.ts';
import { RenderRefusal, type Render, type Rendered } from './render.ts';

/** One reason against a set. */
export interface Objection {
  /** The name of the check that found it. */
  readonly check: string;
  /** Whose fault it is, where it is one package's. */
  readonly package?: string;
  /** What is wrong, where, and what to do, in one line. */
  readonly message: string;
}

type Objections = readonly Objection[] | Promise<readonly Objection[]>;

/** A check of what is put together, by what was built alone. */
export type ArtefactCheck = (artefacts: readonly Artefact[], live: ReleaseSet | null) => Objections;

/** What is asked about the declared routes, whether the set could be rendered or not. */
export type RouteCheck = (
  routes: SiteRoutes,
  artefacts: readonly Artefact[],
  live: ReleaseSet | null,
) => Objections;

/** A check of a rendered set against what is live; null while nothing is. It writes nothing. */
export type Check = (candidate: Candidate, live: ReleaseSet | null) => Objections;

/** What has to hold for a set before anything of it is written. */
export interface Gate {
  readonly artefacts?: readonly ArtefactCheck[];
  readonly routes?: readonly RouteCheck[];
  readonly rendered?: readonly Check[];
  /** What takes long: asked only where nothing else is objected to. */
  readonly last?: readonly Check[];
}

const lineOf = ({ check, package: name, message }: Objection) =>
  `  ${check}: ${name === undefined ? '' : `${name}: `}${message}`;

/** Why a set is not released: everything that was found. */
export class GateRefusal extends Refusal {
  readonly objections: readonly Objection[];
  constructor(objections: readonly Objection[]) {
    super(['Not released:', ...objections.map(lineOf)].join('\n'));
    this.objections = objections;
  }
}

async function askAll<Given extends readonly unknown[]>(
  checks: readonly ((...given: Given) => Objections)[] = [],
  ...given: Given
): Promise<Objection[]> {
  const found: Objection[] = [];
  for (const check of checks) found.push(...(await check(...given)));
  return found;
}

/** Renders a set; what is wrong with the declared routes is found in one that cannot be rendered, too. */
async function tryToRender(
  { routes: checks }: Gate,
  render: () => Promise<Rendered>,
  artefacts: readonly Artefact[],
  live: ReleaseSet | null,
): Promise<{ readonly rendered: Rendered | null; readonly found: Objection[]; readonly why?: string }> {
  try {
    const rendered = await render();
    const { routes } = rendered.candidate;
    return { rendered, found: routes ? await askAll(checks, routes, artefacts, live) : [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const routes = error instanceof RenderRefusal ? error.routes : undefined;
    return {
      rendered: null,
      found: routes ? await askAll(checks, routes, artefacts, live) : [],
      why: error.message,
    };
  }
}

/**
 * Renders a set and asks every check, before anything of it is written. All that they find is told at once; that it cannot
 * be rendered is told where nothing else says why.
 *
 * @throws a {@link GateRefusal}
 */
export async function renderReleasable(
  gate: Gate,
  render: Render,
  { artefacts, facts, live }: { artefacts: readonly Artefact[]; facts: SetFacts; live: ReleaseSet | null },
): Promise<Rendered> {
  const objections = await askAll(gate.artefacts, artefacts, live);
  const { rendered, found, why } = await tryToRender(gate, () => render(artefacts, facts), artefacts, live);
  objections.push(...found);
  try {
    if (rendered) objections.push(...(await askAll(gate.rendered, rendered.candidate, live)));
    if (rendered && objections.length === 0)
      objections.push(...(await askAll(gate.last, rendered.candidate, live)));
    if (objections.length > 0) throw new GateRefusal(objections);
    if (!rendered) throw new Refusal(why ?? 'The set could not be rendered.');
    return rendered;
  } catch (error) {
    await rendered?.remove();
    throw error;
  }
}
