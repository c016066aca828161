import type { BuildRecord } from '../build/build-record.ts';
import { sameChunks, stubRuntime } from './monolith-parts.ts';

const files = (name: string) => ({ js: [`${name}.js`], css: [] });

function record(chunks: readonly string[], provides: readonly string[] = []): BuildRecord {
  return {
    id: '',
    owners: [],
    fingerprints: {},
    version: '1.0.0-abc',
    initial: files('main'),
    chunks: Object.fromEntries(chunks.map((name) => [name, files(name)])),
    provides: Object.fromEntries(provides.map((name) => [name, files(name)])),
    consumes: {},
    files: {},
    integrity: {},
    pageDates: {},
    builtAgainst: {},
  };
}

test('the monolith brings every remote along, and asks for none', () => {
  const stub = stubRuntime(['mfe-one', 'mfe-two']);
  expect(stub).toMatch(/"mfe_one\/routes": \(\) => import\(.*mfe-one\/src\/routes\.tsx"\)/);
  expect(stub).toMatch(/"mfe_two\/routes"/);
  for (const name of ['loadRemote', 'registerRemotes', 'registerPlugins', 'registerGlobalPlugins'])
    expect(stub).toContain(`export const ${name} =`);
});

test('its pages load the chunks that they load in the product, without those of federation', () => {
  const whole = record(['one-home', 'one-home-rest', 'mfe-one', 'two-page']);
  expect(sameChunks(whole, 'mfe-one', record(['mfe_one', 'routes', 'one-home', 'one-home-rest']))).toEqual({
    'one-home': files('one-home'),
    'one-home-rest': files('one-home-rest'),
  });
  expect(sameChunks(whole, 'shell', record(['shared-ui-forms'], ['shared-ui/forms']))).toEqual({});
});

test('a page that is missing from the monolith is told, not measured', () => {
  expect(() => sameChunks(record([]), 'mfe-one', record(['one-home']))).toThrow(
    'The monolith has no chunk one-home.',
  );
});
