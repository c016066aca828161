/** A piece of text: as it stands, or one of the words that were looked for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

const LENGTH = 200;
const BEFORE = 60;

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How a word of the index may be written: `wordsOf` takes "401(k)" and "R&D" for one, and passes over apostrophes. */
const writtenAs = (term: string) => {
  if (term === 'rd') return 'R ?(?:&|and) ?D';
  if (/^\d+[a-z]$/.test(term)) return `${term.slice(0, -1)}\\(?${term.slice(-1)}\\)?`;
  return escaped(term).replace(/s$/, "[’']?s");
};

/** Divides a text at the words of `terms`. */
export function marked(text: string, terms: readonly string[]): Piece[] {
  if (terms.length === 0) return [{ text, isMatch: false }];
  // The longest first, or the beginning of a longer one would stand for it.
  const written = [...terms].sort((a, b) => b.length - a.length).map(writtenAs);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${written.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Where the most of the words stand together. */
function placeIn(text: string, terms: readonly string[]): number {
  const matches: { at: number; word: string }[] = [];
  let passed = 0;
  for (const { text: piece, isMatch } of marked(text, terms)) {
    if (isMatch) matches.push({ at: passed, word: piece.toLowerCase() });
    passed += piece.length;
  }
  let [place, most] = [0, 0];
  for (const { at } of matches) {
    const within = matches.filter((other) => other.at >= at && other.at < at + LENGTH - BEFORE);
    const count = new Set(within.map(({ word }) => word)).size;
    if (count > most) [place, most] = [at, count];
  }
  return place;
}

/** About two lines around the words, cut between words. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const at = placeIn(text, terms);
  const start = at > BEFORE ? text.indexOf(' ', at - BEFORE) + 1 : 0;
  const end = start + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
