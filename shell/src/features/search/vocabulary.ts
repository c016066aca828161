import type { Query } from 'minisearch';
import { synonymsOf } from './synonyms.ts';
import { stemOf } from './words.ts';

/** The words of all sections, by what their forms have in common. */
export class Vocabulary {
  readonly #families = new Map<string, Set<string>>();
  readonly #known = new Set<string>();

  readonly take = (word: string) => {
    if (this.#known.has(word)) return word;
    this.#known.add(word);
    const stem = stemOf(word);
    const family = this.#families.get(stem) ?? new Set();
    this.#families.set(stem, family.add(word));
    return word;
  };

  readonly familyOf = (word: string) => [...(this.#families.get(stemOf(word)) ?? [])];

  /** Some word begins like this one. */
  readonly begins = (start: string) => [...this.#known].some((word) => word.startsWith(start));
}

/** A word, its forms and its beginnings, other words for it, and only where the pages have none of them, slips. */
export function questionOf(word: string, { familyOf, begins }: Vocabulary): Query {
  const family = familyOf(word);
  const others = synonymsOf(word).flatMap(familyOf);
  const isKnown = family.length > 0 || others.length > 0 || (word.length > 2 && begins(word));
  return {
    combineWith: 'OR',
    queries: [
      {
        queries: [word],
        prefix: word.length > 2,
        fuzzy: !isKnown && word.length > 3 && !/\d/.test(word) ? 0.25 : false,
      },
      { queries: family.filter((form) => form !== word), boostTerm: () => 0.9 },
      { queries: others, boostTerm: () => 0.6 },
    ].filter(({ queries }) => queries.length > 0),
  };
}
