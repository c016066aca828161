import { stemmer } from 'stemmer';

/** Words that occur in every query and carry no meaning. */
const EMPTY = new Set(
  'a an and are at be become by can do does for from how i if in is it me my of on or our that the this to us was we what when where which who why with you your'.split(
    ' ',
  ),
);

/** Returns the normalized words of a text. "401(k)" and "R&D" are one word each, as most users type them. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(\d)\(([a-z])\)/g, '$1$2')
    .replace(/\br ?(?:&|\band\b) ?d\b/g, 'rd')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Returns the meaningful words of a query, or all words if no other is left. */
export function askedWords(question: string): string[] {
  const words = [...new Set(wordsOf(question))];
  const telling = words.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : words;
}

const stems = new Map<string, string>();

/** Returns the stem that the forms of a word share: "price" for "prices", "pricing", and "priced". */
export function stemOf(word: string): string {
  const known = stems.get(word) ?? stemmer(word);
  stems.set(word, known);
  return known;
}

/** The words that users type, and the words that the pages contain. Either can be any form of a word. */
const said: readonly (readonly [typed: string, meant: string])[] = [
  ['price fee fees charge rates tuition', 'price cost'],
  ['much', 'price pricing'],
  ['call meeting appointment consultation consult schedule calendly', 'book call'],
  ['phone telephone email mail address hours office', 'contact'],
  ['cancel money refund', 'refund guarantee pricing'],
  ['subscription subscribe unsubscribe', 'newsletter privacy'],
  ['near nearby local', 'directory location'],
  ['exemption', 'exclusion'],
  ['certified', 'certification program'],
  ['date', 'program'],
  ['accountant accountants', 'cpa'],
  ['fica oasdi', 'social security wage'],
  ['rd', 'research credit'],
  ['seg', 'segregation'],
  ['sec irc', 'section'],
  ['ss ssa', 'social security'],
  ['event conference webinar seminar', 'symposium'],
  ['cpe', 'symposium'],
  ['course training class cohort certificate', 'certification program'],
  ['reviews review feedback', 'testimonials stories'],
  ['people staff employees founder', 'team'],
  ['due', 'deadline'],
  ['log signin', 'login'],
  ['signup join', 'register'],
  ['forgotten lost', 'forgot'],
  ['cookies cookie gdpr data', 'privacy'],
  ['wcag a11y keyboard', 'accessibility'],
  ['pdf ebook download', 'papers'],
  ['lawyer attorney', 'legal partners'],
  ['will trust inheritance heirs', 'estate'],
  ['pension', 'balance'],
  ['calculate calc estimator', 'calculator'],
  ['bracket rate', 'brackets'],
  ['onboard welcome', 'onboarding'],
  ['apply enroll enrollment', 'application'],
];

const table = new Map<string, readonly string[]>(
  said.flatMap(([typed, meant]) => typed.split(' ').map((word) => [stemOf(word), meant.split(' ')] as const)),
);

/** Returns the synonyms of a word that the pages use. */
export const synonymsOf = (word: string): readonly string[] => table.get(stemOf(word)) ?? [];
