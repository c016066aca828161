import { runInNewContext } from 'node:vm';
import { oneStart } from './slim-federation.ts';

const written = (container: string) =>
  [
    `const __module_federation_container_name__ = ${JSON.stringify(container)};`,
    'const __module_federation_library_type__ = "var";',
    'const runtimeRequire=__webpack_require__;',
    'runtimeRequire.started.push(__module_federation_container_name__);',
  ].join('');

test('the shell starts itself, and remotes by its code with constants of their own', () => {
  const started: string[] = [];
  const page = { ninecourseFederation: {}, __webpack_require__: { started } };
  const inPage = { ...page, globalThis: page };
  for (const [container, role] of [
    ['shell', 'shell'],
    ['mfe_cpps', 'remote'],
    ['mfe_dashboard', 'remote'],
  ] as const)
    runInNewContext(`{${oneStart(written(container), role)}}`, inPage);
  expect(started).toEqual(['shell', 'mfe_cpps', 'mfe_dashboard']);
});

test.each([
  ['no place where it begins', 'start(__webpack_require__);'],
  [
    'the bundler named once more',
    'const runtimeRequire=__webpack_require__;runtimeRequire.m=__webpack_require__.m;',
  ],
])('a start with %s fails the build', (_, code) => {
  expect(() => oneStart(code, 'remote')).toThrow(/has changed/);
});
