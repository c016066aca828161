import { BootManifestError, type BootManifest } from 'shared-contract/boot-manifest';
import type { PageEntry } from 'shared-contract/page-handle';
import { layoutOf } from 'shared-contract/remotes';
import { ownersOf, titleOf } from './owners.ts';

const remote = (routes: string[]) => ({
  version: '1.0.0',
  entry: '/entry.js',
  integrity: 'sha384-abc',
  styles: [],
  routes,
  builtAgainst: {},
});

const manifest: BootManifest = {
  release: 'r1',
  remotes: {
    mfe_dashboard: remote(['/dashboard', '/dashboard/clients', '/dashboard/*']),
    mfe_marketing: remote(['/', '/about', '/blog/:slug', '/blog/*']),
    mfe_cpps: remote(['/cpps', '/cpps/:step', '/blog/tax', '/dashboard/cpps-tools']),
  },
};

describe('ownersOf', () => {
  it.each([
    ['/', ['mfe_marketing']],
    ['/about', ['mfe_marketing']],
    ['/about/', ['mfe_marketing']],
    ['/cpps', ['mfe_cpps']],
    ['/cpps/apply', ['mfe_cpps']],
    ['/dashboard', ['mfe_dashboard']],
    ['/dashboard/clients', ['mfe_dashboard']],
  ])('finds the remote of %s', (pathname, owners) => {
    expect(ownersOf(manifest, pathname)).toEqual(owners);
  });

  it('prefers fixed segments over parameters, and both over a splat', () => {
    expect(ownersOf(manifest, '/blog/tax')).toEqual(['mfe_cpps']);
    expect(ownersOf(manifest, '/blog/captives')).toEqual(['mfe_marketing']);
    expect(ownersOf(manifest, '/blog/2026/captives')).toEqual(['mfe_marketing']);
  });

  it('puts the owner of the layout before the owner of the page inside it', () => {
    expect(ownersOf(manifest, '/dashboard/cpps-tools')).toEqual(['mfe_dashboard', 'mfe_cpps']);
  });

  it('leaves an address inside the layout that nobody lists to the owner of the layout', () => {
    expect(ownersOf(manifest, '/dashboard/unheard-of')).toEqual(['mfe_dashboard']);
  });

  it.each(['/nowhere', '/login', '/about/us', '/dashboards'])('knows nobody for %s', (pathname) => {
    expect(ownersOf(manifest, pathname)).toEqual([]);
  });

  it('leaves the addresses of a refused remote to it, where no other claims them more exactly', () => {
    const error = new BootManifestError('remotes.mfe_marketing.routes', 'a list of text', 1);
    const { mfe_cpps, mfe_dashboard } = manifest.remotes;
    const refused = { mfe_marketing: { error, routes: ['/*'] } };
    const broken = {
      release: 'r2',
      remotes: { mfe_cpps: mfe_cpps!, mfe_dashboard: mfe_dashboard! },
      refused,
    };
    expect(ownersOf(broken, '/about')).toEqual(['mfe_marketing']);
    expect(ownersOf(broken, '/cpps')).toEqual(['mfe_cpps']);
    expect(ownersOf(broken, '/dashboard/unheard-of')).toEqual(['mfe_dashboard']);
  });

  it('gives a page of the layout to its owner alone when the release has no layout', () => {
    const { mfe_cpps } = manifest.remotes;
    expect(ownersOf({ release: 'r2', remotes: { mfe_cpps: mfe_cpps! } }, '/dashboard/cpps-tools')).toEqual([
      'mfe_cpps',
    ]);
  });
});

describe('layoutOf', () => {
  it('holds the address of the layout and what lies below it', () => {
    expect(layoutOf('/dashboard')?.layoutRouteId).toBe('dashboard');
    expect(layoutOf('/dashboard/settings')?.path).toBe('/dashboard');
  });

  it('is not misled by an address that only begins alike', () => {
    expect(layoutOf('/dashboards')).toBeUndefined();
    expect(layoutOf('/')).toBeUndefined();
  });
});

describe('titleOf', () => {
  const pages: PageEntry[] = [
    { path: '/dashboard', title: 'Overview' },
    { path: '/dashboard/layers/:id', title: 'A layer' },
    { path: '/dashboard/layers/all', title: 'Layers' },
  ];

  it.each([
    ['/dashboard', 'Overview'],
    ['/dashboard/', 'Overview'],
    ['/dashboard/layers/7', 'A layer'],
    ['/dashboard/layers/all', 'Layers'],
    ['/dashboard/clients', 'Dashboard'],
  ])('%s is called %s while it is on its way', (pathname, title) => {
    expect(titleOf(pages, pathname)).toBe(title);
  });
});
