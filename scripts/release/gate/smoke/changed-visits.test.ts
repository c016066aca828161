import type { ReleaseSet } from 'shared-release/live';
import { pageKey } from 'shared-release/store';
import { digestOf } from '../../artifacts.ts';
import { changedPackages } from '../../changed-artifacts.ts';
import { createMemoryStore } from '../../testing/memory-store.ts';
import { candidateWith, planted } from '../testing/fixtures.ts';
import { findDifferences } from './differences.ts';
import { planVisits } from './plan-visits.ts';

/** A version of a site with a shell and two remotes. Files are named by their content, as in a build. */
interface Site {
  readonly documents?: Readonly<Record<string, string>>;
  /** Code of each script of `mfe-marketing`. */
  readonly scripts?: Readonly<Record<string, string>>;
  readonly shellScript?: string;
  /** Script of a client's page in the member area. */
  readonly clientScript?: string;
  /** Public route patterns. */
  readonly routes?: readonly string[];
}

const named = (name: string, content: string, kind = 'js') =>
  `${name}.${digestOf(content).slice(0, 12)}.${kind}`;

function siteWith({
  documents = {},
  scripts = {},
  shellScript = 'start()',
  clientScript = 'client()',
  routes = ['/', '/about', '/team'],
}: Site) {
  const code: Readonly<Record<string, string>> = {
    about: 's.e("dialog")',
    team: 'team()',
    dialog: 'dialog()',
    routes: 's.e("about");s.e("team");s.e("dialog")',
    ...scripts,
  };
  const entry = named('remoteEntry', JSON.stringify(code));
  const web = Object.fromEntries(
    Object.entries(code).map(([name, text]) => [`web/${named(name, text)}`, text]),
  );
  const artifacts = [
    planted('shell', {}, { [`web/${named('main', shellScript)}`]: shellScript }),
    planted('mfe-marketing', {}, { ...web, [`web/${entry}`]: 'entry()' }),
    planted('mfe-dashboard', {}, { [`web/${named('client', clientScript)}`]: clientScript }),
  ];
  const pages = { '/': 'Home', '/about': 'About', '/team': 'Team', '/login': 'Log in', ...documents };
  const candidate = candidateWith(pages);
  const url = (file: string) => `/remotes/mfe-marketing/${file}`;
  const filesOf = (page: string) =>
    [entry, named('routes', code['routes'] ?? ''), named(page, code[page] ?? '')].map(url);
  const client = `/remotes/mfe-dashboard/${named('client', clientScript)}`;
  const rows = {
    '/': [],
    '/about': filesOf('about'),
    '/team': filesOf('team'),
    '/dashboard/clients/:id': [client],
  };
  const files = [...new Set(Object.values(rows).flat())];
  const lists = {
    files: files.map((file) => [file, '']),
    pages: Object.fromEntries(
      Object.entries(rows).map(([pattern, row]) => [pattern, row.map((file) => files.indexOf(file))]),
    ),
  };
  const release = {
    ...candidate.set.release,
    site: { scripts: [[`/${named('main', shellScript)}`, '']], preloads: {}, pageFiles: '/lists.json' },
    manifest: {
      remotes: {
        mfe_marketing: { routes },
        mfe_dashboard: { routes: ['/dashboard/clients', '/dashboard/clients/:id'] },
      },
    },
  };
  const set = {
    ...candidate.set,
    artefacts: Object.fromEntries(artifacts.map(({ package: name, id, version }) => [name, { id, version }])),
    release,
    texts: { 'lists.json': JSON.stringify(lists) },
    files: Object.fromEntries(
      [...Object.keys(web).map((file) => url(file.slice('web/'.length))), client].map((at) => [
        at.slice(1),
        {},
      ]),
    ),
  } as unknown as ReleaseSet;
  return { pages, candidate: { ...candidate, artifacts, set } };
}

/** Returns the addresses that the gate opens for a change of the site. */
async function opened(change: Site, before: Site = {}): Promise<string[]> {
  const live = siteWith(before);
  const store = createMemoryStore();
  for (const html of Object.values(live.pages))
    await store.putIfAbsent(pageKey(digestOf(html)), new TextEncoder().encode(html));
  const { candidate } = siteWith(change);
  const { set, artifacts } = candidate;
  const released = new Set(changedPackages(artifacts, live.candidate.set));
  const packages = artifacts.map(({ package: name }) => ({ name, isReleased: released.has(name) }));
  const differenceOf = await findDifferences(candidate, live.candidate.set, store);
  const { visits, unresolved } = planVisits(set.release, ['/login'], packages, differenceOf);
  return [...visits.map(({ address }) => address), ...unresolved.map(({ pattern }) => pattern)];
}

test('a changed document opens its page, and one unchanged page of its package', async () => {
  const change = { documents: { '/about': 'About us' }, scripts: { about: 's.e("dialog");us()' } };
  expect(await opened(change)).toEqual(['/', '/about']);
});

test('a changed script opens the pages that load it, also on demand', async () => {
  expect(await opened({ scripts: { team: 'other()' } })).toEqual(['/', '/team']);
  expect(await opened({ scripts: { dialog: 'other()' } })).toEqual(['/', '/about']);
});

test('a changed page of the member area opens the page that links to it', async () => {
  expect(await opened({ clientScript: 'other()' })).toEqual(['/dashboard/clients', '/dashboard/clients/:id']);
});

test('a new entry alone opens one page', async () => {
  expect(await opened({ scripts: { unused: 'unused()' } })).toEqual(['/']);
});

test('a stylesheet in every document opens three pages', async () => {
  const styled = (css: string) =>
    Object.fromEntries(
      ['/', '/about', '/team'].map((address) => [
        address,
        `<style data-sheet="/a.css">${css}</style>${address}`,
      ]),
    );
  const more = (css: string) => ({ documents: styled(css), scripts: { unused: css } });
  expect(await opened(more('b{}'), more('a{}'))).toEqual(['/', '/about', '/team']);
});

test('a complete run opens every page of every package, also those of one pattern', () => {
  const documents = { '/blog/taxes': 'Taxes', '/blog/plans': 'Plans' };
  const { set, artifacts } = siteWith({ documents, routes: ['/', '/blog/:slug'] }).candidate;
  const packages = artifacts.map(({ package: name }) => ({ name, isReleased: name === 'shell' }));
  const { visits, unresolved } = planVisits(set.release, ['/login'], packages);
  expect(visits.map(({ address }) => address)).toEqual([
    ...['/login', '/', '/blog/taxes', '/blog/plans', '/dashboard/clients'],
  ]);
  expect(unresolved.map(({ pattern }) => pattern)).toEqual(['/dashboard/clients/:id']);
});

test('a changed shell opens its pages, and one of each other package', async () => {
  expect(await opened({ shellScript: 'other()' })).toEqual(['/login', '/', '/dashboard/clients']);
});
