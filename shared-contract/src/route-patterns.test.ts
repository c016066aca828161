import { declaredPages } from './page-handle.ts';
import { addressesOf, answers, parameterOf, registerOf, routeBranches } from './route-patterns.ts';

test('a remote owns the addresses that its routes answer', () => {
  const routes = [
    { index: true },
    { path: 'about' },
    { path: 'dashboard', children: [{ index: true }, { path: 'clients' }, { path: '*' }] },
    { children: [{ path: 'blog/:slug' }] },
  ];
  expect(routeBranches(routes).map(({ pattern }) => pattern)).toEqual([
    '/',
    '/about',
    '/dashboard',
    '/dashboard/clients',
    '/dashboard/*',
    '/blog/:slug',
  ]);
});

test('an address is answered by routes from the outside in', () => {
  const routes = [
    { id: 'about', path: 'about' },
    {
      id: 'frame',
      path: 'dashboard',
      children: [
        { id: 'overview', index: true },
        { id: 'clients', path: 'clients' },
      ],
    },
  ];
  expect(routeBranches(routes)).toEqual([
    { pattern: '/about', ids: ['about'] },
    { pattern: '/dashboard', ids: ['frame', 'overview'] },
    { pattern: '/dashboard/clients', ids: ['frame', 'clients'] },
  ]);
});

test.each([
  ['/cpa/:id', '/cpa/jane-doe', true],
  ['/cpa/:id', '/cpa/o%27neil', true],
  ['/cpa/:id', '/cpa/', false],
  ['/cpa/:id', '/cpa', false],
  ['/cpa/:id', '/cpa/jane/doe', false],
  ['/cpa/:id', '/blog/jane-doe', false],
  ['/:kind/:id', '/blog/taxes', true],
])('%s answers %s: %s', (pattern, address, answer) => {
  expect(answers(pattern, address)).toBe(answer);
});

const branchesOf = (handle: unknown) =>
  routeBranches([{ path: 'cpa', children: [{ path: ':id', handle }] }, { path: 'about' }]);

test('a page without a parameter is served at its own address', async () => {
  expect(await addressesOf({ pattern: '/about', ids: [] })).toEqual(['/about']);
});

test.each([
  ['a list', ['/cpa/a', '/cpa/b', '/cpa/a']],
  ['a function', () => Promise.resolve(['/cpa/a', '/cpa/b'])],
])('a pattern is served at the addresses that its route says, once each: %s', async (_, addresses) => {
  const [branch] = branchesOf({ addresses });
  expect(await addressesOf(branch!)).toEqual(['/cpa/a', '/cpa/b']);
});

test('a route may name who is asked about the addresses that it does not list', async () => {
  const register = { function: 'registry', action: 'people' };
  const [branch] = branchesOf({ addresses: () => Promise.resolve({ listed: ['/cpa/a'], register }) });
  expect([await addressesOf(branch!), await registerOf(branch!)]).toEqual([['/cpa/a'], register]);
  expect(await registerOf(branchesOf({ addresses: ['/cpa/a'] })[0]!)).toBeUndefined();
});

test('what stands in the place of the parameter', () => {
  expect(parameterOf('/cpa/:id', '/cpa/ann')).toBe('ann');
  expect(parameterOf('/cpa/:id', '/blog/ann')).toBeUndefined();
});

test('a pattern of which nothing is said is served nowhere', async () => {
  expect(await addressesOf(branchesOf(undefined)[0]!)).toBeUndefined();
  expect(await addressesOf(branchesOf({ title: 'A page' })[0]!)).toBeUndefined();
});

test.each(['/cpa', '/cpa/:id', '/blog/a', 'cpa/a'])(
  'an address that the pattern does not answer is refused: %s',
  async (address) => {
    await expect(addressesOf(branchesOf({ addresses: [address] })[0]!)).rejects.toThrow(
      `The address "${address}" is none of /cpa/:id.`,
    );
  },
);

test('addresses do not make a page one of the menu: the manifest stays as it was', () => {
  expect(declaredPages(branchesOf({ addresses: ['/cpa/a'] }))).toEqual([]);
});
