import type { Page } from '@playwright/test';
import { openLine, type Line } from '@scripts/core/browsers';
import type { Release } from 'shared-release/release';
import { demo, startSignedIn, siteUrl, test as base } from './product.ts';

type Stored = { name: string; value: string }[];

/**
 * Runs tests through a proxy that a test can break. The browser's cache stays on, which `page.route` would turn off,
 * and faults occur on a real socket, where the browser can see them.
 */
export const test = base.extend<{ line: Line; signedIn: boolean }, { session: Stored }>({
  session: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: siteUrl() });
      await startSignedIn(page, demo.admin);
      const { origins } = await page.context().storageState();
      await page.context().close();
      await use(origins.flatMap(({ localStorage }) => localStorage));
    },
    { scope: 'worker' },
  ],
  signedIn: [false, { option: true }],
  line: async ({}, use) => {
    const line = await openLine(siteUrl());
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => {
    await use(line.url);
  },
  // A member has a session, but an empty cache.
  context: async ({ browser, line, viewport, signedIn, session }, use) => {
    const localStorage = signedIn ? session : [];
    const context = await browser.newContext({
      baseURL: line.url,
      viewport,
      storageState: { cookies: [], origins: [{ origin: line.url, localStorage }] },
    });
    await use(context);
    await context.close();
  },
});

export const parts = ['entry', 'routes chunk', 'page chunk', 'sheet'] as const;
type Part = (typeof parts)[number];

/** Matches the files of one part of a remote, by the names in the manifest and the build's folder layout. */
export function filesOf(remote: Release['manifest']['remotes'][string], part: Part) {
  const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  return (pathname: string): boolean => {
    if (part === 'entry') return pathname === remote.entry;
    if (part === 'sheet') return remote.styles.includes(pathname);
    const chunk = pathname.startsWith(`${folder}static/js/async/`);
    return chunk && /\/routes\.[^/]+$/.test(pathname) === (part === 'routes chunk');
  };
}

/** Sets an attribute on the document, to distinguish a recovery from a reload. */
export const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
