import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { officeZone } from 'shared-contract/firm';
import type { SiteFiles } from 'shared-contract/page-data';
import { paths } from 'shared-contract/paths';
import type { ReleaseBrand } from '../../shell/server/release.ts';
import { hashSource } from '../lib/integrity.ts';
import { addressTable, isListed, namedPages, workerPlan } from './address-table.ts';
import type { PackageBuild } from './build-package.ts';
import { embedScripts } from './built-brand.ts';
import { withImage } from './cards/structured-image.ts';
import { writeCards } from './cards/write-cards.ts';
import { fixedFiles } from './fixed-files.ts';
import { makeFonts } from './fonts.ts';
import type { hostPartsOf } from './host-parts.ts';
import { assemblePage, sheetsOfOtherAreas } from './html.ts';
import { listPageFiles, writePageFiles } from './page-file-lists.ts';
import { filesForPage, type RemoteBuild } from './page-files.ts';
import { writeLlms } from './pages/llms.ts';
import { changesOf } from './pages/page-dates.ts';
import { factsOf } from './pages/page-facts.ts';
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

/** The pages with their share cards: named in what they say to search engines, and by tags for their heads. */
async function withCards(draft: string, pages: readonly RenderedPage[], brand: ReleaseBrand) {
  // Whoever fills the slots is not known: no card can be drawn of it, so that the firm's own stands there.
  const drawn = pages.filter(({ register }) => !register);
  const cards = await writeCards(draft, drawn, { ...brand, timeZone: officeZone });
  return pages.map((page) => {
    const card = cards.get(page.register ? paths.home : page.address);
    if (card === undefined) throw new Error(`${page.address} has no share card.`);
    return { ...page, html: withImage(page.html, card.image), share: card.tags };
  });
}

/** What each page loads, for whoever comes to it by a link: those of the remotes by their patterns, the shell's own. */
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

/** A page as it is served. */
const documentOf = (
  page: CardedPage,
  renderer: Renderer,
  bootScript: string,
  readSheet: (address: string) => string,
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
    readSheet,
  });

/** What a release is written from. */
interface Rendered {
  readonly release: string;
  readonly shell: PackageBuild;
  readonly remotes: readonly RemoteBuild[];
  readonly host: ReturnType<typeof hostPartsOf>;
  readonly server: ServerBuilds;
  readonly manifest: BootManifest;
  readonly brand: ReleaseBrand;
  readonly rendered: readonly RenderedPage[];
}

/** Writes documents, lists and `release.json` of rendered pages beside the files of the builds. */
export async function writeRelease(draft: string, made: Rendered): Promise<void> {
  const { release, shell, remotes, host, server, manifest, brand, rendered } = made;
  const { renderer } = server;
  const { bootScript } = host;
  // Signs of slots are shown to nobody.
  const served = rendered.flatMap(({ html, register }) => (register ? [] : [html]));
  checkPhotos(host.photos, served);
  const fonts = await makeFonts(served, host.fonts, draft);
  const pageFiles = await writePageFiles(draft, fileListsOf(shell, remotes, server, rendered));
  const search = await writeSearchSections(draft, namedPages(rendered));
  const readSheet = (address: string) => readFileSync(path.join(draft, address), 'utf8');
  const builds = [shell, ...remotes];
  const heights = Object.fromEntries(
    builds.flatMap(({ record }) => Object.entries(record.sectionHeights ?? {})),
  );
  const shared = await withCards(draft, rendered, brand);
  const pages = shared.map((page) => {
    const html = reserveHeights(page.html, isUnknown(page) ? paths.home : page.address, heights);
    return { ...page, document: documentOf({ ...page, html }, renderer, bootScript, readSheet) };
  });
  writeDocuments(draft, pages);
  await writeServiceWorker(
    draft,
    host.serviceWorker,
    workerPlan(release, rendered, validationFiles(shell, remotes)),
  );

  const versions = Object.fromEntries(builds.map(({ name, record }) => [name, record.version]));
  const files = fixedFiles(remotes, pages, draft);
  const facts = rendered.filter(isListed).map(({ address, html }) => factsOf(address, html));
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
