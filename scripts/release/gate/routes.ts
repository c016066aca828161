import { overlap, routeFaults, type JudgedRoute } from 'shared-contract/route-contract';
import type { DeclaredRoutes } from '../../build/declared-routes.ts';
import { isOfTheEdge } from '../../build/fixed-files.ts';
import type { Artefact } from '../artefacts.ts';
import type { Objection, RouteCheck } from '../gate.ts';
import { isChanged } from '../changed-artefacts.ts';
import { recordOf } from './record.ts';

const objection = (name: string, message: string): Objection => ({ check: 'routes', package: name, message });

interface Claim {
  readonly name: string;
  readonly isNew: boolean;
  readonly route: JudgedRoute;
}

const said = ({ route: { pattern, id } }: Claim) => `${pattern} (${id})`;

/** What the shell and the edge answer themselves. */
function siteFaults(ownAddresses: readonly string[], isNewShell: boolean, claim: Claim): Objection[] {
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

/** Addresses that are answered by somebody else already: each pair is told once, of whoever came later. */
function claimFaults(claims: readonly Claim[]): Objection[] {
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

async function ownFaults(declared: DeclaredRoutes, artefact: Artefact): Promise<Objection[]> {
  const { package: name } = declared;
  if ('refused' in declared) return [objection(name, declared.refused)];
  const chunks = new Set(Object.keys((await recordOf(artefact)).chunks));
  return routeFaults(name, declared.routes, chunks).map((fault) => objection(name, fault));
}

/** The route contract: an address has one owner, ids and chunks carry their remote's name, and a module has the form that the shell takes. */
export const checkRoutes: RouteCheck = async (routes, artefacts, live) => {
  const byName = new Map(artefacts.map((artefact) => [artefact.package, artefact]));
  const found: Objection[] = [];
  const claims: Claim[] = [];
  for (const declared of routes.remotes) {
    const artefact = byName.get(declared.package);
    if (!artefact) continue;
    const isNew = isChanged(artefact, live);
    if (isNew) found.push(...(await ownFaults(declared, artefact)));
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
