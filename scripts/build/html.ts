import {
  BOOT_ID,
  SETTINGS_ID,
  SITE_ID,
  dataBlock,
  type OwnData,
  type PageFile as File,
} from 'shared-contract/page-data';
import { PART_MARK } from 'shared-contract/page-events';
import type { AreaSheet } from './page-files.ts';
import { classesIn, usedRules } from './used-rules.ts';

export interface PageParts {
  /** The rendered document, head included. */
  readonly html: string;
  /** The host's sheets. */
  readonly styles: readonly File[];
  /** The styles of each remote, by package. */
  readonly areas: Readonly<Record<string, readonly AreaSheet[]>>;
  /** Notice that the boot script shows if the application does not start. */
  readonly notice: string;
  /** Tags of its share card. */
  readonly share: string;
  readonly boot: OwnData;
  readonly bootScript: string;
  /** The text of a sheet, by its address. */
  readonly readSheet: (address: string) => string;
}

/** The stylesheets of the remotes whose area the rendered page does or does not contain. */
const areaSheets = ({ html, areas }: Pick<PageParts, 'html' | 'areas'>, isInPage: boolean) =>
  Object.entries(areas)
    .filter(([name]) => html.includes(`<div data-mfe="${name}"`) === isInPage)
    .flatMap(([, sheets]) => sheets);

/** The sheets of areas that the served page does not hold: asked for early, attached by the remote. */
export const sheetsOfOtherAreas = (page: Pick<PageParts, 'html' | 'areas'>): File[] =>
  areaSheets(page, false).map(([href, integrity]) => [href, integrity]);

/** Puts styles, the page's data and the boot script into a rendered document. */
export function assemblePage(parts: PageParts): string {
  const { html, styles, notice, share, boot, bootScript, readSheet } = parts;
  const body = html.replace('<div id="root">', (root) => notice + root);
  const classes = classesIn(body);
  /**
   * A public page contains only the rules that match it. The boot script attaches the complete stylesheet when the
   * application starts. `data-href` is the name that style loaders look for, so that they attach no duplicate;
   * `data-sheet` is the address, so that nothing prefetches it.
   */
  const sheet = ([address, integrity]: File, name: string) => {
    const whole = readSheet(address);
    if (whole.includes('</')) throw new Error(`${address} would end the element that it stands in.`);
    const names = `data-href="${name}" data-sheet="${address}"`;
    return boot.start === 'now'
      ? `<style ${names}>${whole}</style>`
      : `<style ${names} ${PART_MARK}="${integrity}">${usedRules(whole, classes)}</style>`;
  };
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    share,
    ...styles.map((file) => sheet(file, file[0].slice(1))),
    ...areaSheets(parts, true).map(([address, integrity, name]) => sheet([address, integrity], name)),
    dataBlock(SETTINGS_ID, {}),
    dataBlock(SITE_ID, {}),
    dataBlock(BOOT_ID, boot),
    `<script>${bootScript}</script>`,
  ].join('');
  if (!html.includes('<head>')) throw new Error('The rendered document has no head.');
  const document = body.replace('<head>', (start) => start + head);
  return document.startsWith('<!') ? document : `<!DOCTYPE html>${document}`;
}
