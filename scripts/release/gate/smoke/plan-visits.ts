import { answers, isPattern } from 'shared-contract/page-addresses';
import type { MemberRole } from 'shared-contract/page-handle';
import { federationName, frameOf } from 'shared-contract/remotes';
import type { Release } from '../../../../shell/server/release.ts';

/** An address that is opened, and what is expected there. */
export interface Visit {
  readonly package: string;
  readonly address: string;
  readonly status: number;
  /** Who opens it; nobody in particular where it is public. */
  readonly role?: MemberRole;
  /** The document whose heading is shown, where the page is served whole. */
  readonly file?: string;
  /** Nobody is at this address: that is said in some way, maybe without a heading. */
  readonly isOfNobody?: boolean;
}

/** A pattern of the member area: which addresses it has, pages say by their links. */
export interface Unresolved {
  readonly package: string;
  readonly pattern: string;
  readonly role: MemberRole;
}

export interface Plan {
  readonly visits: readonly Visit[];
  readonly unresolved: readonly Unresolved[];
}

/** An id that nobody has. */
const NOBODY = 'unknown-address';
export const addressOfNobody = (pattern: string): string => pattern.replaceAll(/:[^/]+|\*/g, NOBODY);

/** Of those who find a page in their menu the one who may do most. */
function roleFor({ manifest }: Release, pattern: string): MemberRole {
  const pages = Object.values(manifest.remotes).flatMap(({ pages: declared = [] }) => declared);
  const roles = pages.find(({ path }) => path === pattern)?.menu?.flatMap((place) => place.roles) ?? [];
  return (['admin', 'coach', 'user'] as const).find((role) => roles.includes(role)) ?? 'admin';
}

function publicVisit(release: Release, name: string, pattern: string): Visit {
  const listed = Object.entries(release.pages).find(([at]) => at === pattern || answers(pattern, at));
  if (listed) return { package: name, address: listed[0], status: listed[1].status, file: listed[1].file };
  const missing = release.missing?.find((one) => one.pattern === pattern);
  return { package: name, address: addressOfNobody(pattern), status: missing?.status ?? 404 };
}

/** Where a remote's pages are opened: each of its patterns at one address. */
function remotePlan(release: Release, name: string): Plan {
  const patterns = release.manifest.remotes[federationName(name)]?.routes ?? [];
  const members = patterns.filter((pattern) => frameOf(pattern));
  const memberVisit = (pattern: string): Visit => ({
    package: name,
    address: addressOfNobody(pattern),
    status: 200,
    role: roleFor(release, pattern),
  });
  return {
    visits: [
      ...patterns.filter((one) => !frameOf(one)).map((pattern) => publicVisit(release, name, pattern)),
      ...members.filter((one) => !one.includes(':')).map(memberVisit),
    ],
    unresolved: members
      .filter((one) => one.includes(':'))
      .map((pattern) => ({ package: name, pattern, role: roleFor(release, pattern) })),
  };
}

function shellPlan(release: Release, ownAddresses: readonly string[]): Plan {
  const visits = ownAddresses.flatMap((address): Visit[] => {
    const page = release.pages[address];
    return page ? [{ package: 'shell', address, status: page.status, file: page.file }] : [];
  });
  return { visits, unresolved: [] };
}

/** A public page and one of the member area, where a package has both. */
function oneOfEach({ visits }: Plan): Plan {
  const plain = visits.filter(({ address }) => !isPattern(address) && !address.includes(NOBODY));
  const first = [plain.find(({ role }) => role === undefined), plain.find(({ role }) => role !== undefined)];
  return { visits: first.filter((visit) => visit !== undefined), unresolved: [] };
}

/** Every route of what is released, and a page or two of each neighbor. */
export function planVisits(
  release: Release,
  ownAddresses: readonly string[],
  packages: readonly { readonly name: string; readonly isReleased: boolean }[],
): Plan {
  const plans = packages.map(({ name, isReleased }) => {
    const plan = name === 'shell' ? shellPlan(release, ownAddresses) : remotePlan(release, name);
    return isReleased ? plan : oneOfEach(plan);
  });
  return {
    visits: plans.flatMap(({ visits }) => visits),
    unresolved: plans.flatMap(({ unresolved }) => unresolved),
  };
}
