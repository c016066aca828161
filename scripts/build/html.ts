import {
  BOOT_ID,
  SETTINGS_ID,
  SITE_ID,
  dataBlock,
  type OwnData,
  type PageFile as File,
} from 'shared-contract/page-data';
import type { AreaSheet } from './page-files.ts';

export interface PageParts {
  /** The rendered document, head included. */
  readonly html: string;
  /** The host's sheets. */
  readonly styles: readonly File[];
  /** The styles of each remote, by package. */
  readonly areas: Readonly<Record<string, readonly AreaSheet[]>>;
  /** What stands beside the application, for the time when it does not come. */
  readonly notice: string;
  /** Tags of its share card. */
  readonly share: string;
  readonly boot: OwnData;
  readonly bootScript: string;
  /** The text of a sheet, by its address. */
  readonly readSheet: (address: string) => string;
}

/**
 * A sheet in the document. `data-href` is the name that style loaders look for, so that they attach none twice;
 * `data-sheet` its address, so that nothing is fetched ahead that is there.
 */
function sheetInPage(text: string, name: string, address: string): string {
  if (text.includes('</')) throw new Error(`${address} would end the element that it stands in.`);
  return `<style data-href="${name}" data-sheet="${address}">${text}</style>`;
}

/** The addresses of the sheets that stand in documents, each once. */
export function sheetsIn(documents: readonly string[]): string[] {
  const found = documents.flatMap((html) => [...html.matchAll(/<style [^>]*data-sheet="([^"]+)">/g)]);
  return [...new Set(found.flatMap(([, address]) => address ?? []))];
}

/** Puts each remote's sheets just before its area: what stands before them can be painted while they are on their way. */
function withAreaSheets(html: string, areas: PageParts['areas'], readSheet: PageParts['readSheet']): string {
  return Object.entries(areas).reduce((page, [name, sheets]) => {
    const styles = sheets.map(([address, , file]) => sheetInPage(readSheet(address), file, address));
    return page.replace(`<div data-mfe="${name}"`, (area) => styles.join('') + area);
  }, html);
}

/** The sheets of areas that the served page does not hold: asked for early, attached by the remote. */
export function sheetsOfOtherAreas({ html, areas }: Pick<PageParts, 'html' | 'areas'>): File[] {
  return Object.entries(areas)
    .filter(([name]) => !html.includes(`<div data-mfe="${name}"`))
    .flatMap(([, sheets]) => sheets.map(([href, integrity]): File => [href, integrity]));
}

/** Puts styles, the page's data and the boot script into a rendered document. */
export function assemblePage(parts: PageParts): string {
  const { html, styles, areas, notice, share, boot, bootScript, readSheet } = parts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    share,
    ...styles.map(([address]) => sheetInPage(readSheet(address), address.slice(1), address)),
    dataBlock(SETTINGS_ID, {}),
    dataBlock(SITE_ID, {}),
    dataBlock(BOOT_ID, boot),
    `<script>${bootScript}</script>`,
  ].join('');
  if (!html.includes('<head>')) throw new Error('The rendered document has no head.');
  const document = withAreaSheets(html, areas, readSheet)
    .replace('<head>', (start) => start + head)
    .replace('<div id="root">', (root) => notice + root);
  return document.startsWith('<!') ? document : `<!DOCTYPE html>${document}`;
}
