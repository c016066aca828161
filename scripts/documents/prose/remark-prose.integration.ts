import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSync } from '@mdx-js/mdx';
import { calloutLabels, mdxOptions } from '../prose.ts';

const compiled = (text: string) => String(compileSync(text, { ...mdxOptions, jsx: true }));

test('a table takes the paragraph before it as its caption', () => {
  const text = compiled('Table: What it costs\n\n| Year | Cost |\n| --- | ---: |\n| 2026 | $5 |\n');
  assert.match(text, /data-caption="What it costs"/);
  assert.doesNotMatch(text, /Table:/);
  assert.match(text, /align="right"/);
  assert.doesNotMatch(text, /style=/);
});

test('a table without a caption fails the build, and says which', () => {
  assert.throws(
    () => compiled('Some words.\n\n| Year | Cost |\n| --- | --- |\n| 2026 | $5 |\n'),
    /no caption: YearCost2026/,
  );
});

for (const label of calloutLabels)
  test(`a quotation that opens with “${label}” is a box`, () => {
    const text = compiled(`> **${label}.** First words.\n>\n> - one\n> - two\n`);
    assert.ok(text.includes(`data-callout="${label}"`), text);
    assert.match(text, />\{"First words\."\}</);
    assert.doesNotMatch(text, /blockquote>|strong>/);
  });

test('any other quotation stays one', () => {
  assert.match(compiled('> **Somebody.** Said this.\n'), /blockquote>/);
});

test('words are counted without the sources', () => {
  assert.match(compiled('## One two\n\nThree four five.\n\n## Sources\n\n- IRC 61: income.\n'), /words = 5;/);
});

test('a cite of federal law links to its source, once in each section', () => {
  const text = compiled(
    '## One\n\nIRC 465, 469 and 461(l); Reg. 1.401(a)(9)-9(c), Notice 2024-2 (P.L. 119-21). IRC 465 again, 2026.\n\n## Two\n\nIRC 465, $360,000, and 42 U.S.C. 402(q), 416(l).\n',
  );
  assert.deepEqual(
    [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
    [
      'https://www.law.cornell.edu/uscode/text/26/465',
      'https://www.law.cornell.edu/uscode/text/26/469',
      'https://www.law.cornell.edu/uscode/text/26/461',
      'https://www.ecfr.gov/current/title-26/section-1.401(a)(9)-9',
      'https://www.irs.gov/pub/irs-drop/n-24-02.pdf',
      'https://www.govinfo.gov/link/plaw/119/public/21',
      'https://www.law.cornell.edu/uscode/text/26/465',
      'https://www.law.cornell.edu/uscode/text/42/402',
      'https://www.law.cornell.edu/uscode/text/42/416',
    ],
  );
});

test('each cite of a list is linked in full, and a year is not', () => {
  const linksIn = (text: string) =>
    [...compiled(text).matchAll(/href="([^"]+)">\{"([^"]+)"\}/g)].map(([, href = '', cite]) => [
      cite,
      href.split('/').at(-1),
    ]);
  assert.deepEqual(
    linksIn('The plan must pass IRC 401(a)(26) and 410(b) every year, as in IRC 402(g), 2026.\n'),
    [
      ['IRC 401(a)(26)', '401'],
      ['410(b)', '410'],
      ['IRC 402(g)', '402'],
    ],
  );
});
