import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HTMLElement, NodeType, parse, type Node } from 'node-html-parser';
import { listedPagesPath, sectionsPath, type ListedPage, type SearchSection } from 'shared-contract/search';
import { compressFolder } from './compress.ts';

/** Parts of a sentence: what stands in them belongs to the words around. */
const WITHIN_A_LINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'small', 'span', 'strong', 'time']);

/** What is no text of the page: ways to other places, drawings, code, and what somebody fills in. */
const LEFT_OUT = new Set('nav svg script style template form button audio select input noscript'.split(' '));
/** The same by role: filters, and what they say of the list. */
const LEFT_OUT_ROLES = new Set(['search', 'status', 'tablist']);

interface Draft {
  place: string | undefined;
  heading: string | undefined;
  words: string[];
  /** How many of the letters are links'. */
  linked: number;
}

/** A section with more links than this, as a share of its letters, says where to read on: that is found there. */
const LINKS = 0.6;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The place that a link can go to: the heading's own, or that of the section which it names. */
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

/** What menus and the browser call the page: its title without the firm. */
const nameOf = (document: HTMLElement): string =>
  plain(/^(.*) \| [^|]*$/.exec(document.querySelector('title')?.textContent ?? '')?.[1] ?? '');

/** The sections of a page, in its order: each second heading begins one. */
export function sectionsOf(address: string, html: string): SearchSection[] {
  const document = parse(html);
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
  /** Parts that follow each other without a blank are set apart by the page's styles. */
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
  readonly html: string;
  /** The search may find it; others are only named where an address comes near theirs. */
  readonly isListed: boolean;
}

/** @returns what somebody may have meant by an address that is nobody's. Home is shown there anyway. */
export function listedPages(pages: readonly Pick<Page, 'address' | 'html'>[]): ListedPage[] {
  return pages.flatMap(({ address, html }) => {
    const [top] = sectionsOf(address, html);
    if (!top || address === '/') return [];
    const { page, name } = top;
    return [name === undefined ? { address, name: page } : { address, name, title: page }];
  });
}

/** @returns the address of what the search reads, written into the release. */
export async function writeSearchSections(folder: string, pages: readonly Page[]): Promise<string> {
  const listed = pages.filter(({ isListed }) => isListed);
  const sections = JSON.stringify(listed.flatMap(({ address, html }) => sectionsOf(address, html)));
  const names = JSON.stringify(listedPages(pages));
  const hash = createHash('sha256').update(sections).update(names).digest('hex').slice(0, 10);
  const address = sectionsPath(hash);
  mkdirSync(path.join(folder, path.dirname(address)), { recursive: true });
  writeFileSync(path.join(folder, address), sections);
  writeFileSync(path.join(folder, listedPagesPath(address)), names);
  await compressFolder(path.join(folder, path.dirname(address)));
  return address;
}
