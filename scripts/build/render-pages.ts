import type { BootManifest } from 'shared-contract/boot-manifest';
import { SLOTS_ID } from 'shared-contract/page-data';
import type { AddressRegister } from 'shared-contract/page-handle';
import { paths } from 'shared-contract/paths';
import { federationName, homePackage, remotes as remoteTable } from 'shared-contract/remotes';
import {
  addressesOf,
  asksForOthers,
  isPattern,
  registerOf,
  type RouteBranch,
} from 'shared-contract/route-patterns';
import type { AssemblyOptions } from './assembly-options.ts';
import type { PackageBuild } from './build-package.ts';
import { filesForPage, type PageFiles, type RemoteBuild } from './page-files.ts';
import type { ServerBuilds } from './server-builds.ts';

/** Placeholder for a parameter, to render a remote's page for an unknown id. */
const NOBODY = 'unknown-address';

export interface PlannedPage {
  readonly address: string;
  /** The pattern, for the page that the edge serves for its unknown URLs. */
  readonly missing?: string;
  readonly isAsked?: boolean;
  readonly register?: AddressRegister;
  /** The remote that owns the page; empty for the shell's pages. */
  readonly remotes: readonly string[];
}

const addressOf = (pattern: string, parameter: string) => pattern.replaceAll(/:[^/]+/g, parameter);

/** Returns additional pages of a pattern: one for unknown URLs, and one with slots if a register provides more ids. */
async function othersOf(branch: RouteBranch, remotes: readonly string[]): Promise<PlannedPage[]> {
  const { pattern } = branch;
  const register = await registerOf(branch);
  const nobody = {
    address: addressOf(pattern, NOBODY),
    missing: pattern,
    isAsked: asksForOthers(branch),
    remotes,
  };
  return [
    nobody,
    ...(register ? [{ address: addressOf(pattern, SLOTS_ID), missing: pattern, register, remotes }] : []),
  ];
}

/** Lists the public pages of the remotes, including those for the other URLs of a pattern. Excludes the member area. */
async function plannedPages(
  remotes: readonly string[],
  memberArea: string,
  branchesOf: (remote: string) => readonly RouteBranch[],
): Promise<PlannedPage[]> {
  const planned: PlannedPage[] = [];
  for (const remote of remotes)
    for (const branch of branchesOf(remote)) {
      const addresses = branch.pattern.startsWith(memberArea) ? undefined : await addressesOf(branch);
      if (addresses === undefined) continue;
      planned.push(...addresses.map((address) => ({ address, remotes: [remote] })));
      if (isPattern(branch.pattern)) planned.push(...(await othersOf(branch, [remote])));
    }
  return planned;
}

const FRAME = paths.dashboard.index;
/** Any URL that no remote owns renders the not-found page. */
const UNKNOWN = '/unknown-address';

export interface RenderedPage {
  readonly address: string;
  /** The pattern, for the page that states that nothing exists at one of its URLs. */
  readonly missing?: string;
  /** True if the `missing` page queries the backend for the id. */
  readonly isAsked?: boolean;
  /** The server function that the edge calls to fill the slots of the page. */
  readonly register?: AddressRegister;
  readonly file: string;
  readonly isFrame: boolean;
  readonly html: string;
  readonly loaderData: Record<string, unknown>;
  readonly files: PageFiles;
}

/** Returns true for the page of all unknown URLs. */
export const isUnknown = ({ address }: RenderedPage): boolean => address === UNKNOWN;

const fileOf = (address: string) =>
  `html/${address === '/' ? 'index' : address.slice(1).replaceAll('/', '--')}.html`;

/** Renders every page that is the same for all users, and lists the files that each one loads. */
export async function renderPages(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  manifest: BootManifest,
  { renderer, modules }: ServerBuilds,
  { onStep }: AssemblyOptions,
): Promise<RenderedPage[]> {
  const layoutOwners = remoteTable.flatMap((remote) => (remote.layout ? federationName(remote.package) : []));
  const planned: readonly PlannedPage[] = [
    ...(await plannedPages(Object.keys(manifest.remotes), FRAME, (remote) =>
      renderer.routeBranches(remote, modules[remote]),
    )),
    ...renderer.ownAddresses.map((address) => ({ address, remotes: [] })),
    { address: FRAME, remotes: layoutOwners },
    { address: UNKNOWN, remotes: [federationName(homePackage)] },
  ];
  const pages: RenderedPage[] = [];
  for (const { address, missing, isAsked, register, remotes: ownedBy } of planned) {
    const isFrame = address === FRAME;
    onStep?.(address);
    // The layout is rendered before the user is known, so no remote takes part.
    const rendered = await renderer.renderPage(
      address,
      isFrame ? { ...manifest, remotes: {} } : manifest,
      modules,
    );
    if (rendered.errors.length > 0)
      throw new Error(`Rendering ${address} failed:\n${rendered.errors.join('\n')}`);
    const routeIds = address === UNKNOWN ? ['marketing:home'] : isFrame ? ['dashboard'] : rendered.routeIds;
    const owners = remotes.filter(({ remote }) => ownedBy.includes(remote));
    pages.push({
      address,
      ...(missing === undefined ? {} : { missing }),
      ...(isAsked === true ? { isAsked } : {}),
      ...(register && { register }),
      // No URL contains a tilde, so the page for unknown ids gets a separate file.
      file: fileOf(missing === undefined ? address : missing.replaceAll(':', register ? '~~' : '~')),
      isFrame,
      html: rendered.html,
      loaderData: rendered.loaderData,
      files: filesForPage(shell, owners, routeIds),
    });
  }
  return pages;
}
