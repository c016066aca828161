import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { buildSite } from '@scripts/build/site';
import { browsers } from '@scripts/core/files';
import { checkSupport } from '../support/check-support.ts';
import { data, type CompatNode } from '../support/newer-features.ts';

test('files of the site use what every supported browser has, or what scripts/checks/support/accepted.ts explains', async () => {
  assert.deepEqual(checkSupport(await buildSite(() => undefined)), []);
});

test('what the boot script asks for came with the oldest supported browsers, and not before', () => {
  const { builtins } = data.javascript as Record<string, Record<string, CompatNode>>;
  const { types } = data.css as Record<string, Record<string, CompatNode>>;
  const at = (node: CompatNode | undefined, ...names: string[]) =>
    names.reduce((inner, name) => inner?.[name] as CompatNode | undefined, node);
  const asked = [
    data.api['CompressionStream'] as CompatNode,
    at(builtins?.['Array'], 'toSorted'),
    at(types?.['color'], 'color-mix'),
  ];
  const versions = browsers.map((query) => {
    const [name = ''] = query.split(' >= ');
    const added = asked.map((node) => {
      const statements = [node?.__compat?.support[name === 'ios_saf' ? 'safari_ios' : name]].flat();
      return Number(statements[0]?.version_added);
    });
    return `${name} >= ${String(Math.max(...added))}`;
  });
  assert.deepEqual(versions, browsers);
});

function faultsOf(file: string, text: string, reasons: Readonly<Record<string, readonly string[]>> = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-support-'));
  try {
    writeFileSync(path.join(folder, file), text);
    return checkSupport(folder, reasons);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const CHROME = 'Chrome 111';
const FIREFOX = 'Firefox 115';
const SAFARI = 'Safari 16.4';
const ALL = [CHROME, FIREFOX, SAFARI];

const uses: readonly (readonly [file: string, text: string, feature: string, lacking: readonly string[]])[] =
  [
    ['a.js', 'URL.canParse(text)', 'URL.canParse', [CHROME, SAFARI]],
    ['a.js', 'text.isWellFormed()', 'String.isWellFormed', [FIREFOX]],
    ['a.js', 'menu.showPopover()', 'HTMLElement.showPopover', ALL],
    ['a.js', 'jsx("div",{popover:"auto"})', 'popover=""', ALL],
    ['a.js', 'Map.groupBy(rows,key)', 'Map.groupBy', ALL],
    ['a.js', 'const fill="light-dark(#fff, #000)"', 'light-dark()', ALL],
    ['a.js', 'const fill=`light-dark(${a}, #000)`', 'light-dark()', ALL],
    ['a.js', 'requestIdleCallback(run)', 'requestIdleCallback', [SAFARI]],
    ['a.js', 'window.requestIdleCallback(run)', 'requestIdleCallback', [SAFARI]],
    ['a.js', 'navigator.connection.downlink', 'Navigator.connection', [FIREFOX, SAFARI]],
    ['a.js', 'new Set(a).union(b)', 'Set.union', ALL],
    ['a.js', 'new Intl.DurationFormat("en")', 'Intl.DurationFormat', [CHROME, FIREFOX]],
    ['a.js', 'Promise.withResolvers()', 'Promise.withResolvers', ALL],
    ['a.js', '/[a--b]/v.test(text)', 'RegExp.unicodeSets', ALL],
    ['a.css', 'a{color:light-dark(#fff,#000)}', 'light-dark()', ALL],
    ['a.css', 'a:has(b){color:red}', ':has', [FIREFOX]],
    ['a.css', 'details::details-content{color:red}', '::details-content', ALL],
    ['a.css', '@property --a{syntax:"*";inherits:false}', '@property', [FIREFOX]],
    ['a.css', '@starting-style{a{color:red}}', '@starting-style', ALL],
    ['a.css', 'p{text-wrap-style:pretty}', 'text-wrap-style', ALL],
    ['a.css', 'p{grid-template-rows:subgrid}', 'grid-template-rows: subgrid', [CHROME]],
    ['a.css', 'textarea{field-sizing:content}', 'field-sizing', ALL],
    ['a.html', '<button popovertarget="m">Menu</button><p hidden>m</p>', 'popovertarget=""', ALL],
  ];
for (const [file, text, feature, lacking] of uses)
  test(`finds ${feature} in ${text}`, () => {
    assert.deepEqual(faultsOf(file, text), [`${file}: ${feature} is missing in ${lacking.join(', ')}`]);
  });

const passing: readonly (readonly [file: string, text: string])[] = [
  ['a.js', 'error.isWellFormed?.()'],
  ['a.js', 'function requestIdleCallback(){}requestIdleCallback()'],
  ['a.js', 'rows.values().map(read);list.at(-1);Object.hasOwn(a,b)'],
  ['a.js', 'const row={popover:1,connection:2};row.connection'],
  ['a.js', 'const words="Use light-dark or popover"'],
  ['a.css', '@supports selector(::details-content){details::details-content{display:block}}'],
  ['a.css', '@supports (field-sizing:content){textarea{field-sizing:content}}'],
  ['a.css', '.supports-\\[selector\\(\\:has\\(a\\)\\)\\]{color:red}'],
  ['a.css', '.a{color:red;-webkit-user-select:none;user-select:none;cursor:pointer}'],
];
for (const [file, text] of passing)
  test(`accepts ${text}`, () => {
    assert.deepEqual(faultsOf(file, text), []);
  });

test('an explained feature passes, and one that nothing uses fails', () => {
  assert.deepEqual(
    faultsOf('a.js', 'navigator.share({})', { 'It is asked for.': ['Navigator.share', ':has'] }),
    ['scripts/checks/support/accepted.ts: nothing uses :has. Remove it.'],
  );
});

test('a script that cannot be parsed fails', () => {
  assert.throws(() => faultsOf('a.js', 'const = 1'), /^Error: a\.js cannot be parsed/);
});
