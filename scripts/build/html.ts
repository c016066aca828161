import {
  BOOT_ID,
  SETTINGS_ID,
  dataBlock,
  type PageData,
  type PageFile as File,
} from 'shared-contract/page-data';
import type { AreaSheet } from './page-files.ts';

export interface PageParts {
  /** The rendered document, head included. */
  readonly html: string;
  readonly styles: readonly File[];
  /** The styles of each remote, by package. */
  readonly areas: Readonly<Record<string, readonly AreaSheet[]>>;
  /** What stands beside the application, for the time when it does not come. */
  readonly notice: string;
  readonly boot: PageData<unknown>;
  readonly bootScript: string;
}

const sheetLink = ([href, integrity]: File, more = ''): string =>
  `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous"${more}>`;

/**
 * Puts each remote's sheets just before its area: the browser paints what stands before a sheet while it waits for it.
 * `data-href` is what the remote's style loader looks for, so that it attaches none twice.
 */
function withAreaSheets(html: string, areas: PageParts['areas']): string {
  return Object.entries(areas).reduce((page, [name, sheets]) => {
    const links = sheets.map(([href, integrity, file]) =>
      sheetLink([href, integrity], ` data-href="${file}"`),
    );
    return page.replace(`<div data-mfe="${name}"`, (area) => links.join('') + area);
  }, html);
}

/** The sheets of areas that the served page does not hold: asked for early, attached by the remote. */
function sheetsOfOtherAreas(html: string, areas: PageParts['areas']): File[] {
  return Object.entries(areas)
    .filter(([name]) => !html.includes(`<div data-mfe="${name}"`))
    .flatMap(([, sheets]) => sheets.map(([href, integrity]): File => [href, integrity]));
}

/** Puts styles, the page's data and the boot script into a rendered document. */
export function assemblePage({ html, styles, areas, notice, boot, bootScript }: PageParts): string {
  const plan = { ...boot, preloads: [...sheetsOfOtherAreas(html, areas), ...boot.preloads] };
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...styles.map((file) => sheetLink(file)),
    dataBlock(SETTINGS_ID, {}),
    dataBlock(BOOT_ID, plan),
    `<script>${bootScript}</script>`,
  ].join('');
  if (!html.includes('<head>')) throw new Error('The rendered document has no head.');
  const document = withAreaSheets(html, areas)
    .replace('<head>', (start) => start + head)
    .replace('<div id="root">', (root) => notice + root);
  return document.startsWith('<!') ? document : `<!DOCTYPE html>${document}`;
}
