import { readManifest, readPageData, readPublicSettings } from './page-data.ts';

function serve(blocks: Record<string, unknown>) {
  document.body.innerHTML = Object.entries(blocks)
    .map(([id, value]) => `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`)
    .join('');
}

test('reads what build and edge wrote into the page', () => {
  const boot = { hydration: { loaderData: { a: 1 } }, notFound: false };
  const site = { manifest: { release: 'r1' }, scripts: [] };
  serve({ boot, site });
  expect(readPageData()).toEqual({ ...boot, ...site });
});

test('reads the public settings that the edge wrote, and nothing else', () => {
  serve({
    settings: { supabaseUrl: 'http://b.test', supabasePublishableKey: 'sb_publishable_1', other: 'x' },
  });
  expect(readPublicSettings()).toEqual({
    supabaseUrl: 'http://b.test',
    supabasePublishableKey: 'sb_publishable_1',
  });
});

test.each([{}, { supabaseUrl: 'http://b.test' }, { supabasePublishableKey: 'key', supabaseUrl: '' }])(
  'says who was to write the settings when they are missing: %j',
  (settings) => {
    serve({ settings });
    expect(readPublicSettings).toThrow('no backend address and key (#settings): the edge writes both');
  },
);

test.each([
  ['/remotes/mfe-cpps/1.0.0/remoteEntry.js', true],
  ['https://cdn.test/remoteEntry.js', true],
  ['https://[', false],
  ['http://', false],
  ['//', false],
])('takes the entry %s for an address of this page: %s', (entry, isOne) => {
  const cpps = {
    version: '1',
    entry,
    integrity: 'sha256-a',
    styles: [],
    routes: ['/cpps'],
    builtAgainst: {},
  };
  const { remotes } = readManifest({ manifest: { release: 'r1', remotes: { mfe_cpps: cpps } } });
  expect('mfe_cpps' in remotes).toBe(isOne);
});

test('says which block is missing from the page', () => {
  serve({});
  expect(readPageData).toThrow('The page has no #site block.');
  expect(readPublicSettings).toThrow('The page has no #settings block.');
});
