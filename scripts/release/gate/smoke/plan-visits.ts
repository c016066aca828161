import type { MemberRole } from 'shared-contract/page-handle';
import { federationName, layoutOf } from 'shared-contract/remotes';
import { answers, isPattern } from 'shared-contract/route-patterns';
import type { Release } from 'shared-release/release';

export interface Visit {
  readonly package: string;
  readonly address: string;
  /** The route pattern of the address. */
  readonly pattern: string;
  readonly status: number;
  /** The role of the signed-in user; undefined for a public page. */
  readonly role?: MemberRole;
  /** The document whose heading is expected, if the page is prerendered. */
  readonly file?: string;
  /** True for an id that doesn't exist. Any message is accepted, even without a heading. */
  readonly isOfNobody?: boolean;
}

/** A pattern of the member area. Its URLs are only known from links on pages. */
export interface Unresolved {
  readonly package: string;
  readonly pattern: string;
  readonly role: MemberRole;
}

export interface Plan {
  readonly visits: readonly Visit[];
  readonly unresolved: readonly Unresolved[];
}

const UNKNOWN_ID = 'unknown-address';
export const placeholderAddress = (pattern: string): string => pattern.replaceAll(/:[^/]+|\*/g, UNKNOWN_ID);

/** Returns the most privileged role that has the page in its menu. */
function roleFor({ manifest }: Release, pattern: string): MemberRole {
  const pages = Object.values(manifest.remotes).flatMap(({ pages: declared = [] }) => declared);
  const roles = pages.find(({ path }) => path === pattern)?.menu?.flatMap((place) => place.roles) ?? [];
  return (['admin', 'coach', 'user'] as const).find((role) => roles.includes(role)) ?? 'admin';
}

/** Plans a visit of each prerendered address of a pattern, or of one that doesn't exist. */
function publicVisits(release: Release, name: string, pattern: string): Visit[] {
  const listed = Object.entries(release.pages).filter(([at]) => at === pattern || answers(pattern, at));
  const missing = release.missing?.find((one) => one.pattern === pattern);
  const unknown = { address: placeholderAddress(pattern), status: missing?.status ?? 404 };
  return listed.length > 0
    ? listed.map(([address, { status, file }]) => ({ package: name, pattern, address, status, file }))
    : [{ package: name, pattern, ...unknown }];
}

/** Plans the visits of a remote. */
function remotePlan(release: Release, name: string): Plan {
  const patterns = release.manifest.remotes[federationName(name)]?.routes ?? [];
  const members = patterns.filter((pattern) => layoutOf(pattern));
  const memberVisit = (pattern: string): Visit => ({
    package: name,
    pattern,
    address: placeholderAddress(pattern),
    status: 200,
    role: roleFor(release, pattern),
  });
  return {
    visits: [
      ...patterns.filter((one) => !layoutOf(one)).flatMap((pattern) => publicVisits(release, name, pattern)),
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
    return page
      ? [{ package: 'shell', pattern: address, address, status: page.status, file: page.file }]
      : [];
  });
  return { visits, unresolved: [] };
}

const isPlain = ({ address }: Visit) => !isPattern(address) && !address.includes(UNKNOWN_ID);

/** Selects a public page and a member-area page, if the package has both. */
function oneOfEach({ visits }: Plan): Plan {
  const plain = visits.filter(isPlain);
  const first = [plain.find(({ role }) => role === undefined), plain.find(({ role }) => role !== undefined)];
  return { visits: first.filter((visit) => visit !== undefined), unresolved: [] };
}

/** How a page differs from the live release set. */
export type Difference = 'none' | 'stylesheets' | 'code';

/** Maximum visits of one pattern, and of pages that differ only in their stylesheets. */
const MAX_ALIKE = 3;

/** Selects items by a key, at most `most` of each. */
function limited<Item>(items: readonly Item[], keyOf: (item: Item) => string, most: number): Item[] {
  const counts = new Map<string, number>();
  return items.filter((item) => {
    const count = (counts.get(keyOf(item)) ?? 0) + 1;
    counts.set(keyOf(item), count);
    return count <= most;
  });
}

/** Returns the patterns whose pages probably link to a pattern: those that it begins with, except the layout. */
const isAbove = (pattern: string, other: string) =>
  pattern.startsWith(`${other}/`) && layoutOf(other)?.path !== other;

/**
 * Selects the visits of a package that differ from live, and one that doesn't, because its entry is new. Also selects
 * the pages that link to the selected patterns.
 */
function changedVisits(
  { visits, unresolved }: Plan,
  differenceOf: (pattern: string, file?: string) => Difference,
): Plan {
  const differs = (which: Difference) =>
    visits.filter(({ pattern, file }) => differenceOf(pattern, file) === which);
  const open = unresolved.filter(({ pattern }) => differenceOf(pattern) !== 'none');
  const leadsToOpen = ({ pattern }: { readonly pattern: string }) =>
    open.some((one) => isAbove(one.pattern, pattern));
  const same = differs('none');
  const unchanged = same.find((visit) => isPlain(visit) && visit.role === undefined) ?? same.find(isPlain);
  const selected = new Set([
    ...limited(differs('code'), ({ pattern }) => pattern, MAX_ALIKE),
    ...limited(differs('stylesheets'), () => '', MAX_ALIKE),
    ...same.filter(leadsToOpen),
    ...(unchanged ? [unchanged] : []),
  ]);
  return {
    visits: visits.filter((visit) => selected.has(visit)),
    unresolved: unresolved.filter((one) => open.includes(one) || leadsToOpen(one)),
  };
}

export interface PlannedPackage {
  readonly name: string;
  readonly isReleased: boolean;
}

/**
 * Plans visits of the pages that differ from live, and of one unchanged page of each released package.
 *
 * @param differenceOf how the pages of a pattern differ from live. Without it, every page of every package is visited.
 */
export function planVisits(
  release: Release,
  ownAddresses: readonly string[],
  packages: readonly PlannedPackage[],
  differenceOf?: (pattern: string, file?: string) => Difference,
): Plan {
  const plans = packages.map(({ name, isReleased }): Plan => {
    const plan = name === 'shell' ? shellPlan(release, ownAddresses) : remotePlan(release, name);
    if (!differenceOf) return plan;
    if (isReleased) return changedVisits(plan, differenceOf);
    const visits = oneOfEach(plan).visits.filter(
      ({ pattern, file }) => differenceOf(pattern, file) !== 'none',
    );
    return { visits, unresolved: [] };
  });
  return {
    visits: plans.flatMap(({ visits }) => visits),
    unresolved: plans.flatMap(({ unresolved }) => unresolved),
  };
}
