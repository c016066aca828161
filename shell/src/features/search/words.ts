import { stemmer } from 'stemmer';

/** Words that stand in every question and tell nothing of what is meant. */
const EMPTY = new Set(
  'a an and are at be become by can do does for from how i if in is it me my of on or our that the this to us was we what when where which who why with you your'.split(
    ' ',
  ),
);

/** The words of a text as they are compared. "401(k)" and "R&D" are a word each, as most people type them. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(\d)\(([a-z])\)/g, '$1$2')
    .replace(/\br ?(?:&|\band\b) ?d\b/g, 'rd')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** What a question is about; all of it where nothing else is left. */
export function askedWords(question: string): string[] {
  const words = [...new Set(wordsOf(question))];
  const telling = words.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : words;
}

const stems = new Map<string, string>();

/** What the forms of a word have in common: price of prices, pricing, priced. */
export function stemOf(word: string): string {
  const known = stems.get(word) ?? stemmer(word);
  stems.set(word, known);
  return known;
}
