import { createHash } from 'node:crypto';
import { test as base } from '@playwright/test';
import { openLine, type Answer, type Line } from '../support/line.ts';
import { backend, demo, networkAddress, sessionOf, siteUrl } from '../support/product.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Page } from './page.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';
export { demo };

/** Runs first in every document and keeps what goes wrong there: WebKit's driver tells nothing of a page's console. */
const watch = `const complaints = (window.complaints = []);
addEventListener('error', ({ target, message, error }) =>
  complaints.push(message ? message + ' ' + (error?.stack ?? '') : 'failed to load ' + (target.src ?? target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => complaints.push(reason?.stack ?? String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  complaints.push([violatedDirective, blockedURI, sample].join(' ')));
for (const level of ['error', 'warn']) {
  const said = console[level];
  console[level] = (...words) => { complaints.push(words.map((word) => word?.stack ?? String(word)).join(' ')); said.apply(console, words); };
}`;
const watchHash = `'sha256-${createHash('sha256').update(watch).digest('base64')}'`;

/** A document as a browser with scripting switched off reads it. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<(\/?)noscript\b[^>]*>/g, '<$1div>');

interface Options {
  /** `firefox` or `webkit`. */
  readonly engineName: string;
  readonly enginePath: string;
}

interface Fixtures {
  /** Whether documents come with their scripts. */
  readonly scripts: boolean;
  /** The line to the site, of an origin that this test alone has. */
  readonly line: Line;
  readonly page: Page;
  /** Puts somebody's session into the page's storage. */
  readonly signedInAs: (email: string, password?: string) => Promise<void>;
  /** What went wrong in the documents so far, files that were not there among it. A test takes out what it expects. */
  readonly complaints: () => Promise<string[]>;
}

export const test = base.extend<Fixtures, Options & { engine: Engine }>({
  engineName: ['', { option: true, scope: 'worker' }],
  enginePath: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, enginePath }, use) => {
      const engine = await (engineName === 'firefox' ? startFirefox : startWebKit)(enginePath);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  scripts: [true, { option: true }],
  line: async ({ scripts }, use) => {
    const headers = { 'x-forwarded-for': networkAddress() };
    const { url } = backend();
    const toBackend = await openLine(url, { headers });
    const alter = (document: Answer) => {
      const html = document.body.toString().replaceAll(new URL(url).host, new URL(toBackend.url).host);
      document.body = Buffer.from(
        scripts ? html.replace('<head>', `<head><script>${watch}</script>`) : withoutScripts(html),
      );
      document.headers['content-security-policy'] = String(document.headers['content-security-policy'])
        .replaceAll(new URL(url).host, new URL(toBackend.url).host)
        .replace("script-src 'self'", `script-src 'self' ${watchHash}`);
    };
    const line = await openLine(siteUrl(), { headers, alter });
    await use(line);
    await Promise.all([line.close(), toBackend.close()]);
  },
  page: async ({ engine, line }, use) => {
    const tab = await engine.open();
    await tab.resize(1280, 800);
    await use(new Page(tab, line.url));
    await tab.close();
  },
  signedInAs: async ({ page }, use) => {
    await use(async (email, password = demo.password) =>
      page.startSignedIn(await sessionOf(email, password)),
    );
  },
  complaints: async ({ page, line }, use) => {
    await use(async () => [
      ...(await page.tab.run(() => (window as unknown as { complaints: string[] }).complaints)),
      // Browsers ask for it beside a document that names no icon, such as a text.
      ...line.refused.filter((one) => one !== '404 GET /favicon.ico'),
    ]);
  },
});
