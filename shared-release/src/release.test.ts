import { fixtureRelease } from './testing/fixture-release.ts';
import { parseRelease } from './release.ts';

/** A release that may have been edited by hand: any field may contain anything. */
type Damaged = Record<string, unknown>;

const read = (change: (release: Damaged) => unknown) => {
  const release = structuredClone(fixtureRelease) as unknown as Damaged;
  change(release);
  return () => parseRelease(JSON.stringify(release), 'dist/site/release.json');
};

function put(release: Damaged, path: readonly string[], value: unknown): void {
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce<Damaged>((part, field) => part[field] as Damaged, release);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
}
const REMOTE = ['manifest', 'remotes', 'mfe_marketing'];

test('reads what the build writes, and keeps manifest fields that it does not know', () => {
  const release = read((value) => put(value, [...REMOTE, 'size'], 4711))();
  expect(release.pages['/about']).toEqual({ file: 'html/about.html', status: 200, changed: '2026-11-20' });
  expect(release.manifest.remotes['mfe_marketing']).toMatchObject({ version: '1.4.0-9ab3c1', size: 4711 });
});

test.each<[string, readonly string[], unknown, RegExp]>([
  ['a missing field', ['notFound'], undefined, /^dist\/site\/release\.json is not a release: notFound: /],
  [
    'a page file elsewhere',
    ['pages', '/about', 'file'],
    '../../etc/x.html',
    /pages\.\/about\.file: expected/,
  ],
  [
    'a page file that climbs',
    ['pages', '/about', 'file'],
    'html/../x.html',
    /pages\.\/about\.file: expected/,
  ],
  [
    'a page path with a slash at its end',
    ['pages', '/x/'],
    { file: 'html/x.html', status: 200 },
    /pages\.\/x\/: /,
  ],
  ['a wrong status', ['pages', '/about', 'status'], 301, /pages\.\/about\.status: /],
  ['a hash in quotes', ['scriptHashes'], [`'sha256-abc='; script-src *`], /scriptHashes\.0: expected/],
  [
    'a form of a provider without TLS',
    ['brand', 'embeds'],
    { contact: { url: 'http://forms.example/contact' } },
    /brand\.embeds\.contact\.url: expected an address/,
  ],
  [
    'a script that ends the policy',
    ['brand', 'embeds'],
    { contact: { url: 'https://forms.example/', script: 'https://forms.example/x.js; script-src *' } },
    /brand\.embeds\.contact\.script: expected an address/,
  ],
  [
    'a manifest without entry',
    [...REMOTE, 'entry'],
    undefined,
    /manifest: .*"remotes\.mfe_marketing\.entry" should be/,
  ],
  ['an entry elsewhere', [...REMOTE, 'entry'], 'https://evil.example/x.js', /entry" should be a file under/],
  ['an entry without integrity', [...REMOTE, 'integrity'], undefined, /mfe_marketing\.integrity" should be/],
  [
    'an integrity that browsers ignore',
    [...REMOTE, 'integrity'],
    'md5-abc=',
    /integrity" should be sha256-.*, got "md5-abc="/,
  ],
  ['a sheet elsewhere', [...REMOTE, 'styles'], ['/static/x.css'], /styles\[0\]" should be a file under/],
  ['a page without a title', [...REMOTE, 'pages'], [{ path: '/about' }], /pages\[0\]\.title" should be text/],
  ['no manifest at all', ['manifest'], undefined, /manifest: .*should be an object, got nothing/],
  [
    'a manifest that carries code',
    [...REMOTE, 'getPublicPath'],
    'return "x"',
    /getPublicPath" should be absent/,
  ],
])('%s is refused in one line that names the field', (_, path, value, message) => {
  const act = read((release) => put(release, path, value));
  expect(act).toThrow(message);
  expect(act).not.toThrow(/\n/);
});

test('text that is no JSON names the file', () => {
  expect(() => parseRelease('{"release": "20', 'dist/site/release.json')).toThrow(
    /^dist\/site\/release\.json is not JSON: /,
  );
});
