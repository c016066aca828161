import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSource } from '@scripts/core/files';
import { withImage, writeCards } from '@scripts/documents/cards';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { officeZone } from 'shared-contract/firm';
import type { SiteFiles } from 'shared-contract/page-data';
import { paths } from 'shared-contract/paths';
import type { ReleaseBrand } from 'shared-release/release';
import { addressTable, isListed, namedPages, workerPlan } from './address-table.ts';
import type { PackageBuild } from './build-package.ts';
import { embedScripts } from './brand-file.ts';
import { fixedFiles } from './fixed-files.ts';
import { makeFonts } from './fonts.ts';
import type { hostPartsOf } from './host-parts.ts';
import { assemblePage, sheetsOfOtherAreas } from './html.ts';
import { filesForPage, listPageFiles, type RemoteBuild, writePageFiles } from './page-files.ts';
import { writeLlms } from './pages/llms.ts';
import { changesOf } from './pages/page-dates.ts';
import { type ReadPage, readPage } from './pages/read-page.ts';
import { reserveHeights } from './pages/section-heights.ts';
import { checkPhotos } from './photos.ts';
import { isUnknown, type RenderedPage } from './render-pages.ts';
import { writeSearchSections } from './search-sections.ts';
import type { Renderer, ServerBuilds } from './server-builds.ts';
import { validationFiles, writeServiceWorker } from './service-worker.ts';

const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value, null, 2));

function writeDocuments(
  draft: string,
  pages: readonly { readonly file: string; readonly document: string }[],
) {
  mkdirSync(path.join(draft, 'html'), { recursive: true });
  for (const { file, document } of pages) writeFileSync(path.join(draft, file), document);
}

/** Returns the scripts that start every page, and each page's preloads. The edge inserts both into the page. */
const loadedFiles = (shell: PackageBuild, pages: readonly RenderedPage[]) => ({
  scripts: filesForPage(shell, [], []).scripts,
  preloads: Object.fromEntries(
    pages.map(({ file, html, files: { areas, preloads } }) => [
      file,
      [...sheetsOfOtherAreas({ html, areas }), ...preloads],
    ]),
  ),
});

/** Adds share cards to the pages: in the structured data, and as tags in the head. */
async function withCards(
  draft: string,
  pages: readonly (RenderedPage & ReadPage)[],
  brand: ReleaseBrand,
  earlier: string | undefined,
) {
  // The build doesn't know whose data fills the slots, so such a page uses the card of the home page.
  const drawn = pages.filter(({ register }) => !register);
  const cards = await writeCards(draft, drawn, { ...brand, timeZone: officeZone }, earlier);
  return pages.map((page) => {
    const card = cards.get(page.register ? paths.home : page.address);
    if (card === undefined) throw new Error(`${page.address} has no share card.`);
    return { ...page, image: card.image, share: card.tags };
  });
}

/** Lists the files of each page, for navigation by links: the remotes' pages by pattern, and the shell's pages. */
const fileListsOf = (
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  { renderer, modules }: ServerBuilds,
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

type CardedPage = Awaited<ReturnType<typeof withCards>>[number];

const documentOf = (
  page: CardedPage,
  renderer: Renderer,
  bootScript: string,
  readStylesheet: (address: string) => string,
): string =>
  assemblePage({
    html: page.html,
    styles: page.files.styles,
    areas: page.files.areas,
    share: page.share,
    notice: renderer.notStartedNotice(page.isFrame || renderer.ownAddresses.includes(page.address)),
    boot: {
      start: page.isFrame ? 'now' : 'use',
      hydration: page.isFrame ? null : { loaderData: page.loaderData },
      notFound: isUnknown(page),
    },
    bootScript,
    readStylesheet,
  });

interface Rendered {
  readonly release: string;
  readonly shell: PackageBuild;
  readonly remotes: readonly RemoteBuild[];
  readonly host: ReturnType<typeof hostPartsOf>;
  readonly server: ServerBuilds;
  readonly manifest: BootManifest;
  readonly brand: ReleaseBrand;
  readonly rendered: readonly RenderedPage[];
  /** Folder of an earlier release. */
  readonly earlier: string | undefined;
}

/** Writes the documents, lists, and `release.json` of the rendered pages next to the files of the builds. */
export async function writeRelease(draft: string, made: Rendered): Promise<void> {
  const { release, shell, remotes, host, server, manifest, brand, rendered, earlier } = made;
  const { renderer } = server;
  const { bootScript } = host;
  // Visitors never see the placeholders in slots, so their characters don't count.
  const served = rendered.flatMap(({ html, register }) => (register ? [] : [html]));
  checkPhotos(host.photos, served);
  const fonts = await makeFonts(served, host.fonts, draft, earlier);
  const read = rendered.map((page) => ({ ...page, ...readPage(page.address, page.html, brand.name) }));
  const pageFiles = writePageFiles(draft, fileListsOf(shell, remotes, server, rendered));
  const search = writeSearchSections(draft, namedPages(read));
  const readStylesheet = (address: string) => readFileSync(path.join(draft, address), 'utf8');
  const builds = [shell, ...remotes];
  const heights = Object.fromEntries(
    builds.flatMap(({ record }) => Object.entries(record.sectionHeights ?? {})),
  );
  const shared = await withCards(draft, read, brand, earlier);
  const pages = shared.map((page) => {
    const address = isUnknown(page) ? paths.home : page.address;
    // Before the image, because the positions are those of the page that was read.
    const html = withImage(reserveHeights(page.html, page.root, address, heights), page.image);
    return { ...page, document: documentOf({ ...page, html }, renderer, bootScript, readStylesheet) };
  });
  writeDocuments(draft, pages);
  writeServiceWorker(
    draft,
    host.serviceWorker,
    workerPlan(release, rendered, validationFiles(shell, remotes)),
  );

  const versions = Object.fromEntries(builds.map(({ name, record }) => [name, record.version]));
  const files = fixedFiles(remotes, pages, draft);
  const facts = read.filter(isListed).map((page) => page.facts);
  const dates = builds.map(({ record }) => record.pageDates);
  const table = { ...addressTable(pages, changesOf(facts, dates)), files };
  writeLlms(draft, brand, facts, renderer.siteSections, Object.keys(files));
  writeJson(path.join(draft, 'remotes.json'), manifest);
  const providers = embedScripts(brand);
  const site: SiteFiles = {
    ...loadedFiles(shell, pages),
    fonts,
    pageFiles,
    search,
    ...(providers.length > 0 ? { embedScripts: providers } : {}),
  };
  const scriptHashes = [hashSource(bootScript)];
  const written = { release, versions, brand, scriptHashes, ...table, site, manifest };
  writeJson(path.join(draft, 'release.json'), written);
}
