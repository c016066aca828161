import type { ArtefactCheck } from '../gate.ts';
import { checkFingerprints } from './fingerprints.ts';
import { checkSheets } from './sheets.ts';
import { liveWith, planted } from './testing/planted.ts';

const button = { Button: 'a', ButtonProps: 'b' };
const typed = (name: string, version: string, exported: Record<string, string>) =>
  planted(name, { version, fingerprints: { 'shared-ui/button': exported } });
const shell = typed('shell', '1.0.0', { ...button, IconButton: 'c' });
const cpps = typed('mfe-cpps', '1.0.0', button);

const ask = async (check: ArtefactCheck, ...artefacts: Parameters<ArtefactCheck>[0]) =>
  (await check(artefacts, liveWith(shell, cpps))).map(
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
    const found = await ask(checkSheets, shell, styled(css));
    expect(found.join('\n')).toMatch(/^mfe-cpps: static\/css\/routes\.css.*(?:outside|cannot be read)/);
  });

  test('safe: its own', async () => {
    expect(
      await ask(checkSheets, shell, styled('@layer utilities{[data-mfe=mfe-cpps] .px-6{color:red}}')),
    ).toEqual([]);
  });

  test('a property that another sheet registers otherwise is told of whoever came later', async () => {
    const property = (initial: string) =>
      `@property --tw-a{syntax:"<length>";inherits:false;initial-value:${initial}}`;
    const own = planted('shell', {}, { 'web/main.css': property('0px') });
    const found = await checkSheets([styled(property('4px')), own], liveWith(own));
    expect(found).toEqual([
      {
        check: 'sheets',
        message: expect.stringMatching(/^mfe-cpps\/.*--tw-a is registered otherwise elsewhere/),
      },
    ]);
  });
});
