import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertBootManifest, type BootManifest } from 'shared-contract/boot-manifest';
import { declaredPages } from 'shared-contract/page-handle';
import { paths } from 'shared-contract/paths';
import type { RouteBranch } from 'shared-contract/route-patterns';
import { federationName, homePackage, remotes as remoteTable } from 'shared-contract/remotes';
import { releaseRules } from '../../shell/server/manifest.ts';
import { hashInputs } from '../lib/hash-inputs.ts';
import { draftOf, prune, publishDraft } from '../lib/drafts.ts';
import { hashSource } from '../lib/integrity.ts';
import { compileBootScript } from './boot-script.ts';
import { checkProperties } from './check-sheets.ts';
import type { PackageBuild } from './build-package.ts';
import { builtBrand, embedScripts } from './built-brand.ts';
import { brandPhotos } from './brand-file.ts';
import { assemblePage, sheetsIn } from './html.ts';
import { makeFonts } from './fonts.ts';
import { listPageFiles, writePageFiles } from './page-file-lists.ts';
import { filesForPage, type PageFiles, type RemoteBuild } from './page-files.ts';
import { checkPhotos } from './photos.ts';
import { root } from './shared-modules.ts';

interface Renderer {
  renderPage(
    pathname: string,
    manifest: BootManifest,
    remotes: Record<string, unknown>,
  ): Promise<{
    html: string;
    status: number;
    loaderData: Record<string, unknown>;
    routeIds: string[];
    errors: string[];
  }>;
  routeBranches(remote: string, module: unknown): RouteBranch[];
  /** Addresses of the shell's own pages. */
  readonly ownAddresses: readonly string[];
  notStartedNotice(isNeeded: boolean): string;
}

const FRAME = paths.dashboard.index;
/** Any address that no remote owns renders the not-found page. */
const UNKNOWN = '/unknown-address';

const importFile = (file: string) => import(pathToFileURL(file).href) as Promise<unknown>;

async function loadServerBuilds(shell: PackageBuild, remotes: readonly RemoteBuild[]) {
  process.env['NODE_ENV'] = 'production';
  const renderer = (await importFile(path.join(shell.folder, 'server/server.mjs'))) as Renderer;
  const modules: Record<string, unknown> = {};
  for (const remote of remotes)
    modules[remote.remote] = await importFile(path.join(remote.folder, 'server/routes.mjs'));
  return { renderer, modules };
}

function manifestOf(
  remotes: readonly RemoteBuild[],
  modules: Record<string, unknown>,
  renderer: Renderer,
  release: string,
): BootManifest {
  const manifest: BootManifest = {
    release,
    remotes: Object.fromEntries(
      remotes.map(({ remote, base, record }) => {
        if (!record.entry) throw new Error(`${remote} was built without a container entry.`);
        const integrity = record.integrity[record.entry];
        if (!integrity) throw new Error(`${remote} has no integrity for its entry.`);
        const branches = renderer.routeBranches(remote, modules[remote]);
        const pages = declaredPages(branches);
        return [
          remote,
          {
            version: record.version,
            entry: base + record.entry,
            integrity,
            styles: record.initial.css.map((file) => base + file),
            routes: branches.map(({ pattern }) => pattern),
            builtAgainst: record.builtAgainst,
            ...(pages.length > 0 ? { pages } : {}),
          },
        ];
      }),
    ),
  };
  // A page that a remote declares in a wrong way is told here, not by the site that serves it.
  assertBootManifest(manifest, releaseRules);
  return manifest;
}

interface RenderedPage {
  readonly address: string;
  readonly file: string;
  readonly isFrame: boolean;
  readonly html: string;
  readonly loaderData: Record<string, unknown>;
  readonly files: PageFiles;
}

const fileOf = (address: string) =>
  `html/${address === '/' ? 'index' : address.slice(1).replaceAll('/', '--')}.html`;

/** Renders every page that is the same for everybody, and finds what each one loads. */
async function renderPages(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  manifest: BootManifest,
  { renderer, modules }: Awaited<ReturnType<typeof loadServerBuilds>>,
): Promise<RenderedPage[]> {
  const patterns = Object.entries(manifest.remotes).flatMap(([remote, { routes }]) =>
    routes.map((pattern) => ({ remote, pattern })),
  );
  const publicPages = patterns.filter(({ pattern }) => !/[:*]/.test(pattern) && !pattern.startsWith(FRAME));
  const addresses = [...publicPages.map(({ pattern }) => pattern), ...renderer.ownAddresses, FRAME, UNKNOWN];
  const ownersOf = (address: string) => {
    if (address === FRAME)
      return remoteTable.flatMap((remote) => (remote.frame ? federationName(remote.package) : []));
    if (address === UNKNOWN) return [federationName(homePackage)];
    return publicPages.filter(({ pattern }) => pattern === address).map(({ remote }) => remote);
  };
  const pages: RenderedPage[] = [];
  for (const address of addresses) {
    const isFrame = address === FRAME;
    // The frame is rendered before anybody is known: no remote takes part in it.
    const rendered = await renderer.renderPage(
      address,
      isFrame ? { ...manifest, remotes: {} } : manifest,
      modules,
    );
    if (rendered.errors.length > 0)
      throw new Error(`Rendering ${address} failed:\n${rendered.errors.join('\n')}`);
    const routeIds = address === UNKNOWN ? ['marketing:home'] : isFrame ? ['dashboard'] : rendered.routeIds;
    const owners = remotes.filter(({ remote }) => ownersOf(address).includes(remote));
    pages.push({
      address,
      file: fileOf(address),
      isFrame,
      html: rendered.html,
      loaderData: rendered.loaderData,
      files: filesForPage(shell, owners, routeIds),
    });
  }
  return pages;
}

/** What the edge answers at which address. */
function addressTable(pages: readonly (RenderedPage & { readonly document: string })[]) {
  const isUnknown = ({ address }: RenderedPage) => address === UNKNOWN;
  return {
    pages: Object.fromEntries(
      pages
        .filter((page) => !page.isFrame && !isUnknown(page))
        .map(({ address, file, document }) => [
          address,
          {
            file,
            status: 200,
            ...(/<meta name="robots"[^>]*noindex/.test(document) ? { noindex: true } : {}),
          },
        ]),
    ),
    frames: pages.filter(({ isFrame }) => isFrame).map(({ address, file }) => ({ prefix: address, file })),
    notFound: pages.find(isUnknown)?.file ?? '',
  };
}

const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value, null, 2));

/** What stands in documents and may run or style, for the policy. */
const policyHashes = (
  bootScript: string,
  documents: readonly string[],
  readSheet: (address: string) => string,
) => ({
  scriptHashes: [hashSource(bootScript)],
  styleHashes: sheetsIn(documents).map((address) => hashSource(readSheet(address))),
});

/** Copies the builds into place, each remote into its base, and renders every page: the folder that the edge serves. */
export async function assembleBuilds(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  sites: string,
): Promise<{ release: string; folder: string; fresh: boolean }> {
  const bootScript = compileBootScript();
  const release = hashInputs(root, [
    'scripts/build',
    'shell/src/boot',
    ...[shell, ...remotes].map((build) => path.relative(root, path.join(build.folder, 'build.json'))),
  ]);
  const folder = path.join(sites, release);
  if (existsSync(path.join(folder, 'release.json'))) return { release, folder, fresh: false };

  checkProperties([shell, ...remotes].map((build) => path.join(build.folder, 'web')));
  const server = await loadServerBuilds(shell, remotes);
  const { renderer, modules } = server;
  const manifest = manifestOf(remotes, modules, renderer, release);
  const brand = builtBrand();
  const providers = embedScripts(brand);
  const draft = draftOf(folder);
  cpSync(path.join(shell.folder, 'web'), draft, { recursive: true });
  for (const { base, folder: built } of remotes)
    cpSync(path.join(built, 'web'), path.join(draft, base), { recursive: true });

  const rendered = await renderPages(shell, remotes, manifest, server);
  checkPhotos(
    brandPhotos(),
    rendered.map(({ html }) => html),
  );
  const fonts = await makeFonts(
    rendered.map(({ html }) => html),
    draft,
  );
  const pageFiles = await writePageFiles(
    draft,
    listPageFiles(
      shell,
      remotes,
      (remote) => renderer.routeBranches(remote, modules[remote]),
      rendered
        .filter(({ address }) => renderer.ownAddresses.includes(address))
        .map(({ address, files }) => [address, files.preloads]),
    ),
  );
  const readSheet = (address: string) => readFileSync(path.join(draft, address), 'utf8');
  const pages = rendered.map((page) => ({
    ...page,
    document: assemblePage({
      html: page.html,
      styles: page.files.styles,
      areas: page.files.areas,
      notice: renderer.notStartedNotice(page.isFrame || renderer.ownAddresses.includes(page.address)),
      boot: {
        start: page.isFrame ? 'now' : 'idle',
        scripts: page.files.scripts,
        preloads: page.files.preloads,
        fonts,
        pageFiles,
        ...(providers.length > 0 ? { embedScripts: providers } : {}),
        manifest,
        hydration: page.isFrame ? null : { loaderData: page.loaderData },
        notFound: page.address === UNKNOWN,
      },
      bootScript,
      readSheet,
    }),
  }));
  mkdirSync(path.join(draft, 'html'), { recursive: true });
  for (const { file, document } of pages) writeFileSync(path.join(draft, file), document);

  const versions = Object.fromEntries([shell, ...remotes].map(({ name, record }) => [name, record.version]));
  const table = addressTable(pages);
  writeJson(path.join(draft, 'remotes.json'), manifest);
  const documents = pages.map(({ document }) => document);
  const hashes = policyHashes(bootScript, documents, readSheet);
  writeJson(path.join(draft, 'release.json'), { release, versions, brand, ...hashes, ...table, manifest });
  publishDraft(draft, folder);
  prune(sites, release);
  return { release, folder, fresh: true };
}

/** Puts a release together in which every version of a remote has a folder of its own. */
export const assembleSite = (shell: PackageBuild, packages: readonly PackageBuild[], sites: string) =>
  assembleBuilds(
    shell,
    packages.map((build) => ({
      ...build,
      remote: federationName(build.name),
      base: `/remotes/${build.name}/${build.record.version}/`,
    })),
    sites,
  );
