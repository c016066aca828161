import { fixtureRelease } from 'shared-release/testing';
import { createEdge, type EdgeOptions } from './edge.ts';
import { fixtureFiles, fixtureSettings, memoryStore, without } from './testing/fixture.ts';

const registerOf =
  (people: Readonly<Record<string, object>>): typeof fetch =>
  (_url, init) => {
    const { id } = JSON.parse(init?.body as string) as { id: string };
    return Promise.resolve(Response.json({ people: Object.hasOwn(people, id) ? [people[id]] : [] }));
  };

const site = (more: Partial<EdgeOptions> = {}) =>
  createEdge({
    release: fixtureRelease,
    assets: memoryStore(fixtureFiles),
    settings: fixtureSettings,
    fetch: registerOf({}),
    ...more,
  });

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site().request(`http://localhost${path}`, { method, headers });

const ENTRY = '/remotes/mfe-marketing/remoteEntry.5d2f.js';

describe('pages', () => {
  test('a known address answers with its page, to be asked for anew each time', async () => {
    const response = await get('/about');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(await response.text()).toContain('<h1>About</h1>');
  });

  test('every path at or under a frame answers with the frame, which search engines leave out', async () => {
    for (const path of ['/dashboard', '/dashboard/clients', '/dashboard/clients/ann@firm.example']) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toContain('<h1>Dashboard</h1>');
    }
    expect((await get('/dashboards')).status).toBe(404);
  });

  test('an unknown address answers 404 with the not-found page and noindex, and never prints the address', async () => {
    const response = await get('/no/such/page?x=1');
    expect(response.status).toBe(404);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const html = await response.text();
    expect(html).toContain('<h1>Not found</h1>');
    expect(html).not.toContain('such');
  });

  test('where a pattern has pages, an address of none of them answers 404 with the words for it', async () => {
    const response = await get('/cpa/nobody');
    expect(response.status).toBe(404);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toContain('<h1>Nobody of this name</h1>');
    expect((await get("/cpa/o'neil&co")).status).toBe(200);
    for (const other of ['/cpa', '/cpa/a/b']) expect(await (await get(other)).text()).toContain('Not found');
  });

  describe('whom the register knows', () => {
    const fetch = registerOf({ ann: { name: 'Ann <Lee>' } });
    const open = (path: string, headers: Record<string, string> = {}, more: Partial<EdgeOptions> = {}) =>
      site({ fetch, ...more }).request(`http://localhost${path}`, { headers });

    test('has a page at their address, which search engines leave out', async () => {
      const response = await open('/cpa/ann');
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      const html = await response.text();
      expect(html).toContain('<h1>Ann &lt;Lee&gt;</h1>');
      expect(html).toContain(fixtureSettings.supabaseUrl);
      const tag = response.headers.get('etag') ?? '';
      expect((await open('/cpa/ann', { 'if-none-match': tag })).status).toBe(304);
      expect((await open('/cpa/ben', { 'if-none-match': tag })).status).toBe(404);
    });

    test('is sent compressed where the platform does not do so, without the time that a kept page is worth', async () => {
      const encode = jest.fn(() => Promise.resolve(new Uint8Array([1, 2, 3])));
      const response = await open('/cpa/ann', { 'accept-encoding': 'br' }, { encode });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(encode).toHaveBeenCalledWith(expect.any(Uint8Array), 'br', 'quick');
      expect((await response.arrayBuffer()).byteLength).toBe(3);
    });

    test('is nobody while the backend does not answer', async () => {
      const log = jest.fn();
      const response = await open('/cpa/ann', {}, { fetch: () => Promise.reject(new Error('down')), log });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<h1>Nobody of this name</h1>');
      expect(log).toHaveBeenCalledWith(expect.stringContaining('registry was asked in vain: down'));
    });

    test('is not asked about for pages of the release', async () => {
      const asked = jest.fn(fetch);
      await open('/about', {}, { fetch: asked });
      await open("/cpa/o'neil&co", {}, { fetch: asked });
      await open('/no/such/page', {}, { fetch: asked });
      expect(asked).not.toHaveBeenCalled();
    });
  });

  test('where the page asks what is there, nobody has said that nothing is', async () => {
    const release = {
      ...fixtureRelease,
      missing: [{ pattern: '/cpa/:id', file: 'html/cpa--~id.html', status: 200 as const }],
    };
    const response = await site({ release }).request('http://localhost/cpa/nobody');
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });

  test('keys and lists of credentials keep their address, whatever backend has them', async () => {
    for (const [path, document] of [
      ['/.well-known/jwks.json', 'jwks.json'],
      ['/credentials/revoked.json', 'revoked.json'],
      ['/credentials/keys/abc', 'keys/abc'],
    ]) {
      const response = await get(path!);
      expect(response.status).toBe(307);
      expect(response.headers.get('location')).toBe(
        `${fixtureSettings.supabaseUrl}/functions/v1/credentials/${document!}`,
      );
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('a release without such pages answers as before', async () => {
    const { missing, ...release } = fixtureRelease;
    expect(missing).toBeDefined();
    const response = await site({ release }).request('http://localhost/cpa/nobody');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1>Not found</h1>');
  });

  test('a page marked noindex says so', async () => {
    expect((await get('/login')).headers.get('x-robots-tag')).toBe('noindex');
  });

  test('the settings stand in the page and cannot end their script element', async () => {
    const settings = { ...fixtureSettings, supabasePublishableKey: '</script><script>alert(1)</script>$&$1' };
    const html = await (await site({ settings }).request('http://localhost/')).text();
    const block = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual({
      supabaseUrl: 'https://abc.supabase.co',
      supabasePublishableKey: settings.supabasePublishableKey,
      worker: '/sw.js',
    });
    expect(html).not.toContain('alert(1)</script><');
  });

  test('a page without a place for settings is an error of ours, in the log by name', async () => {
    const log = jest.fn();
    const assets = memoryStore({ ...fixtureFiles, 'html/about.html': '<h1>About</h1>' });
    const response = await site({ assets, log }).request('http://localhost/about');
    expect(response.status).toBe(500);
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/html\/about\.html has 0 places for settings/));
  });
});

describe('one form for each address', () => {
  test.each([
    ['/about/', '/about'],
    ['/about///', '/about'],
    ['//about', '/about'],
    ['/blog//x/?a=1&b=//', '/blog/x?a=1&b=//'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['///', '/'],
  ])('%s leads to %s', async (from, to) => {
    const response = await site().request(new Request(`http://localhost${from}`));
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(to);
  });
});

describe('files', () => {
  test.each([ENTRY, '/static/js/index.5d2f9ab3c1.js'])(
    '%s never changes and is kept for a year',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
    },
  );

  test('a part of a page carries the headers of a file; what can be a document by itself carries all', async () => {
    const part = await get(ENTRY, { 'x-forwarded-proto': 'https' });
    expect(part.headers.get('x-content-type-options')).toBe('nosniff');
    expect(part.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(part.headers.get('strict-transport-security')).not.toBeNull();
    const ofDocuments = ['content-security-policy', 'permissions-policy', 'reporting-endpoints'];
    for (const name of ofDocuments) expect([name, part.headers.get(name)]).toEqual([name, null]);
    for (const path of ['/static/share/statement.svg', '/robots.txt', '/remotes.json', '/static/gone.js']) {
      const alone = await get(path);
      for (const name of ofDocuments) expect([path, alone.headers.has(name)]).toEqual([path, true]);
    }
  });

  describe('at a fixed path', () => {
    const GUIDE = '/resources/guide.pdf';

    test('a remote’s file answers there with its type, and is asked for anew', async () => {
      const response = await get(GUIDE);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('%PDF-1.7');
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const again = await get(GUIDE, { 'if-none-match': response.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    });

    test('HEAD answers without the body', async () => {
      const response = await site().request(`http://localhost${GUIDE}`, { method: 'HEAD' });
      expect([response.status, response.headers.get('content-length')]).toEqual([200, '8']);
      expect(await response.text()).toBe('');
    });

    test('one with a content hash in its name is kept', async () => {
      const response = await get('/static/documents/guide.5d2f9ab3c1.webp');
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toContain('immutable');
    });

    test('a print has the policy that the browser’s own viewer can work under, and stands in no frame', async () => {
      const { headers } = await get(GUIDE);
      expect(headers.get('content-security-policy')).toBe(`frame-ancestors 'none'`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).not.toBeNull();
    });

    test.each(['/resources/other.pdf', '/resources/guide.pdf.br', '/resources/GUIDE.pdf'])(
      '%s is nobody’s',
      async (path) => {
        expect((await get(path)).status).toBe(404);
      },
    );

    test('a release that lacks one says so in its health', async () => {
      const log = jest.fn();
      const assets = memoryStore(without('remotes/mfe-marketing/at/resources/guide.pdf'));
      expect((await site({ assets, log }).request('http://localhost/healthz')).status).toBe(503);
      expect(log).toHaveBeenCalledWith(
        expect.stringContaining('the file at /resources/guide.pdf, is missing'),
      );
    });
  });

  test('a file without a content hash in its name is asked for anew', async () => {
    expect((await get('/static/share/statement.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/static/js/gone.0a1b2c3d4e.js',
    '/static/js',
    '/static',
    '/remotes/mfe-marketing/1.4.0-9ab3c1',
    '/dashboard/chunk.js',
    '/remoteEntry.js',
    '/index.php',
    '/.env',
    '/.git/config',
    '/.well-known/change-password',
  ])('%s is absent: 404 in plain text, never a page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    '/html/about.html',
    '/html/about',
    '/about.html',
    '/static/../html/about.html',
    '/static/%2e%2e/html/about.html',
    '/static/..%2fhtml/about.html',
    '/static/%252e%252e/html/about.html',
    '/static/..%5chtml%5cabout.html',
    '/static/js/index.5d2f9ab3c1.js%00.js',
    '/release.json',
    '/static/js/index.5d2f9ab3c1%2ejs',
  ])('%s opens nothing', async (path) => {
    const opened: string[] = [];
    const store = memoryStore(fixtureFiles);
    const assets = {
      get(file: string) {
        opened.push(file);
        return store.get(file, []);
      },
    };
    const response = await site({ assets }).request(new Request(`http://localhost${path}`));
    expect(response.status).toBe(404);
    expect(opened.filter((file) => file !== fixtureRelease.notFound)).toEqual([]);
  });

  test('/remotes.json is the boot manifest and is asked for anew', async () => {
    const response = await get('/remotes.json');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual(fixtureRelease.manifest);
  });
});

describe('asking again', () => {
  test.each(['/', '/dashboard/clients', '/remotes.json', ENTRY, '/robots.txt'])(
    '%s: 304 without a body while the tag is right',
    async (path) => {
      const etag = (await get(path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(path, { 'if-none-match': held });
        expect([held, again.status]).toEqual([held, 304]);
        expect(await again.text()).toBe('');
        expect(again.headers.get('etag')).toBe(etag);
        expect(again.headers.get('cache-control')).not.toBeNull();
        expect(again.headers.get('content-security-policy') === null).toBe(path === ENTRY);
      }
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  test('the tag of a page follows the settings', async () => {
    const etagWith = async (url: string) => {
      const edge = site({ settings: { ...fixtureSettings, supabaseUrl: url } });
      return (await edge.request('http://localhost/')).headers.get('etag');
    };
    expect(await etagWith('https://a.example')).not.toBe(await etagWith('https://b.example'));
  });

  test('an unknown address stays 404 however often it is asked', async () => {
    const etag = (await get('/nope')).headers.get('etag') ?? '';
    expect((await get('/nope', { 'if-none-match': etag })).status).toBe(404);
  });
});

describe('compression of pages', () => {
  const encode = jest.fn(async (body: Uint8Array<ArrayBuffer>, encoding: string) =>
    new TextEncoder().encode(`${encoding}:${body.byteLength}`),
  );
  const edge = site({ encode });
  const ask = (accept: string) =>
    edge.request('http://localhost/about', { headers: { 'accept-encoding': accept } });

  test('takes what the browser prefers, once a page, with a tag of its own', async () => {
    const brotli = await ask('gzip, deflate, br');
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
    expect(await brotli.text()).toMatch(/^br:/);
    const gzip = await ask('gzip, br;q=0');
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gzip.headers.get('etag')).not.toBe(brotli.headers.get('etag'));
    const plain = await ask('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toContain('<h1>About</h1>');
    await Promise.all([ask('br'), ask('br'), ask('gzip')]);
    expect(encode).toHaveBeenCalledTimes(2);
  });
});

describe('methods', () => {
  test.each(['/', '/nope', '/remotes.json', ENTRY, '/healthz', '/sitemap.xml'])(
    'HEAD %s is GET without a body',
    async (path) => {
      const [head, full] = [await get(path, {}, 'HEAD'), await get(path)];
      expect(head.status).toBe(full.status);
      expect(await head.text()).toBe('');
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s is refused and says what works',
    async (method) => {
      const response = await get('/about', {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    },
  );

  test('the report address takes reports only', async () => {
    const response = await get('/reports/csp');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('healthz', () => {
  const health = async (more: Partial<EdgeOptions>) => {
    const response = await site(more).request('http://localhost/healthz');
    return {
      status: response.status,
      cache: response.headers.get('cache-control'),
      body: await response.json(),
    };
  };

  test('200 with the versions when everything answers', async () => {
    const settings = { ...fixtureSettings, healthChecks: { backend: () => Promise.resolve() } };
    expect(await health({ settings })).toEqual({
      status: 200,
      cache: 'no-store',
      body: { status: 'ok', release: fixtureRelease.versions },
    });
  });

  test('503 names the backend when it does not answer; the reason goes to the log only', async () => {
    const log = jest.fn();
    const backend = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:54321'));
    const answer = await health({ settings: { ...fixtureSettings, healthChecks: { backend } }, log });
    expect(answer).toMatchObject({ status: 503, body: { status: 'unavailable', missing: ['backend'] } });
    expect(log).toHaveBeenCalledWith('healthz: backend is missing: connect ECONNREFUSED 10.0.0.7:54321');
  });

  test.each(['html/dashboard.html', ENTRY.slice(1)])('503 when %s is gone', async (file) => {
    expect(await health({ assets: memoryStore(without(file)) })).toMatchObject({
      status: 503,
      body: { missing: ['assets'] },
    });
  });

  test('a check that hangs counts as missing after 3 seconds', async () => {
    const hanging = (signal: AbortSignal) =>
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const controller = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(controller.signal);
    const answer = health({ settings: { ...fixtureSettings, healthChecks: { backend: hanging } } });
    controller.abort();
    expect(await answer).toMatchObject({ status: 503, body: { missing: ['backend'] } });
    expect(timeout).toHaveBeenCalledWith(3000);
    timeout.mockRestore();
  });
});

describe('the service worker', () => {
  const worker = (more: Partial<EdgeOptions> = {}) => site(more).request('http://localhost/sw.js');
  const off = { settings: { ...fixtureSettings, serviceWorker: false } };

  test('is asked for anew each time, and held to a policy of its own', async () => {
    const response = await worker();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`connect-src 'self' https://abc.supabase.co;`);
    expect(policy).not.toContain('script-src');
    expect(await response.text()).toBe(fixtureFiles['sw.js']);
  });

  test.each([
    ['is switched off', off],
    ['is not in the release', { assets: memoryStore(without('sw.js')) }],
  ])('that %s gives way to one that takes itself away', async (_what, options) => {
    const response = await worker(options);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('registration.unregister()');
  });

  test('that is switched off is in no page', async () => {
    const html = await (await site(off).request('http://localhost/')).text();
    expect(html).toContain('https://abc.supabase.co');
    expect(html).not.toContain('/sw.js');
  });
});
