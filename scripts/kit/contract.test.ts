import { contractFaults } from './contract.ts';

const lazy = () => Promise.resolve({ Component: () => null });
const route = (more: object) => ({ id: 'tools:list', path: 'tools', lazy, ...more });
const faults = (...routes: object[]) => contractFaults('mfe-tools', { default: routes });

test('a remote with pages of its own has no faults, nor has one whose layout holds them', async () => {
  const handle = { title: 'Tools', menu: [{ icon: 'calculator', roles: ['coach'], order: 10 }] };
  expect(await faults(route({ handle }), route({ id: 'tools:one', path: 'tools/:tool' }))).toEqual([]);
  const child = route({ path: 'list' });
  expect(await faults({ id: 'tools', path: 'tools', children: [child] })).toEqual([]);
});

test.each<[string, object, RegExp]>([
  [
    'a foreign id',
    { id: 'cpps:tools' },
    /^the id "cpps:tools" at \/tools is not its own: begin it with "tools:"/,
  ],
  ['no id', { id: undefined }, /an explicit id at routes\[0\]/],
  ['a leading slash', { path: '/tools' }, /a path without a leading slash/],
  ['whatever is left', { path: '*' }, /^\/\* \(tools:list\) takes every address below it/],
  ["somebody's frame", { path: 'dashboard' }, /^\/dashboard \(tools:list\) is the layout of mfe-dashboard/],
  ['a page that comes with every other', { lazy: undefined }, /^\/tools \(tools:list\) is not lazy/],
  ['no component', { lazy: () => Promise.resolve({}) }, /its module exports no Component/],
  ['a page that fails', { lazy: () => Promise.reject(new Error('gone')) }, /cannot be loaded: gone/],
  ['no title', { handle: { title: '' } }, /its handle names no title/],
  ['a place for nobody', { handle: { title: 'T', menu: [{ roles: [], order: 1 }] } }, /needs roles/],
  [
    'a foreign address',
    { path: 'tools/:tool', handle: { addresses: ['/other/a'] } },
    /"\/other\/a" is none of \/tools\/:tool/,
  ],
])('%s is told', async (_what, more, words) => {
  expect(await faults(route(more))).toEqual([expect.stringMatching(words)]);
});

test('no list at all, and one id twice', async () => {
  expect(await contractFaults('mfe-tools', {})).toEqual([expect.stringMatching(/a list of routes/)]);
  expect(await faults(route({}), route({ path: 'more' }))).toEqual([
    'the id "tools:list" stands twice: each route has its own',
  ]);
});
