import { sharedModules, sharedVersions } from './shared-modules.ts';

const modules = sharedModules();
const moduleOf = (request: string) =>
  modules.find(({ key, parts }) => key === request || parts.some((part) => part.request === request));
const requests = modules.flatMap(({ key, parts }) => [key, ...parts.map(({ request }) => request)]);

test('what must exist once in the page is shared, and with the first load', () => {
  const once = ['react', 'react-dom', 'shared-ui/router', 'shared-ui/toast'];
  const store = ['shared-auth/session-store', 'shared-auth/session-provider'];
  for (const request of [...once, ...store]) expect(moduleOf(request)).toMatchObject({ eager: true });
});

test('a library behind a facade is not: only the facade', () => {
  expect(requests).not.toContain('react-router-dom');
  expect(requests).not.toContain('react-hot-toast');
});

test('the heavy parts come on demand', () => {
  for (const request of ['shared-ui/dialog', 'shared-ui/form', 'shared-ui/menu'])
    expect(moduleOf(request)).toMatchObject({ eager: false });
});

test('nothing that only tests or types use is shared, and no stylesheet', () => {
  expect(requests.filter((request) => /testing|database\.types|\.css$/.test(request))).toEqual([]);
});

test('states one version for each package that is shared', () => {
  expect(sharedVersions()).toEqual({
    react: expect.stringMatching(/^\d+\.\d+\.\d+/),
    'react-dom': expect.stringMatching(/^\d+\.\d+\.\d+/),
    'shared-ui': expect.stringMatching(/^\d+\.\d+\.\d+/),
    'shared-auth': expect.stringMatching(/^\d+\.\d+\.\d+/),
    '@module-federation/runtime': expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});
