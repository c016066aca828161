import { distance } from 'fastest-levenshtein';
import type { ListedPage } from 'shared-contract/search';
import { askedWords, stemOf, synonymsOf, wordsOf } from './tokenize.ts';

const MOST = 3;
/** Parts of an address that identify no page. */
const ENDINGS = new Set(['html', 'htm', 'php', 'aspx', 'index', 'www', 'page', 'pages']);
/** Minimum score of a page that counts as close. */
const NEAR = 0.5;
/** Minimum score relative to the closest page. Pages below it are omitted. */
const BESIDE = 0.7;

/** Returns the similarity, 0 to 1: the same word, another form, its start, or a typo. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  if (stemOf(asked) === stemOf(word)) return 0.95;
  if (/\d/.test(asked + word)) return 0;
  const [short, long] = asked.length < word.length ? [asked, word] : [word, asked];
  if (short.length > 3 && long.startsWith(short)) return 0.8;
  const same = 1 - distance(asked, word) / long.length;
  return short.length > 3 && same >= 0.65 ? same * 0.9 : 0;
}

/** Weight of the heading. It is longer than the page's label, and counts slightly less. */
const HEADING = 0.85;

interface Known {
  readonly page: ListedPage;
  readonly called: readonly string[];
  readonly headed: readonly string[];
}

const nearness = (asked: string, words: readonly string[]): number =>
  Math.max(0, ...words.map((word) => likeness(asked, word)));

/** Returns how close a page is to a word or its synonyms. */
const meant = (asked: string, { called, headed }: Known): number =>
  Math.max(
    nearness(asked, called),
    HEADING * nearness(asked, headed),
    ...synonymsOf(asked).map((other) => (called.includes(other) ? 0.6 : 0)),
  );

const above = (text: string, pages: readonly ListedPage[]) =>
  pages.filter(({ address }) => text.toLowerCase().startsWith(`${address}/`)).slice(0, 1);

/**
 * Returns the pages whose address, label, and heading are closest to a text or an address; empty if none is close. A
 * word that few pages contain counts more than a common one.
 */
export function nearestPages(text: string, pages: readonly ListedPage[]): readonly ListedPage[] {
  const asked = askedWords(text).filter((word) => !ENDINGS.has(word));
  const known = pages.map((page): Known => ({
    page,
    called: wordsOf(`${page.address} ${page.name}`),
    headed: wordsOf(page.title ?? ''),
  }));
  const told = asked.map((word) => {
    const near = known.map((one) => meant(word, one));
    const having = near.filter((value) => value > 0).length;
    return { near, weight: 1 / Math.sqrt(Math.max(having, 1)) };
  });
  const whole = told.reduce((all, { weight }) => all + weight, 0);
  const scored = known
    .map(({ page, called }, at) => ({
      page,
      score: told.reduce((all, { near, weight }) => all + (near[at] ?? 0) * weight, 0) / whole,
      // Of two pages with the same score, the one with the shorter label comes first.
      length: called.length,
    }))
    .filter(({ score }) => score >= NEAR)
    .sort((a, b) => b.score - a.score || a.length - b.length);
  const best = scored[0]?.score ?? 0;
  if (scored.length === 0) return above(text, pages);
  return scored
    .filter(({ score }) => score >= best * BESIDE)
    .slice(0, MOST)
    .map(({ page }) => page);
}
