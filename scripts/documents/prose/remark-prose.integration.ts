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
