import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { britishIn } from './page-words.ts';
import { markersIn } from './voice.ts';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .filter((file) => !/node_modules|\.test\.|\.stories\.|\/testing\//.test(file))
    .toSorted();

/** Returns the text in a source that visitors read: phrases in quotes, and text between tags. Excludes comments. */
const phrasesOf = (source: string): string[] =>
  source
    .replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$|\$\{[^}]*\}|\blabelledby\b|\bcancelled_at\b/gims, '')
    .match(/(['"`])(?:(?!\1|\n).)* (?:(?!\1|\n).)*\1|>[^<>{}=;]+</g) ?? [];

const sources = filesOf(
  '{shell,mfe-*,shared-ui,shared-auth,shared-contract}/src/**/*.{ts,tsx,mdx}',
  'supabase/functions/**/*.ts',
  // Search synonyms contain the spellings that visitors type.
).filter((file) => !file.endsWith('/search/tokenize.ts'));

test('every page, form, mail and message is spelled as in the United States', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((file) =>
    phrasesOf(read(file)).flatMap((phrase) => britishIn(phrase).map((word) => `${file}: ${word}`)),
  );
  const inMails = filesOf('supabase/templates/*.html', 'supabase/seed.sql').flatMap((file) =>
    britishIn(read(file).replaceAll(/\bcancelled(_at)?'|_programme\b|\btelephone=no\b/g, '')).map(
      (word) => `${file}: ${word}`,
    ),
  );
  expect([...found, ...inMails]).toEqual([]);
});

/** Markers per 1,000 words that normal English has in any case. */
const MOST_MARKERS = 1.5;

test.each(['shell', 'mfe-marketing', 'mfe-cpps', 'mfe-dashboard', 'shared-', 'supabase/'])(
  'the texts of %s have few phrases that plain English replaces',
  (folder) => {
    const files = [...sources, ...filesOf('mfe-*/src/**/*.md')].filter((file) => file.startsWith(folder));
    const texts = files.map((file) => {
      const text = /\.mdx?$/.test(file) ? read(file) : phrasesOf(read(file)).join('\n');
      return { file, words: text.split(/\s+/).length, markers: markersIn(text) };
    });
    const words = texts.reduce((sum, text) => sum + text.words, 0);
    const found = texts.flatMap(({ file, markers }) => markers.map((marker) => `${file}: ${marker}`));
    expect(found.slice(0, found.length - Math.floor((MOST_MARKERS * words) / 1000))).toEqual([]);
  },
);

const NAMED = /(?:name|guest): '(?:Dr\. )?([A-Z][\w’]+ [A-Z][\w’]+)(?:, [A-Z, ]+)?'/g;

/** Returns the people whom pages name, and the demo accounts and their clients. */
function people(): string[] {
  const content = filesOf('mfe-*/src/content/**/*.ts').filter((file) =>
    /people|podcast|testimonials|for-clients|for-cpas|pricing|service-tiers|firms|overview/.test(file),
  );
  const sources = content.map((file) => read(file).replaceAll(/^ *name: [^\n]*\n *kind:/gm, ''));
  const seeded = read('supabase/seed.sql').matchAll(/'([A-Z]\w+ [A-Z]\w+)', '(?:\w+@|cpa'|client')/g);
  const named = sources.flatMap((source) => [...source.matchAll(NAMED)]);
  return [...new Set([...named, ...seeded].map(([, name = '']) => name))];
}

test('the page of client stories counts the quotations of the other pages as they are', () => {
  const elsewhere = filesOf('mfe-*/src/content/**/*.ts').filter(
    (file) => !file.includes('/testimonials-page.ts'),
  );
  const quoted = elsewhere.flatMap((file) => read(file).match(/^ *quote:\s+'/gm) ?? []);
  expect(quoted).toHaveLength(14);
  expect(read('mfe-marketing/src/content/testimonials-page.ts')).toContain('Fourteen shorter quotations');
});

test('no two people of the pages and of the demo data share a surname, or nearly: it reads as a family tie', () => {
  const names = people();
  expect(names.length).toBeGreaterThan(45);
  const root = (name: string) => name.toLowerCase().replace(/^.* |(os|e|es|s|o)$/g, '');
  const twice = names.filter((name) => names.some((other) => other !== name && root(other) === root(name)));
  expect(twice).toEqual([]);
});
