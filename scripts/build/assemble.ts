import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertBootManifest, type BootManifest } from 'shared-contract/boot-manifest';
import { declaredPages, type AddressRegister } from 'shared-contract/page-handle';
import type { SiteFiles } from 'shared-contract/page-data';
import { paths } from 'shared-contract/paths';
import type { RouteBranch } from 'shared-contract/route-patterns';
import type { WorkerPlan } from 'shared-contract/service-worker';
import { federationName, homePackage, remotes as remoteTable } from 'shared-contract/remotes';
import { releaseRules } from '../../shell/server/manifest.ts';
import type { ReleaseBrand } from '../../shell/server/release.ts';
import { draftOf, prune, publishDraft } from '../lib/drafts.ts';
import { hashSource } from '../lib/integrity.ts';
import { FILES_STEP, type AssemblyOptions } from './assembly-options.ts';
import { checkProperties } from './check-sheets.ts';
import type { PackageBuild } from './build-package.ts';
import { builtBrand, builtTimeZone, embedScripts } from './built-brand.ts';
import { withImage } from './cards/structured-image.ts';
import { writeCards } from './cards/write-cards.ts';
import { siteRoutesOf } from './declared-routes.ts';
import { assemblePage, sheetsIn, sheetsOfOtherAreas } from './html.ts';
import { fixedFiles } from './fixed-files.ts';
import { hostPartsOf } from './host-parts.ts';
import { makeFonts } from './fonts.ts';
import { listPageFiles, writePageFiles } from './page-file-lists.ts';
import { filesForPage, type PageFiles, type RemoteBuild } from './page-files.ts';
import { writeLlms, type SiteSection } from './pages/llms.ts';
import { changesOf } from './pages/page-dates.ts';
import { factsOf } from './pages/page-facts.ts';
import { checkPhotos } from './photos.ts';
import { plannedPages, type PlannedPage } from './planned-pages.ts';
import { writeSearchSections } from './search-sections.ts';
import { lateFiles, writeServiceWorker } from './service-worker.ts';
import { setIdOf } from './set-id.ts';
import { takeDrawings } from './site-drawings.ts';

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
  readonly routeBranches: (remote: string, module: unknown) => RouteBranch[];
  /** Pages that the navigation names together. */
  readonly siteSections: readonly SiteSection[];
  /** Addresses of the shell's own pages. */
  readonly ownAddresses: readonly string[];
  notStartedNotice(isNeeded: boolean): string;
}

const FRAME = paths.dashboard.index;
/** Any address that no remote owns renders the not-found page. */
const UNKNOWN = '/unknown-address';

const importFile = (file: string) => import(pathToFileURL(file).href) as Promise<unknown>;

async function loadServerBuilds(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  { onStep }: AssemblyOptions,
) {
  process.env['NODE_ENV'] = 'production';
  onStep?.('the start of shell');
  const renderer = (await importFile(path.join(shell.folder, 'server/server.mjs'))) as Renderer;
  const modules: Record<string, unknown> = {};
  for (const remote of remotes) {
    onStep?.(`the start of ${remote.name}`);
    modules[remote.remote] = await importFile(path.join(remote.folder, 'server/routes.mjs'));
  }
  return { renderer, modules };
}

function manifestOf(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  modules: Record<string, unknown>,
  renderer: Renderer,
  release: string,
): BootManifest {
  const manifest: BootManifest = {
    release,
    shell: shell.record.version,
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

const fileOf = (address: string) =>
  `html/${address === '/' ? 'index' : address.slice(1).replaceAll('/', '--')}.html`;

/** Renders every page that is the same for everybody, and finds what each one loads. */
async function renderPages(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  manifest: BootManifest,
  { renderer, modules }: Awaited<ReturnType<typeof loadServerBuilds>>,
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

/** What the edge answers at which address. */
function addressTable(
  pages: readonly (RenderedPage & { readonly document: string })[],
  changes: ReadonlyMap<string, string>,
) {
  const isUnknown = ({ address }: RenderedPage) => address === UNKNOWN;
  return {
    pages: Object.fromEntries(
      pages
        .filter((page) => !page.isFrame && !isUnknown(page) && page.missing === undefined)
        .map(({ address, file, document }) => [
          address,
          {
            file,
            status: 200,
            ...(/<meta name="robots"[^>]*noindex/.test(document) ? { noindex: true } : {}),
            ...(changes.has(address) ? { changed: changes.get(address) } : {}),
          },
        ]),
    ),
    frames: pages.filter(({ isFrame }) => isFrame).map(({ address, file }) => ({ prefix: address, file })),
    missing: pages.flatMap(({ missing, isAsked, register, file }) => {
      if (missing === undefined || register) return [];
      const found = pages.find((page) => page.missing === missing && page.register);
      return {
        pattern: missing,
        file,
        ...(isAsked === true ? { status: 200 } : {}),
        ...(found && { found: { file: found.file, ...found.register } }),
      };
    }),
    notFound: pages.find(isUnknown)?.file ?? '',
  };
}

/** Pages that a search of ours, or of somebody else, may find. */
const isListed = ({ address, missing, isFrame, html }: RenderedPage): boolean =>
  !isFrame && address !== UNKNOWN && missing === undefined && !/<meta name="robots"[^>]*noindex/.test(html);

/** Pages that a browser may keep for somebody without a network: those that are found, where something is. */
const isKeepable = (page: RenderedPage): boolean => page.missing === undefined && isListed(page);

/** What the service worker has to know of the release. */
function workerPlan(release: string, pages: readonly RenderedPage[], late: WorkerPlan['late']): WorkerPlan {
  const offline = pages.find(({ address }) => address === paths.offline)?.files;
  return {
    release,
    pages: pages.filter(isKeepable).map(({ address }) => address),
    offline: offline ? [...offline.scripts, ...offline.preloads] : [],
    late,
  };
}

/** Pages with an address that somebody may have meant. */
const namedPages = (pages: readonly RenderedPage[]) =>
  pages
    .filter(({ address, isFrame, missing }) => !isFrame && address !== UNKNOWN && missing === undefined)
    .map((page) => ({ ...page, isListed: isListed(page) }));

const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value, null, 2));

function writeDocuments(
  draft: string,
  pages: readonly { readonly file: string; readonly document: string }[],
) {
  mkdirSync(path.join(draft, 'html'), { recursive: true });
  for (const { file, document } of pages) writeFileSync(path.join(draft, file), document);
}

/** What starts every page, and what each loads besides: the edge writes it into them. */
const loadedFiles = (shell: PackageBuild, pages: readonly RenderedPage[]) => ({
  scripts: filesForPage(shell, [], []).scripts,
  preloads: Object.fromEntries(
    pages.map(({ file, html, files: { areas, preloads } }) => [
      file,
      [...sheetsOfOtherAreas({ html, areas }), ...preloads],
    ]),
  ),
});

/** What stands in documents and may run or style, for the policy. */
const policyHashes = (
  bootScript: string,
  pages: readonly { readonly document: string }[],
  readSheet: (address: string) => string,
) => ({
  scriptHashes: [hashSource(bootScript)],
  styleHashes: sheetsIn(pages.map(({ document }) => document)).map((address) =>
    hashSource(readSheet(address)),
  ),
});

/** Each remote's files go into its base, the shell's to the top. */
function copyFiles(shell: PackageBuild, remotes: readonly RemoteBuild[], draft: string): void {
  cpSync(path.join(shell.folder, 'web'), draft, { recursive: true });
  for (const { base, folder } of remotes)
    cpSync(path.join(folder, 'web'), path.join(draft, base), { recursive: true });
}

/** The pages with their share cards: named in what they say to search engines, and by tags for their heads. */
async function withCards(draft: string, pages: readonly RenderedPage[], brand: ReleaseBrand) {
  // Whoever fills the slots is not known: no card can be drawn of it, so that the firm's own stands there.
  const drawn = pages.filter(({ register }) => !register);
  const cards = await writeCards(draft, drawn, { ...brand, timeZone: builtTimeZone() });
  return pages.map((page) => {
    const card = cards.get(page.register ? paths.home : page.address);
    if (card === undefined) throw new Error(`${page.address} has no share card.`);
    return { ...page, html: withImage(page.html, card.image), share: card.tags };
  });
}

/** The same builds, rendered by the same code, are the same release, in a store as in a folder. */
const releaseOf = (builds: readonly PackageBuild[]): string =>
  setIdOf(builds.map(({ name, record }) => ({ package: name, id: record.id })));

/** What each page loads, for whoever comes to it by a link: those of the remotes by their patterns, the shell's own. */
const fileListsOf = (
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  { renderer, modules }: Awaited<ReturnType<typeof loadServerBuilds>>,
  rendered: readonly RenderedPage[],
) =>
  listPageFiles(
    shell,
    remotes,
    (remote) => renderer.routeBranches(remote, modules[remote]),
    rendered
      .filter(({ address }) => renderer.ownAddresses.includes(address))
      .map(({ address, files }) => [address, files.preloads]),
  );

/** Copies the builds into place, each remote into its base, and renders every page: the folder that the edge serves. */
export async function assembleBuilds(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  sites: string,
  options: AssemblyOptions = {},
): Promise<{ release: string; folder: string; fresh: boolean }> {
  const release = options.release ?? releaseOf([shell, ...remotes]);
  const folder = path.join(sites, release);
  if (existsSync(path.join(folder, 'release.json'))) return { release, folder, fresh: false };

  checkProperties([shell, ...remotes].map((build) => path.join(build.folder, 'web')));
  const { bootScript, ...host } = hostPartsOf(shell);
  options.onCompiled?.();
  const server = await loadServerBuilds(shell, remotes, options);
  takeDrawings((await importFile(host.drawings)) as object);
  const { renderer, modules } = server;
  options.onRoutes?.(siteRoutesOf(renderer, remotes, modules));
  const manifest = manifestOf(shell, remotes, modules, renderer, release);
  const brand = builtBrand();
  const providers = embedScripts(brand);
  const draft = draftOf(folder);
  copyFiles(shell, remotes, draft);

  const rendered = await renderPages(shell, remotes, manifest, server, options);
  options.onStep?.(FILES_STEP);
  // Signs of slots are shown to nobody.
  const served = rendered.flatMap(({ html, register }) => (register ? [] : [html]));
  checkPhotos(host.photos, served);
  const fonts = await makeFonts(served, host.fonts, draft);
  const pageFiles = await writePageFiles(draft, fileListsOf(shell, remotes, server, rendered));
  const search = await writeSearchSections(draft, namedPages(rendered));
  const readSheet = (address: string) => readFileSync(path.join(draft, address), 'utf8');
  const shared = await withCards(draft, rendered, brand);
  const pages = shared.map((page) => ({
    ...page,
    document: assemblePage({
      html: page.html,
      styles: page.files.styles,
      areas: page.files.areas,
      share: page.share,
      notice: renderer.notStartedNotice(page.isFrame || renderer.ownAddresses.includes(page.address)),
      boot: {
        start: page.isFrame ? 'now' : 'idle',
        hydration: page.isFrame ? null : { loaderData: page.loaderData },
        notFound: page.address === UNKNOWN,
      },
      bootScript,
      readSheet,
    }),
  }));
  writeDocuments(draft, pages);

  await writeServiceWorker(
    draft,
    host.serviceWorker,
    workerPlan(release, rendered, lateFiles(shell, remotes)),
  );

  const versions = Object.fromEntries([shell, ...remotes].map(({ name, record }) => [name, record.version]));
  const files = fixedFiles(remotes, pages, draft);
  const facts = rendered.filter(isListed).map(({ address, html }) => factsOf(address, html));
  const dates = [shell, ...remotes].map(({ record }) => record.pageDates);
  const table = { ...addressTable(pages, changesOf(facts, dates)), files };
  writeLlms(draft, brand, facts, renderer.siteSections, Object.keys(files));
  writeJson(path.join(draft, 'remotes.json'), manifest);
  const hashes = policyHashes(bootScript, pages, readSheet);
  const site: SiteFiles = {
    ...loadedFiles(shell, pages),
    fonts,
    pageFiles,
    search,
    ...(providers.length > 0 ? { embedScripts: providers } : {}),
  };
  const written = { release, versions, brand, ...hashes, ...table, site, manifest };
  writeJson(path.join(draft, 'release.json'), written);
  publishDraft(draft, folder);
  prune(sites, release);
  return { release, folder, fresh: true };
}

/** Puts a release together in which each remote has a folder. A file that is the same in the next release keeps its address. */
export const assembleSite = (
  shell: PackageBuild,
  packages: readonly PackageBuild[],
  sites: string,
  options?: AssemblyOptions,
) =>
  assembleBuilds(
    shell,
    packages.map((build) => ({
      ...build,
      remote: federationName(build.name),
      base: `/remotes/${build.name}/`,
    })),
    sites,
    options,
  );
