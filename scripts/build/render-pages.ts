import type { BootManifest } from 'shared-contract/boot-manifest';
import type { AddressRegister } from 'shared-contract/page-handle';
import { paths } from 'shared-contract/paths';
import { federationName, homePackage, remotes as remoteTable } from 'shared-contract/remotes';
import type { AssemblyOptions } from './assembly-options.ts';
import type { PackageBuild } from './build-package.ts';
import { filesForPage, type PageFiles, type RemoteBuild } from './page-files.ts';
import { plannedPages, type PlannedPage } from './planned-pages.ts';
import type { ServerBuilds } from './server-builds.ts';

const FRAME = paths.dashboard.index;
/** Any address that no remote owns renders the not-found page. */
const UNKNOWN = '/unknown-address';

export interface RenderedPage {
  readonly address: string;
  /** Of a page that says that nothing is at an address of this pattern. */
  readonly missing?: string;
  /** Of such a page: it asks the backend what is there. */
  readonly isAsked?: boolean;
  /** Of the page of such a pattern that has slots: whom the edge asks for what stands in them. */
  readonly register?: AddressRegister;
  readonly file: string;
  readonly isFrame: boolean;
  readonly html: string;
  readonly loaderData: Record<string, unknown>;
  readonly files: PageFiles;
}

/** The page that stands for every address that nobody has. */
export const isUnknown = ({ address }: RenderedPage): boolean => address === UNKNOWN;

const fileOf = (address: string) =>
  `html/${address === '/' ? 'index' : address.slice(1).replaceAll('/', '--')}.html`;

/** Renders every page that is the same for everybody, and finds what each one loads. */
export async function renderPages(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  manifest: BootManifest,
  { renderer, modules }: ServerBuilds,
  { onStep }: AssemblyOptions,
): Promise<RenderedPage[]> {
  const frameOwners = remoteTable.flatMap((remote) => (remote.frame ? federationName(remote.package) : []));
  const planned: readonly PlannedPage[] = [
    ...(await plannedPages(Object.keys(manifest.remotes), FRAME, (remote) =>
      renderer.routeBranches(remote, modules[remote]),
    )),
    ...renderer.ownAddresses.map((address) => ({ address, remotes: [] })),
    { address: FRAME, remotes: frameOwners },
    { address: UNKNOWN, remotes: [federationName(homePackage)] },
  ];
  const pages: RenderedPage[] = [];
  for (const { address, missing, isAsked, register, remotes: ownedBy } of planned) {
    const isFrame = address === FRAME;
    onStep?.(address);
    // The frame is rendered before anybody is known: no remote takes part in it.
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
      // No address has a tilde: what nobody is at is a file of its own.
      file: fileOf(missing === undefined ? address : missing.replaceAll(':', register ? '~~' : '~')),
      isFrame,
      html: rendered.html,
      loaderData: rendered.loaderData,
      files: filesForPage(shell, owners, routeIds),
    });
  }
  return pages;
}
