import MiniSearch from 'minisearch';
import type { SearchSection } from 'shared-contract/search';
import { Vocabulary, questionOf } from './vocabulary.ts';
import { askedWords, wordsOf } from './words.ts';

/** A page that has what was asked for, with the sections that say it. */
export interface FoundPage {
  readonly address: string;
  readonly title: string;
  /** What menus call it. */
  readonly name: string;
  readonly sections: readonly FoundSection[];
}

export interface FoundSection {
  readonly address: string;
  readonly heading: string | undefined;
  readonly text: string;
}

export interface Found {
  readonly pages: readonly FoundPage[];
  /** The words of the pages that were found: what stands for what was typed, misspelled or unfinished. */
  readonly terms: readonly string[];
  /** No page has all of the words. */
  readonly isPartial: boolean;
}

export type Find = (words: string) => Found;

/** Of the pages that answer best; of each of the others, the one section that does. */
const [SECTIONS_A_PAGE, BEST_PAGES] = [3, 5];
const PAGES = 20;
/** Sections that are indexed in one go: the page answers in between. */
const AT_ONCE = 12;
/** Beside pages with all of the words, one with some is shown where it answers this well, as a share of the best. */
const LEAST = 0.25;
/** What a word counts again where another section has it too. */
const REPEATED = 0.15;
const NOTHING: Found = { pages: [], terms: [], isPartial: false };

const pathOf = (address: string) => address.replace(/#.*/, '');

interface Draft {
  /** What each section says to each of the words. */
  readonly sections: Map<number, number[]>;
}

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);

/** How well a page answers: by the best that it says to each word, more where one section has several of them. */
function worthOf({ sections }: Draft, words: number): number {
  const said = Array.from({ length: words }, (_, at) =>
    [...sections.values()].map((scores) => scores[at] ?? 0),
  );
  const best = said.map((scores) => Math.max(...scores) + REPEATED * (sum(scores) - Math.max(...scores)));
  const together = Math.max(...[...sections.values()].map(sum));
  const share = best.filter((score) => score > 0).length / words;
  return (sum(best) + together) * share ** 2;
}

const isWhole = ({ sections }: Draft, words: number) =>
  Array.from({ length: words }, (_, at) =>
    [...sections.values()].some((scores) => (scores[at] ?? 0) > 0),
  ).every(Boolean);

/** Makes a search over sections. A page that has all of the words counts for more than one that has some. */
export async function createFind(sections: readonly SearchSection[]): Promise<Find> {
  const vocabulary = new Vocabulary();
  const index = new MiniSearch<SearchSection & { id: number; path: string }>({
    fields: ['path', 'name', 'page', 'heading', 'text'],
    tokenize: wordsOf,
    processTerm: vocabulary.take,
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

  return (words) => {
    const asked = askedWords(words);
    const drafts = new Map<string, Draft>();
    const terms = new Set<string>();
    asked.forEach((word, at) => {
      for (const hit of index.search(questionOf(word, vocabulary))) {
        const id = hit.id as number;
        const address = pathOf(sections[id]?.address ?? '');
        const draft: Draft = drafts.get(address) ?? { sections: new Map<number, number[]>() };
        drafts.set(address, draft);
        const scores = draft.sections.get(id) ?? asked.map((): number => 0);
        draft.sections.set(id, scores);
        scores[at] = hit.score;
        hit.terms.forEach((term) => terms.add(term));
      }
    });
    if (drafts.size === 0) return NOTHING;
    const ranked = [...drafts]
      .map(([address, draft]) => ({ address, draft, worth: worthOf(draft, asked.length) }))
      .sort((a, b) => b.worth - a.worth);
    const hasWhole = ranked.some(({ draft }) => isWhole(draft, asked.length));
    const least = hasWhole ? (ranked[0]?.worth ?? 0) * LEAST : 0;
    const good = ranked
      .filter(({ worth, draft }) => worth >= least || isWhole(draft, asked.length))
      .slice(0, PAGES);
    return {
      pages: good.map(({ address, draft }, at) =>
        pageOf(address, draft, sections, at < BEST_PAGES ? SECTIONS_A_PAGE : 1),
      ),
      terms: [...terms],
      isPartial: !hasWhole,
    };
  };
}

function pageOf(address: string, draft: Draft, all: readonly SearchSection[], most: number): FoundPage {
  const first = all.find((section) => pathOf(section.address) === address);
  const best = [...draft.sections].sort(([, a], [, b]) => sum(b) - sum(a)).slice(0, most);
  return {
    address,
    title: first?.page ?? '',
    name: first?.name ?? first?.page ?? '',
    sections: best.flatMap(([id]) => {
      const section = all[id];
      return section ? [{ address: section.address, heading: section.heading, text: section.text }] : [];
    }),
  };
}
