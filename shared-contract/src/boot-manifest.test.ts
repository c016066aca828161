import {
  assertBootManifest,
  BootManifestError,
  parseBootManifest as parse,
  type ManifestRules,
} from './boot-manifest.ts';

const rules: ManifestRules = { file: ['an address', (text) => text !== 'no address'] };
const parseBootManifest = (value: unknown) => parse(value, rules);

const marketing = {
  version: '1.4.0-9ab3c1',
  entry: '/remotes/mfe-marketing/remoteEntry.5d2f.js',
  integrity: 'sha384-abc',
  styles: ['/remotes/mfe-marketing/routes.css'],
  routes: ['/', '/about'],
  builtAgainst: { react: '19.3.1', 'shared-auth': '1.2.0' },
  pages: [
    { path: '/about', title: 'About us' },
    {
      path: '/dashboard/tools',
      title: 'Our tools',
      menu: [{ label: 'Tools', icon: 'wrench', roles: ['coach', 'admin'], order: 60 }],
    },
  ],
};
const cpps = { ...marketing, entry: '/remotes/mfe-cpps/remoteEntry.js', routes: ['/cpps'] };
const manifest = { release: '2026-11-20T10-15-00Z-4f1c', remotes: { mfe_marketing: marketing } };

const withRemote = (changes: Record<string, unknown>) => ({
  ...manifest,
  remotes: { mfe_marketing: { ...marketing, ...changes } },
});

const place = { icon: 'book', roles: ['user'], order: 10 };
const withMenu = (menu: unknown) => withRemote({ pages: [{ path: '/x', title: 'X', menu }] });

describe('parseBootManifest', () => {
  it('accepts what the build writes', () => {
    expect(parseBootManifest(manifest)).toEqual(manifest);
  });

  it('accepts a remote of a release that says nothing of pages', () => {
    const older = withRemote({ pages: undefined });
    expect(parseBootManifest(older).remotes['mfe_marketing']?.pages).toBeUndefined();
    expect(parseBootManifest(older)).not.toHaveProperty('refused');
  });

  it('ignores fields that a newer release may add to a page', () => {
    const place = { icon: 'book', roles: ['user', 'auditor'], order: 1 };
    const page = { path: '/x', title: 'X', menu: [place] };
    const newer = withRemote({ pages: [{ ...page, hint: 'h', menu: [{ ...place, badge: 3 }] }] });
    expect(parseBootManifest(newer).remotes['mfe_marketing']?.pages).toEqual([page]);
  });

  it('ignores fields that a newer release may add', () => {
    const newer = { ...withRemote({ region: 'eu' }), signature: 'x' };
    expect(parseBootManifest(newer)).toEqual(manifest);
  });

  it.each([
    ['release', { ...manifest, release: undefined }],
    ['release', { ...manifest, release: '' }],
    ['remotes', { ...manifest, remotes: [] }],
  ])('refuses the whole where the field %s is missing or of the wrong kind', (field, value) => {
    expect(() => parseBootManifest(value)).toThrow(BootManifestError);
    expect(() => parseBootManifest(value)).toThrow(`"${field}" should be`);
  });

  it.each([
    ['remotes.mfe_marketing', { ...manifest, remotes: { mfe_marketing: null } }],
    ['remotes.mfe_marketing.version', withRemote({ version: 1 })],
    ['remotes.mfe_marketing.entry', withRemote({ entry: undefined })],
    ['remotes.mfe_marketing.integrity', withRemote({ integrity: undefined })],
    ['remotes.mfe_marketing.styles', withRemote({ styles: 'routes.css' })],
    ['remotes.mfe_marketing.routes', withRemote({ routes: undefined })],
    ['remotes.mfe_marketing.routes[1]', withRemote({ routes: ['/', 2] })],
    ['remotes.mfe_marketing.styles[0]', withRemote({ styles: ['no address'] })],
    ['remotes.mfe_marketing.pages', withRemote({ pages: {} })],
    ['remotes.mfe_marketing.pages[0]', withRemote({ pages: ['/about'] })],
    ['remotes.mfe_marketing.pages[0].path', withRemote({ pages: [{ title: 'About' }] })],
    ['remotes.mfe_marketing.pages[0].title', withRemote({ pages: [{ path: '/about' }] })],
    ['remotes.mfe_marketing.pages[0].menu', withMenu({})],
    ['remotes.mfe_marketing.pages[0].menu[0].icon', withMenu([{ roles: [], order: 1 }])],
    ['remotes.mfe_marketing.pages[0].menu[0].label', withMenu([{ ...place, label: 7 }])],
    ['remotes.mfe_marketing.pages[0].menu[0].roles', withMenu([{ ...place, roles: 'coach' }])],
    ['remotes.mfe_marketing.pages[0].menu[0].order', withMenu([{ ...place, order: '10' }])],
    ['remotes.mfe_marketing.builtAgainst', withRemote({ builtAgainst: undefined })],
    ['remotes.mfe_marketing.builtAgainst.react', withRemote({ builtAgainst: { react: 19 } })],
  ])('a wrong field %s costs that remote alone, and is named', (field, value) => {
    const both = { ...value, remotes: { ...value.remotes, mfe_cpps: cpps } };
    const { remotes, refused } = parseBootManifest(both);
    expect(remotes).toEqual({ mfe_cpps: cpps });
    expect(refused?.['mfe_marketing']?.error.message).toContain(`"${field}" should be`);
  });

  it('an entry that is no address costs that remote alone', () => {
    const entry = 'no address';
    const both = { ...manifest, remotes: { mfe_marketing: { ...marketing, entry }, mfe_cpps: cpps } };
    const { remotes, refused } = parseBootManifest(both);
    expect(remotes).toEqual({ mfe_cpps: cpps });
    expect(refused?.['mfe_marketing']?.error.message).toContain(
      '"remotes.mfe_marketing.entry" should be an address, got "no address"',
    );
  });

  it.each([
    ['keeps the addresses that can be read', ['/', 2], ['/']],
    ['stands in for any address where none can be read', undefined, ['/*']],
    ['stands in for any address where there are none', [], ['/*']],
  ])('a refused remote %s', (_what, routes, kept) => {
    const { refused } = parseBootManifest(withRemote({ entry: 1, routes }));
    expect(refused?.['mfe_marketing']?.routes).toEqual(kept);
  });

  it.each([undefined, null, 'text', []])('refuses %j in place of a manifest', (value) => {
    expect(() => parseBootManifest(value)).toThrow('"manifest" should be an object');
  });

  it('says what came instead', () => {
    const told = (value: unknown) => parseBootManifest(value).refused?.['mfe_marketing']?.error.message;
    expect(told(withRemote({ version: 1 }))).toContain('got 1.');
    expect(told(withRemote({ styles: 'routes.css' }))).toContain('got "routes.css"');
    expect(() => parseBootManifest({ ...manifest, release: undefined })).toThrow('got nothing');
  });

  it('refuses a manifest that carries code', () => {
    expect(() => parseBootManifest(withRemote({ getPublicPath: 'return "https://evil.test/"' }))).toThrow(
      '"remotes.mfe_marketing.getPublicPath" should be absent',
    );
  });
});

describe('assertBootManifest', () => {
  const assert = (value: unknown, more: Partial<ManifestRules> = {}) => {
    assertBootManifest(value, { ...rules, ...more });
  };

  it('takes what the parser takes', () => {
    expect(() => assert(manifest)).not.toThrow();
  });

  it('throws for a wrong field of a remote, where the parser goes on without that remote', () => {
    expect(() => assert(withRemote({ entry: 'no address' }))).toThrow('"remotes.mfe_marketing.entry"');
  });

  it.each([
    ['integrity', '"remotes.mfe_marketing.integrity" should be other, got "sha384-abc"'],
    ['path', '"remotes.mfe_marketing.routes[0]" should be other, got "/"'],
  ])('asks more of %s where it is told what', (what, message) => {
    expect(() => assert(manifest, { [what]: ['other', () => false] })).toThrow(message);
  });
});
