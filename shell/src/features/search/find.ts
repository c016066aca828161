import MiniSearch, { type Query } from 'minisearch';
import { type ListedPage, listedPagesPath, type SearchSection } from 'shared-contract/search';
import { readPageData } from '../../config/page-data.ts';
import { nearestPages } from './nearest.ts';
import { askedWords, stemOf, synonymsOf, wordsOf } from './tokenize.ts';

/** Returns the address of the search index in the current release. */
function searchAddress(): string {
  const { search } = readPageData();
  if (search === undefined) throw new Error('This page names no index of the search.');
  return search;
}

async function loadJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`);
  return (await response.json()) as T;
}

/** Returns the query for a word: the word, words that start with it, its forms, and its synonyms. */
const queryFor = (word: string, formsOf: (word: string) => string[]): Query => ({
  queries: [
    { queries: [word], prefix: word.length > 2 },
    { queries: formsOf(word).filter((form) => form !== word), boostTerm: () => 0.9 },
    { queries: synonymsOf(word).flatMap(formsOf), boostTerm: () => 0.6 },
  ],
});

export interface FoundPage {
  readonly address: string;
  readonly title: string;
  /** The page's label in menus. */
  readonly name: string;
  readonly sections: readonly SearchSection[];
}

export interface Found {
  readonly pages: readonly FoundPage[];
  /** The matched terms of the index, including those for misspelled or unfinished input. */
  readonly terms: readonly string[];
  /** True if no page matches all search terms. */
  readonly isPartial: boolean;
}

export type Find = (words: string) => Found;

/**
 * Number of sections shown for each of the best pages, and the number of best pages. Other pages show only their best
 * section.
 */
const [SECTIONS_A_PAGE, BEST_PAGES] = [3, 5];
const PAGES = 20;
/** Sections indexed in one batch. The page can respond to input between batches. */
const AT_ONCE = 12;
/**
 * Next to pages that match all search terms, a page that matches some is shown if it has this share of the best score.
 */
const LEAST = 0.25;
/** Weight of a term's matches in further sections of a page. */
const REPEATED = 0.15;
const NOTHING: Found = { pages: [], terms: [], isPartial: false };

const pathOf = (address: string) => address.replace(/#.*/, '');

/** The scores of each matching section of a page, by search term. */
type Scores = Map<number, number[]>;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Scores a page by its best section for each search term. A section that matches several terms adds to the score. */
function judge(sections: Scores, words: number) {
  const best = Array.from({ length: words }, (_, at) => {
    const scores = [...sections.values()].map((section) => section[at] ?? 0);
    const most = Math.max(...scores);
    return most + REPEATED * (sum(scores) - most);
  });
  const together = Math.max(...[...sections.values()].map(sum));
  const matched = best.filter((score) => score > 0).length;
  return { worth: (sum(best) + together) * (matched / words) ** 2, isWhole: matched === words };
}

/** Creates a search over sections. A page that matches all search terms ranks above one that matches some. */
export async function createFind(sections: readonly SearchSection[]): Promise<Find> {
  /** All words by their stem. */
  const forms = new Map<string, Set<string>>();
  const formsOf = (word: string) => [...(forms.get(stemOf(word)) ?? [])];
  const index = new MiniSearch<SearchSection & { id: number; path: string }>({
    fields: ['path', 'name', 'page', 'heading', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => {
      const stem = stemOf(word);
      forms.set(stem, (forms.get(stem) ?? new Set()).add(word));
      return word;
    },
    searchOptions: {
      boost: { path: 3, name: 6, page: 4, heading: 3 },
      processTerm: (word) => word,
    },
  });
  await index.addAllAsync(
    sections.map((section, id) => ({
      ...section,
      id,
      path: section.heading === undefined ? section.address : '',
    })),
    { chunkSize: AT_ONCE },
  );

  /** Includes typos only if the pages contain neither the word nor a form or synonym. */
  function searchWord(word: string) {
    const hits = index.search(queryFor(word, formsOf));
    const mayBeTypo = hits.length === 0 && word.length > 3 && !/\d/.test(word);
    return mayBeTypo ? index.search({ queries: [word], fuzzy: 0.25 }) : hits;
  }

  return (words) => {
    const asked = askedWords(words);
    const scoresOf = new Map<string, Scores>();
    const terms = new Set<string>();
    asked.forEach((word, at) => {
      for (const hit of searchWord(word)) {
        const id = hit.id as number;
        const address = pathOf(sections[id]?.address ?? '');
        const page = scoresOf.get(address) ?? new Map<number, number[]>();
        scoresOf.set(address, page);
        const scores = page.get(id) ?? asked.map(() => 0);
        page.set(id, scores);
        scores[at] = hit.score;
        hit.terms.forEach((term) => terms.add(term));
      }
    });
    if (scoresOf.size === 0) return NOTHING;
    const ranked = [...scoresOf]
      .map(([address, scores]) => ({ address, scores, ...judge(scores, asked.length) }))
      .sort((a, b) => b.worth - a.worth);
    const hasWhole = ranked.some(({ isWhole }) => isWhole);
    const least = hasWhole ? (ranked[0]?.worth ?? 0) * LEAST : 0;
    return {
      pages: ranked
        .filter(({ worth, isWhole }) => worth >= least || isWhole)
        .slice(0, PAGES)
        .map(({ address, scores }, at) =>
          pageOf(address, scores, sections, at < BEST_PAGES ? SECTIONS_A_PAGE : 1),
        ),
      terms: [...terms],
      isPartial: !hasWhole,
    };
  };
}

function pageOf(address: string, scores: Scores, all: readonly SearchSection[], most: number): FoundPage {
  const first = all.find((section) => pathOf(section.address) === address);
  const best = [...scores].sort(([, a], [, b]) => sum(b) - sum(a)).slice(0, most);
  return {
    address,
    title: first?.page ?? '',
    name: first?.name ?? first?.page ?? '',
    sections: best.flatMap(([id]) => all[id] ?? []),
  };
}

/** Loads once. After a failure the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/** Loads the search over this page's release. */
export const loadFind = once(async () => createFind(await loadJson<SearchSection[]>(searchAddress())));

const loadPages = once(async () => loadJson<ListedPage[]>(listedPagesPath(searchAddress())));

/** Returns the pages in the current release whose names best match a text or an address. */
export const loadNearest = async (text: string): Promise<readonly ListedPage[]> =>
  nearestPages(text, await loadPages());
