import { type PageWords, wordsOf } from '@scripts/documents/page-words';
import { type HTMLElement, parse } from 'node-html-parser';
import type { SearchSection } from 'shared-contract/search';
import { sectionsOf } from '../search-sections.ts';
import { factsOf, type PageFacts } from './page-facts.ts';

/** What search, share cards, and lists take from a rendered page. */
export interface ReadPage {
  readonly root: HTMLElement;
  readonly sections: readonly SearchSection[];
  readonly words: PageWords;
  readonly facts: PageFacts;
}

/**
 * Reads a rendered page. Parsing is most of the work, so everything shares one parsed page.
 *
 * @param firm name of the firm, which the page's name leaves out
 */
export function readPage(address: string, html: string, firm: string): ReadPage {
  const root = parse(html);
  const sections = sectionsOf(address, root);
  return { root, sections, words: wordsOf(root, firm), facts: factsOf(address, root, sections) };
}
