const LENGTH = 200;
const BEFORE = 60;

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a pattern for the spellings of an index term: `wordsOf` treats "401(k)" and "R&D" as one word each, and
 * ignores apostrophes.
 */
const writtenAs = (term: string) => {
  if (term === 'rd') return 'R ?(?:&|and) ?D';
  if (/^\d+[a-z]$/.test(term)) return `${term.slice(0, -1)}\\(?${term.slice(-1)}\\)?`;
  return escaped(term).replace(/s$/, "[’']?s");
};

/** @param terms at least one */
function patternOf(terms: readonly string[]): RegExp {
  // Longest first, because a shorter term may be the start of a longer one.
  const written = [...terms].sort((a, b) => b.length - a.length).map(writtenAs);
  return new RegExp(`(?<![\\p{L}\\p{N}])(${written.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Splits a text at the matches of `terms`. */
export function marked(text: string, terms: readonly string[]): { text: string; isMatch: boolean }[] {
  if (terms.length === 0) return [{ text, isMatch: false }];
  return text
    .split(patternOf(terms))
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Returns the position with the most matches close together. */
function placeIn(text: string, terms: readonly string[]): number {
  if (terms.length === 0) return 0;
  const matches = [...text.matchAll(patternOf(terms))];
  let [place, most] = [0, 0];
  for (const { index: at } of matches) {
    const within = matches.filter(({ index }) => index >= at && index < at + LENGTH - BEFORE);
    const count = new Set(within.map(([word]) => word.toLowerCase())).size;
    if (count > most) [place, most] = [at, count];
  }
  return place;
}

/** Returns about two lines around the matches, cut between words. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const at = placeIn(text, terms);
  const start = at > BEFORE ? text.indexOf(' ', at - BEFORE) + 1 : 0;
  const end = start + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
