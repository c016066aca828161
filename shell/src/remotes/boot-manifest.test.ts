import { BootManifestError, parseBootManifest } from './boot-manifest.ts';

const marketing = {
  version: '1.4.0-9ab3c1',
  entry: '/remotes/mfe-marketing/1.4.0-9ab3c1/remoteEntry.5d2f.js',
  integrity: 'sha384-abc',
  styles: ['/remotes/mfe-marketing/1.4.0-9ab3c1/routes.css'],
  routes: ['/', '/about'],
  builtAgainst: { react: '19.3.1', 'shared-auth': '1.2.0' },
};
const manifest = { release: '2026-11-20T10-15-00Z-4f1c', remotes: { mfe_marketing: marketing } };

const withRemote = (changes: Record<string, unknown>) => ({
  ...manifest,
  remotes: { mfe_marketing: { ...marketing, ...changes } },
});

describe('parseBootManifest', () => {
  it('accepts what the build writes', () => {
    expect(parseBootManifest(manifest)).toEqual(manifest);
  });

  it('ignores fields that a newer release may add', () => {
    const newer = { ...withRemote({ region: 'eu' }), signature: 'x' };
    expect(parseBootManifest(newer)).toEqual(manifest);
  });

  it.each([
    ['release', { ...manifest, release: undefined }],
    ['release', { ...manifest, release: '' }],
    ['remotes', { ...manifest, remotes: [] }],
    ['remotes.mfe_marketing', { ...manifest, remotes: { mfe_marketing: null } }],
    ['remotes.mfe_marketing.version', withRemote({ version: 1 })],
    ['remotes.mfe_marketing.entry', withRemote({ entry: undefined })],
    ['remotes.mfe_marketing.integrity', withRemote({ integrity: undefined })],
    ['remotes.mfe_marketing.styles', withRemote({ styles: 'routes.css' })],
    ['remotes.mfe_marketing.routes', withRemote({ routes: undefined })],
    ['remotes.mfe_marketing.routes[1]', withRemote({ routes: ['/', 2] })],
    ['remotes.mfe_marketing.builtAgainst', withRemote({ builtAgainst: undefined })],
    ['remotes.mfe_marketing.builtAgainst.react', withRemote({ builtAgainst: { react: 19 } })],
  ])('names the field %s when it is missing or of the wrong kind', (field, value) => {
    expect(() => parseBootManifest(value)).toThrow(BootManifestError);
    expect(() => parseBootManifest(value)).toThrow(`"${field}" should be`);
  });

  it.each([undefined, null, 'text', []])('refuses %j in place of a manifest', (value) => {
    expect(() => parseBootManifest(value)).toThrow('"manifest" should be an object');
  });

  it('says what came instead', () => {
    expect(() => parseBootManifest(withRemote({ version: 1 }))).toThrow('got a number');
    expect(() => parseBootManifest(withRemote({ styles: 'routes.css' }))).toThrow('got "routes.css"');
    expect(() => parseBootManifest({ ...manifest, release: undefined })).toThrow('got nothing');
  });

  it('refuses a manifest that carries code', () => {
    expect(() => parseBootManifest(withRemote({ getPublicPath: 'return "https://evil.test/"' }))).toThrow(
      '"remotes.mfe_marketing.getPublicPath" should be absent',
    );
  });
});
