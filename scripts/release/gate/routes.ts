import { type DeclaredRoutes, isOfTheEdge } from '@scripts/build/rules';
import { overlap, routeFaults, type JudgedRoute } from 'shared-contract/route-patterns';
import type { Artifact } from '../artifacts.ts';
import type { GateViolation, RouteCheck } from '../gate.ts';
import { isChanged } from '../changed-artifacts.ts';
import { recordOf } from './record.ts';

const objection = (name: string, message: string): GateViolation => ({
  check: 'routes',
  package: name,
  message,
});

interface Claim {
  readonly name: string;
  readonly isNew: boolean;
  readonly route: JudgedRoute;
}

const said = ({ route: { pattern, id } }: Claim) => `${pattern} (${id})`;

/** Reports a route that conflicts with a page of the shell or a path of the edge. */
function siteFaults(ownAddresses: readonly string[], isNewShell: boolean, claim: Claim): GateViolation[] {
  const { name, isNew, route } = claim;
  const own = ownAddresses.find((address) => overlap(address, route.pattern));
  if (own !== undefined && isNew)
    return [
      objection(name, `${said(claim)} answers ${own}, which is a page of the shell: choose another address`),
    ];
  if (own !== undefined && isNewShell)
    return [
      objection('shell', `its page ${own} is an address of ${name}, ${said(claim)}: choose another one`),
    ];
  return isNew && isOfTheEdge(route.pattern)
    ? [objection(name, `${said(claim)} is answered by the edge itself: choose another address`)]
    : [];
}

/** Reports URLs with two owners. Each pair is reported once, for the newer package. */
function claimFaults(claims: readonly Claim[]): GateViolation[] {
  return claims.flatMap((claim, at) => {
    if (!claim.isNew) return [];
    const others = claims.filter(
      (other, place) =>
        other.name !== claim.name &&
        (!other.isNew || place < at) &&
        overlap(other.route.pattern, claim.route.pattern),
    );
    return others.map((other) =>
      objection(
        claim.name,
        `${said(claim)} is an address of ${other.name}, ${said(other)}: choose another one, or first release ${other.name} without it`,
      ),
    );
  });
}

async function ownFaults(declared: DeclaredRoutes, artifact: Artifact): Promise<GateViolation[]> {
  const { package: name } = declared;
  if ('refused' in declared) return [objection(name, declared.refused)];
  const chunks = new Set(Object.keys((await recordOf(artifact)).chunks));
  return routeFaults(name, declared.routes, chunks).map((fault) => objection(name, fault));
}

/**
 * Checks the route contract: a URL has one owner, ids and chunks start with their remote's name, and a module has the
 * form that the shell accepts.
 */
export const checkRoutes: RouteCheck = async (routes, artifacts, live) => {
  const byName = new Map(artifacts.map((artifact) => [artifact.package, artifact]));
  const found: GateViolation[] = [];
  const claims: Claim[] = [];
  for (const declared of routes.remotes) {
    const artifact = byName.get(declared.package);
    if (!artifact) continue;
    const isNew = isChanged(artifact, live);
    if (isNew) found.push(...(await ownFaults(declared, artifact)));
    if ('routes' in declared)
      claims.push(...declared.routes.map((route) => ({ name: declared.package, isNew, route })));
  }
  const shell = byName.get('shell');
  const pages = claims.filter(({ route }) => route.isPage && !route.pattern.includes('*'));
  const isNewShell = shell !== undefined && isChanged(shell, live);
  return [
    ...found,
    ...pages.flatMap((claim) => siteFaults(routes.ownAddresses, isNewShell, claim)),
    ...claimFaults(pages),
  ];
};
