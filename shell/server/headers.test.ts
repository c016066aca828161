import { fixtureRelease } from 'shared-release/testing';
import { createEdge } from './edge.ts';
import { contentSecurityPolicy, isOverTls } from './headers.ts';
import { fixtureFiles, fixtureSettings, memoryStore } from './testing/fixture.ts';

const [SCRIPT = ''] = fixtureRelease.scriptHashes;
const STYLE = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';
const bare = { scriptHashes: [] };

test('the policy allows our own files, the boot script and the sheets of documents by their hashes and the backend, and nothing else', () => {
  expect(
    contentSecurityPolicy({ ...fixtureRelease, styleHashes: [STYLE] }, fixtureSettings).split('; '),
  ).toEqual([
    `default-src 'none'`,
    `script-src 'self' '${SCRIPT}'`,
    `style-src 'self' '${STYLE}'`,
    `img-src 'self' data:`,
    `media-src blob:`,
    `font-src 'self'`,
    `connect-src 'self' https://abc.supabase.co wss://abc.supabase.co`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `frame-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
    `report-to csp`,
  ]);
});

test('a backend on plain http gets ws, its path stays out, and embeds are listed one by one', () => {
  const policy = contentSecurityPolicy(bare, {
    supabaseUrl: 'http://localhost:54321/base',
    supabasePublishableKey: 'k',
    frameOrigins: ['https://forms.example', 'https://player.example'],
  });
  expect(policy).toContain(`connect-src 'self' http://localhost:54321 ws://localhost:54321;`);
  expect(policy).toContain('frame-src https://forms.example https://player.example;');
  expect(policy).toContain(`script-src 'self';`);
});

test('forms of providers open the policy for exactly their frames and scripts, each once', () => {
  const policy = contentSecurityPolicy(bare, fixtureSettings, {
    newsletter: {
      url: 'https://forms.example/newsletter?tenant=9',
      script: 'https://cdn.example/v2/embed.js?x=1',
    },
    contact: { url: 'https://forms.example/contact', script: 'https://cdn.example/v2/embed.js?x=1' },
    onboarding: { url: 'https://wizard.example/', script: 'https://wizard.example/a;b,c.js' },
  });
  expect(policy).toContain('frame-src https://forms.example https://wizard.example;');
  expect(policy).toContain(
    `script-src 'self' https://cdn.example/v2/embed.js https://wizard.example/a%3Bb%2Cc.js;`,
  );
});

test('the policy of a release is that of the brand it was built for', async () => {
  const edge = createEdge({
    release: {
      ...fixtureRelease,
      brand: { ...fixtureRelease.brand, embeds: { contact: { url: 'https://forms.example/contact' } } },
    },
    assets: memoryStore(fixtureFiles),
    settings: fixtureSettings,
  });
  const response = await edge.request('http://localhost/');
  expect(response.headers.get('content-security-policy')).toContain('frame-src https://forms.example;');
});

describe('on every response but parts of a page', () => {
  const edge = createEdge({
    release: fixtureRelease,
    assets: memoryStore({ ...fixtureFiles, 'html/about.html': 'no place for settings' }),
    settings: fixtureSettings,
  });
  const kinds: [string, number, string, RequestInit][] = [
    ['page', 200, '/', {}],
    ['frame', 200, '/dashboard', {}],
    ['unknown address', 404, '/nope', {}],
    ['missing file', 404, '/static/js/none.js', {}],
    ['not modified', 304, '/', { headers: { 'if-none-match': '*' } }],
    ['redirect', 308, '/about/', {}],
    ['boot manifest', 200, '/remotes.json', {}],
    ['generated file', 200, '/robots.txt', {}],
    ['health', 503, '/healthz', {}],
    ['wrong method', 405, '/', { method: 'POST' }],
    [
      'report',
      204,
      '/reports/csp',
      { method: 'POST', headers: { 'content-type': 'application/reports+json' }, body: '[]' },
    ],
    ['refused report', 415, '/reports/csp', { method: 'POST', body: 'x' }],
    ['our own failure', 500, '/about', {}],
    ['HEAD', 200, '/', { method: 'HEAD' }],
  ];

  test.each(kinds)('%s (%d)', async (_, status, path, init) => {
    const response = await edge.request(`http://localhost${path}`, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': contentSecurityPolicy(fixtureRelease, fixtureSettings),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      'reporting-endpoints': 'csp="/reports/csp"',
    });
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });

  test.each(kinds)('%s (%d) over TLS carries HSTS', async (_kind, _status, path, init) => {
    const direct = await edge.request(`https://site.example${path}`, init);
    expect(direct.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    const behindProxy = await edge.request(`http://localhost${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'x-forwarded-proto': 'https' },
    });
    expect(behindProxy.headers.get('strict-transport-security')).not.toBeNull();
  });
});

test('a share card may stand in pages of others, a picture of a page may not', async () => {
  const [card, picture] = ['static/cards/about.5d2f9ab3c1.png', 'static/about.5d2f9ab3c1.png'];
  const edge = createEdge({
    release: fixtureRelease,
    assets: memoryStore({ ...fixtureFiles, [card]: 'card', [picture]: 'picture' }),
    settings: fixtureSettings,
  });
  for (const [file, policy] of [
    [card, 'cross-origin'],
    [picture, 'same-origin'],
  ]) {
    const { status, headers } = await edge.request(`http://localhost/${file ?? ''}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cross-origin-resource-policy')).toBe(policy);
    expect(headers.get('cache-control')).toContain('immutable');
  }
});

test.each([
  ['http://a.example/', undefined, false],
  ['http://a.example/', 'http', false],
  ['http://a.example/', 'https, http', true],
  ['http://a.example/', 'http, https', false],
  ['https://a.example/', undefined, true],
])('%s with x-forwarded-proto %s is over TLS: %s', (url, forwarded, expected) => {
  expect(isOverTls(new URL(url), forwarded)).toBe(expected);
});
