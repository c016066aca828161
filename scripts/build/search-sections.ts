import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HTMLElement, NodeType, type Node } from 'node-html-parser';
import { listedPagesPath, sectionsPath, type ListedPage, type SearchSection } from 'shared-contract/search';

/** Inline elements: their text belongs to the surrounding sentence. */
const WITHIN_A_LINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'small', 'span', 'strong', 'time']);

/** Elements without page text: links to other pages, drawings, code, and form controls. */
const LEFT_OUT = new Set('nav svg script style template form button audio select input noscript'.split(' '));
/** The same by role: filters, and their status messages. */
const LEFT_OUT_ROLES = new Set(['search', 'status', 'tablist']);

interface Draft {
  place: string | undefined;
  heading: string | undefined;
  words: string[];
  /** Number of characters in links. */
  linked: number;
}

/**
 * Maximum share of link characters. A section above it only lists links, and the search finds the linked pages instead.
 */
const LINKS = 0.6;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the fragment that a link can use: the id of the heading's section or of the heading itself. */
function placeOf(heading: HTMLElement): string | undefined {
  for (
    let element: HTMLElement | null = heading;
    element && element.tagName !== 'MAIN';
    element = element.parentNode
  ) {
    const id = element.getAttribute('id');
    if (id && !id.endsWith('-title')) return id;
    if (element !== heading && element.tagName === 'SECTION') break;
  }
  return heading.getAttribute('id');
}

const isLeftOut = (element: HTMLElement, tag: string): boolean =>
  LEFT_OUT.has(tag) ||
  LEFT_OUT_ROLES.has(element.getAttribute('role') ?? '') ||
  element.getAttribute('aria-hidden') === 'true';

/** Returns the page's name in menus and in the browser: its title without the firm. */
const nameOf = (document: HTMLElement): string =>
  plain(/^(.*) \| [^|]*$/.exec(document.querySelector('title')?.textContent ?? '')?.[1] ?? '');

/** Returns the sections of a page in order. Each `h2` starts a new one. */
export function sectionsOf(address: string, document: HTMLElement): SearchSection[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const page = plain(main.querySelector('h1')?.textContent ?? '');
  const name = nameOf(document);
  const drafts: Draft[] = [{ place: undefined, heading: undefined, words: [], linked: 0 }];

  const read = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) drafts.at(-1)?.words.push(node.textContent);
    if (!(node instanceof HTMLElement)) return;
    const tag = node.rawTagName.toLowerCase();
    if (isLeftOut(node, tag) || tag === 'h1') return;
    if (tag === 'h2') {
      drafts.push({ place: placeOf(node), heading: plain(node.textContent), words: [], linked: 0 });
      return;
    }
    readAll(node);
    const draft = drafts.at(-1);
    if (draft && tag === 'a') draft.linked += plain(node.textContent).length;
    if (!WITHIN_A_LINE.has(tag)) draft?.words.push(' ');
  };
  /** Separates adjacent elements without white space between them, because the page's styles do so too. */
  const readAll = ({ childNodes }: HTMLElement) => {
    childNodes.forEach((node, index) => {
      if (node instanceof HTMLElement && childNodes[index - 1] instanceof HTMLElement)
        drafts.at(-1)?.words.push(' ');
      read(node);
    });
  };
  readAll(main);
  return drafts
    .filter(
      ({ heading, words, linked }) => heading === undefined || linked <= LINKS * plain(words.join('')).length,
    )
    .map(({ place, heading, words }, index) => ({
      address: place === undefined ? address : `${address}#${place}`,
      page,
      ...(index === 0 && name !== '' && name !== page ? { name } : {}),
      ...(heading === undefined ? {} : { heading }),
      text: plain(words.join('')),
    }))
    .filter(({ text, heading }) => text !== '' || heading !== undefined);
}

interface Page {
  readonly address: string;
  readonly sections: readonly SearchSection[];
  /** True if the search includes the page. Other pages are only suggested for similar URLs. */
  readonly isListed: boolean;
}

/** Returns the pages that the not-found page may suggest for a similar URL. Excludes home, which it links to anyway. */
export function listedPages(pages: readonly Pick<Page, 'address' | 'sections'>[]): ListedPage[] {
  return pages.flatMap(({ address, sections }) => {
    const [top] = sections;
    if (!top || address === '/') return [];
    const { page, name } = top;
    return [name === undefined ? { address, name: page } : { address, name, title: page }];
  });
}

/**
 * Writes the data of the search into the release.
 *
 * @returns the URL path of the sections.
 */
export function writeSearchSections(folder: string, pages: readonly Page[]): string {
  const listed = pages.filter(({ isListed }) => isListed);
  const sections = JSON.stringify(listed.flatMap((page) => page.sections));
  const names = JSON.stringify(listedPages(pages));
  const hash = createHash('sha256').update(sections).update(names).digest('hex').slice(0, 10);
  const address = sectionsPath(hash);
  mkdirSync(path.join(folder, path.dirname(address)), { recursive: true });
  writeFileSync(path.join(folder, address), sections);
  writeFileSync(path.join(folder, listedPagesPath(address)), names);
  return address;
}
