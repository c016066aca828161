import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Tokens = Record<string, string>;

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const badges = readFileSync(join(__dirname, 'theme.css'), 'utf8');

function block(opening: string): Tokens {
  const start = css.indexOf(`${opening} {`);
  if (start < 0) throw new Error(`tokens.css has no block "${opening}"`);
  const body = css.slice(start, css.indexOf('}', start));
  const tokens: Tokens = {};
  for (const [, name = '', value = ''] of body.matchAll(/--nc-([\w-]+):\s*([^;]+);/g)) tokens[name] = value;
  return tokens;
}

function resolve(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? '';
  const inner = /^var\(--nc-([\w-]+)\)$/.exec(value)?.[1];
  return inner ? resolve(tokens, inner) : value;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const light = block(':root');
const dark = { ...light, ...block('@variant dark-theme') };
const sheet = block("[data-tone='sheet']");
const themes: [string, Tokens][] = [
  ['light', light],
  ['dark', dark],
  ['light sheet', { ...light, ...sheet }],
  ['dark sheet', { ...dark, ...sheet }],
];
const text = ['ink', 'muted', 'primary', 'primary-hover', 'copper', 'success', 'warning', 'danger', 'info'];

describe.each(themes)('in the %s', (_, tokens) => {
  const between = (one: string, other: string) => contrast(resolve(tokens, one), resolve(tokens, other));

  test.each(['ground', 'surface'])('text of every colour is readable on %s', (paper) => {
    const faint = text.filter((name) => between(name, paper) < 4.5);
    expect(faint).toEqual([]);
  });

  test('the words on filled buttons are readable', () => {
    const faint = ['primary', 'primary-hover', 'danger'].filter((name) => between(name, 'on-primary') < 4.5);
    expect(faint).toEqual([]);
  });

  test('borders of controls and the focus ring can be seen', () => {
    const faint = ['edge', 'focus', 'draft'].filter((name) => between(name, 'ground') < 3);
    expect(faint).toEqual([]);
  });
});

test('badges are readable on their tints', () => {
  const pairs = [...badges.matchAll(/--color-([\w-]+)-tint: (#\w+);/g)];
  expect(pairs).toHaveLength(7);
  for (const [, name, tint] of pairs) {
    const colour = new RegExp(`--color-${name}: (#\\w+);`).exec(badges)?.[1] ?? '';
    expect({ name, ratio: contrast(colour, tint ?? '') >= 4.5 }).toEqual({ name, ratio: true });
  }
});
