import type { DeclaredRoutes } from '@scripts/build/rules';
import { type DeclaredRoute, judgedRoutes } from 'shared-contract/route-patterns';
import { checkRoutes } from './routes.ts';
import { liveWith, planted } from './testing/fixtures.ts';

const lazy = () => Promise.resolve({});
const page = (id: string, path?: string): DeclaredRoute =>
  path === undefined ? { id, index: true, lazy } : { id, path, lazy };
const home = page('marketing:home');
const tree = {
  'mfe-marketing': [home, page('marketing:calculator/about', 'about'), page('marketing:cpa', 'cpa/:id')],
  'mfe-cpps': [page('cpps:overview', 'cpps'), page('cpps:tools', 'dashboard/cpps-tools')],
  'mfe-dashboard': [
    {
      id: 'dashboard',
      path: 'dashboard',
      lazy,
      children: [
        page('dashboard:overview'),
        page('dashboard:story', 'stories/:id'),
        page('dashboard:none', '*'),
      ],
    },
  ],
};
type Tree = Record<keyof typeof tree, readonly DeclaredRoute[]>;
const chunks = (...names: string[]) => ({ chunks: Object.fromEntries(names.map((name) => [name, {}])) });
const built = {
  shell: [],
  'mfe-marketing': ['marketing-home', 'marketing-calculator', 'marketing-cpa'],
  'mfe-cpps': ['cpps-overview', 'cpps-tools'],
  'mfe-dashboard': ['dashboard', 'dashboard-overview', 'dashboard-story', 'dashboard-none'],
};
const live = Object.entries(built).map(([name, names]) => planted(name, chunks(...names)));

async function objections(changed: Partial<Tree>, ...more: string[]): Promise<string[]> {
  const names = Object.keys(changed);
  const artifacts = Object.entries(built).map(([name, own]) =>
    planted(name, names.includes(name) ? { ...chunks(...own, ...more), version: '1.1.0' } : chunks(...own)),
  );
  const remotes: DeclaredRoutes[] = Object.entries({ ...tree, ...changed }).map(([name, routes]) => ({
    package: name,
    routes: judgedRoutes(routes),
  }));
  const found = await checkRoutes(
    { ownAddresses: ['/login', '/search'], remotes },
    artifacts,
    liveWith(...live),
  );
  return found.map(({ check, package: name, message }) => `${check} ${String(name)}: ${message}`);
}
const cpps = (...routes: DeclaredRoute[]) => ({ 'mfe-cpps': [...tree['mfe-cpps'], ...routes] });

test.each<[string, Partial<Tree>, string]>([
  [
    'another remote’s address',
    cpps(page('cpps:x', 'about')),
    '/about (cpps:x) is an address of mfe-marketing, /about (marketing:calculator/about)',
  ],
  ['written otherwise', cpps(page('cpps:x', 'About')), '/About (cpps:x) is an address of mfe-marketing'],
  [
    'one of another’s pattern',
    cpps(page('cpps:x', 'cpa/jane-doe')),
    '/cpa/jane-doe (cpps:x) is an address of mfe-marketing, /cpa/:id (marketing:cpa)',
  ],
  [
    'a pattern over others’ addresses',
    cpps(page('cpps:x', ':page')),
    '/:page (cpps:x) is an address of mfe-marketing, /about',
  ],
  ['the home page', cpps(page('cpps:x')), '/ (cpps:x) is an address of mfe-marketing, / (marketing:home)'],
  [
    'a page inside another’s frame',
    cpps(page('cpps:x', 'dashboard/stories/new')),
    '/dashboard/stories/new (cpps:x) is an address of mfe-dashboard',
  ],
  [
    'a page of the shell',
    cpps(page('cpps:x', 'login')),
    '/login (cpps:x) answers /login, which is a page of the shell',
  ],
  [
    'the same in other letters',
    cpps(page('cpps:x', 'LOGIN')),
    'answers /login, which is a page of the shell',
  ],
  [
    'the edge’s',
    cpps(page('cpps:x', 'remotes/mfe-cpps')),
    '/remotes/mfe-cpps (cpps:x) is answered by the edge itself',
  ],
  [
    'a frame',
    cpps({ id: 'cpps:x', path: 'dashboard', lazy, children: [] }),
    '/dashboard (cpps:x) is the layout of mfe-dashboard',
  ],
  ['every address', cpps(page('cpps:x', '*')), '/* (cpps:x) takes every address below it'],
  [
    'every address below one of its own',
    cpps(page('cpps:x', 'cpps/*')),
    '/cpps/* (cpps:x) takes every address below it',
  ],
  [
    'every address of a frame that is not its own',
    cpps(page('cpps:x', 'dashboard/*')),
    '/dashboard/* (cpps:x) takes every',
  ],
  [
    'another remote’s id',
    cpps(page('marketing:x', 'cpps/x')),
    'the id "marketing:x" at /cpps/x is not its own: begin it with "cpps:"',
  ],
  ['the frame’s id', cpps(page('dashboard', 'cpps/x')), 'the id "dashboard" at /cpps/x is not its own'],
  ['an id that stands twice', cpps(page('cpps:tools', 'cpps/x')), 'the id "cpps:tools" stands twice'],
  [
    'a chunk of another name',
    cpps(page('cpps:other', 'cpps/x')),
    '/cpps/x (cpps:other) has no chunk "cpps-other": name it so with webpackChunkName',
  ],
  ['a page that is not lazy', cpps({ id: 'cpps:x', path: 'cpps/x' }), '/cpps/x (cpps:x) is not lazy'],
  [
    'no frame any more',
    { 'mfe-dashboard': [] },
    'no route "dashboard" at /dashboard: the layout of the member area would be missing',
  ],
])('stopped: %s', async (_what, changed, words) => {
  const found = await objections(changed, 'cpps-x', 'marketing-x');
  expect(found).toContainEqual(expect.stringContaining(words));
  for (const line of found) expect(line).toMatch(/^routes mfe-(?:cpps|dashboard): .*: /);
});

test.each<[string, Partial<Tree>]>([
  ['a new page', cpps(page('cpps:x', 'cpps/x'))],
  ['a new page with a parameter', cpps(page('cpps:x', 'cpps/:x'))],
  ['a page that shares a chunk', cpps(page('cpps:overview/more', 'cpps/more'))],
  ['a page inside a frame', cpps(page('cpps:x', 'dashboard/cpps-x'))],
  ['a page less', { 'mfe-cpps': [page('cpps:overview', 'cpps')] }],
  [
    'an address that moves to another remote, both released',
    {
      'mfe-cpps': [page('cpps:overview', 'cpps'), page('cpps:x', 'about')],
      'mfe-marketing': [home],
    },
  ],
])('safe: %s', async (_what, changed) => {
  expect(await objections(changed, 'cpps-x')).toEqual([]);
});

test('a page of the shell over a live address is the shell’s fault, and what was live already is nobody’s', async () => {
  const remotes: DeclaredRoutes[] = [
    { package: 'mfe-cpps', routes: judgedRoutes(cpps(page('x', 'login'))['mfe-cpps']) },
  ];
  const routes = { ownAddresses: ['/login'], remotes };
  expect(await checkRoutes(routes, live, liveWith(...live))).toEqual([]);
  const newer = [planted('shell', { version: '2.0.0' }), ...live.slice(1)];
  expect(await checkRoutes(routes, newer, liveWith(...live))).toEqual([
    {
      check: 'routes',
      package: 'shell',
      message: 'its page /login is an address of mfe-cpps, /login (x): choose another one',
    },
  ]);
});
