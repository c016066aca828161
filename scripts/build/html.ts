import postcss, { type Container, type Root } from 'postcss';
import { withoutEntities } from 'shared-contract/html-text';
import {
  BOOT_ID,
  dataBlock,
  type OwnData,
  type PageFile as File,
  SETTINGS_ID,
  SITE_ID,
} from 'shared-contract/page-data';
import { PART_ATTRIBUTE } from 'shared-contract/page-events';
import type { AreaSheet } from './page-files.ts';

/** Returns the classes of all elements of a document, including those in `<noscript>`. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => withoutEntities(list).split(/\s+/)),
  );

/** Moves escaped characters to code points that no stylesheet uses, so that the rest of a selector is pure syntax. */
const PLANE = 0xf0000;
const hideEscapes = (selector: string): string =>
  selector.replace(/\\(?:([\da-f]{1,6})\s?|(.))/giu, (_, hex?: string, char?: string) =>
    String.fromCodePoint(
      PLANE + (hex === undefined ? (char?.codePointAt(0) ?? 0) : Number.parseInt(hex, 16)),
    ),
  );
const showEscapes = (name: string): string =>
  name.replace(/[\u{f0000}-\u{ffffd}]/gu, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) - PLANE));

/** Returns the classes that an element needs to match a selector. Ignores the arguments of `:is()`, `:not()`, and the like. */
function classesOf(selector: string): string[] {
  let plain = hideEscapes(selector);
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.([\w\-\u{80}-\u{ffffd}]+)/gu)].map(([, name = '']) => showEscapes(name));
}

function removeUnused(container: Container, classes: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      if (!node.selectors.some((one) => classesOf(one).every((name) => classes.has(name)))) node.remove();
    } else if (node.type === 'atrule' && node.nodes && !node.name.endsWith('keyframes')) {
      const isEmpty = node.nodes.length === 0;
      removeUnused(node, classes);
      if (!isEmpty && node.nodes.length === 0) node.remove();
    }
  });
}

const roots = new Map<string, Root>();

/** Returns the rules of a stylesheet that can match elements with these classes, in their order. */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  const root = roots.get(css) ?? postcss.parse(css);
  roots.set(css, root);
  const copy = root.clone();
  removeUnused(copy, classes);
  return copy.toString();
}

export interface PageParts {
  /** The rendered document, including the head. */
  readonly html: string;
  /** The host's stylesheets. */
  readonly styles: readonly File[];
  /** Stylesheets of each remote, by package. */
  readonly areas: Readonly<Record<string, readonly AreaSheet[]>>;
  /** Notice that the boot script shows if the application doesn't start. */
  readonly notice: string;
  /** Tags that refer to its share card. */
  readonly share: string;
  readonly boot: OwnData;
  readonly bootScript: string;
  /** Returns the text of a stylesheet by its URL. */
  readonly readStylesheet: (address: string) => string;
}

/** Returns the stylesheets of the remotes whose area the rendered page does or does not contain. */
const areaSheets = ({ html, areas }: Pick<PageParts, 'html' | 'areas'>, isInPage: boolean) =>
  Object.entries(areas)
    .filter(([name]) => html.includes(`<div data-mfe="${name}"`) === isInPage)
    .flatMap(([, sheets]) => sheets);

/**
 * Returns the stylesheets of areas that are not in the served page. The browser requests them early, and the remote
 * attaches them.
 */
export const sheetsOfOtherAreas = (page: Pick<PageParts, 'html' | 'areas'>): File[] =>
  areaSheets(page, false).map(([href, integrity]) => [href, integrity]);

/** Adds styles, the page's data, and the boot script to a rendered document. */
export function assemblePage(parts: PageParts): string {
  const { html, styles, notice, share, boot, bootScript, readStylesheet } = parts;
  const body = html.replace('<div id="root">', (root) => notice + root);
  const classes = classesIn(body);
  /**
   * A public page contains only the rules that match it. The boot script attaches the complete stylesheet when the
   * application starts. `data-href` is the name that style loaders look for, so that they attach no duplicate;
   * `data-sheet` is the address, so that nothing prefetches it.
   */
  const sheet = ([address, integrity]: File, name: string) => {
    const whole = readStylesheet(address);
    if (whole.includes('</')) throw new Error(`${address} would end the element that it stands in.`);
    const names = `data-href="${name}" data-sheet="${address}"`;
    return boot.start === 'now'
      ? `<style ${names}>${whole}</style>`
      : `<style ${names} ${PART_ATTRIBUTE}="${integrity}">${usedRules(whole, classes)}</style>`;
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
