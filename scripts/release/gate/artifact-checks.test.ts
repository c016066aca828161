import type { ArtifactCheck } from '../gate.ts';
import { createHash } from 'node:crypto';
import { parseSchema } from './database/database.ts';
import { checkBuiltFiles } from './built-files.ts';
import { checkFingerprints } from './fingerprints.ts';
import { createQueryCheck } from './queries.ts';
import { checkStylesheets } from './stylesheets.ts';
import { liveWith, planted } from './testing/fixtures.ts';
import { checkVersions } from './versions.ts';

const button = { Button: 'a', ButtonProps: 'b' };
const typed = (name: string, version: string, exported: Record<string, string>) =>
  planted(name, { version, fingerprints: { 'shared-ui/button': exported } });
const shell = typed('shell', '1.0.0', { ...button, IconButton: 'c' });
const cpps = typed('mfe-cpps', '1.0.0', button);

const ask = async (check: ArtifactCheck, ...artifacts: Parameters<ArtifactCheck>[0]) =>
  (await check(artifacts, liveWith(shell, cpps))).map(
    ({ package: name, message }) => `${String(name)}: ${message}`,
  );

describe('types of the shared parts', () => {
  test.each([
    [
      'removed',
      { ButtonProps: 'b' },
      'shell: shared-ui/button: shell 2.0.0 exports no Button, which mfe-cpps 1.0.0 was built with; keep the old form beside the new one, or publish mfe-cpps',
    ],
    [
      'retyped',
      { ...button, Button: 'z' },
      'shell: shared-ui/button: Button of shell 2.0.0 has other types than mfe-cpps 1.0.0',
    ],
  ])('a shell is stopped whose export is %s', async (_what, exported, words) => {
    expect(await ask(checkFingerprints, typed('shell', '2.0.0', exported), cpps)).toEqual([
      expect.stringContaining(words),
    ]);
  });

  test('a remote is stopped that was built with what the live shell has not', async () => {
    expect(
      await ask(checkFingerprints, shell, typed('mfe-cpps', '2.0.0', { Button: 'y', Toggle: 'd' })),
    ).toEqual([
      expect.stringContaining('mfe-cpps: shared-ui/button: shell 1.0.0 exports no Toggle'),
      expect.stringMatching(
        /^mfe-cpps: shared-ui\/button: Button of shell 1\.0\.0 .*; publish shell with mfe-cpps/,
      ),
    ]);
  });

  test('safe: an export more, one less that nobody takes, both sides at once', async () => {
    expect(await ask(checkFingerprints, typed('shell', '2.0.0', { ...button, Toggle: 'd' }), cpps)).toEqual(
      [],
    );
    const both = { Button: 'z' };
    expect(
      await ask(checkFingerprints, typed('shell', '2.0.0', both), typed('mfe-cpps', '2.0.0', both)),
    ).toEqual([]);
  });
});

describe('sheets', () => {
  const styled = (css: string, name = 'mfe-cpps') => planted(name, {}, { 'web/static/css/routes.css': css });

  test.each([
    ['*{}', '*{margin:0}'],
    ['html{}', 'html{font-size:20px}'],
    ['.px-6{}', '.px-6{padding-inline:80px}'],
    ['in the right layer', '@layer utilities{.px-6{padding-inline:80px}}'],
    ['what no browser reads', '[data-mfe=mfe-cpps] > { color: red }'],
  ])('stopped: %s', async (_what, css) => {
    const found = await ask(checkStylesheets, shell, styled(css));
    expect(found.join('\n')).toMatch(/^mfe-cpps: static\/css\/routes\.css.*(?:outside|cannot be read)/);
  });

  test('safe: its own', async () => {
    expect(
      await ask(checkStylesheets, shell, styled('@layer utilities{[data-mfe=mfe-cpps] .px-6{color:red}}')),
    ).toEqual([]);
  });

  test('a property that another sheet registers otherwise is told of whoever came later', async () => {
    const property = (initial: string) =>
      `@property --tw-a{syntax:"<length>";inherits:false;initial-value:${initial}}`;
    const own = planted('shell', {}, { 'web/main.css': property('0px') });
    const found = await checkStylesheets([styled(property('4px')), own], liveWith(own));
    expect(found).toEqual([
      {
        check: 'sheets',
        message: expect.stringMatching(/^mfe-cpps\/.*--tw-a is registered otherwise elsewhere/),
      },
    ]);
  });
});

describe('files of a build', () => {
  const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const built = (files: Readonly<Record<string, string>>) =>
    planted('mfe-cpps', { integrity: { 'static/js/a.js': integrityOf('a()') } }, files);

  test.each([
    ['a missing chunk', {}, 'static/js/a.js is missing in build.json'],
    [
      'a chunk with other bytes',
      { 'web/static/js/a.js': 'b()' },
      'static/js/a.js has other bytes than its integrity',
    ],
  ])('stopped: %s', async (_what, files, message) => {
    expect(await ask(checkBuiltFiles, built(files))).toEqual([
      expect.stringMatching(new RegExp(`^mfe-cpps: ${message}.*; build mfe-cpps again$`)),
    ]);
  });

  test('passes: the files of the record', async () => {
    expect(await ask(checkBuiltFiles, built({ 'web/static/js/a.js': 'a()' }))).toEqual([]);
  });
});

describe('versions of shared packages', () => {
  const against = (name: string, version: string) =>
    planted(name, { builtAgainst: { 'shared-ui': version } });

  test('stopped: a shell that runs another major version than a remote was built against', async () => {
    expect(await ask(checkVersions, against('shell', '4.0.0'), against('mfe-cpps', '3.2.0'))).toEqual([
      'mfe-cpps: shell 1.0.0 runs shared-ui 4.0.0, and mfe-cpps 1.0.0 was built against 3.2.0; publish mfe-cpps, built on these sources, with shell',
    ]);
  });

  test('passes: a newer minor version', async () => {
    expect(await ask(checkVersions, against('shell', '3.4.0'), against('mfe-cpps', '3.2.0'))).toEqual([]);
  });
});

describe('queries', () => {
  const schema = parseSchema(
    JSON.stringify({
      relations: [{ name: 'clients', isWritable: true, columns: [] }],
      functions: [{ name: 'lead_board', args: [], columns: null, returns: 'json', isSet: false }],
      enums: [],
      endpoints: ['submit-form'],
      forms: [],
      buckets: ['avatars'],
    }),
  );
  const check = createQueryCheck(() => schema);
  const written = (code: string) => planted('mfe-cpps', {}, { 'web/static/js/a.js': code });

  test.each([
    ['e.from("client").select("*")', 'no table, view, or bucket "client"'],
    ['e.storage.from("pictures").list()', 'no table, view, or bucket "pictures"'],
    ["await e.rpc('lead_boards',{})", 'no database function "lead_boards"'],
    ['e.functions.invoke("submit",{body:t})', 'no server function "submit"'],
  ])('stopped: %s', async (code, message) => {
    expect(await ask(check, written(code))).toEqual([
      expect.stringMatching(
        new RegExp(`^mfe-cpps: web/static/js/a\\.js calls .*supabase/schema\\.json has ${message}; `),
      ),
    ]);
  });

  test('passes: names of the schema, and calls of something else', async () => {
    const code = `e.from("clients");e.storage.from("avatars");e.rpc("lead_board");e.functions.invoke("submit-form");
      Array.from("abc");Uint8Array.from("abc");e.from(t);Buffer.from("abc")`;
    expect(await ask(check, written(code))).toEqual([]);
  });
});
