import type { Page } from '@playwright/test';
import type { Release } from '../../shell/server/release.ts';
import { openLine, type Line } from '../../scripts/lib/browsers/line.ts';
import { demo, startSignedIn, siteUrl, test as base } from './product.ts';

type Stored = { name: string; value: string }[];

/**
 * Journeys over a line that a test can break, with the browser's cache as visitors have it: intercepted requests
 * (`page.route`) switch it off, and a fault that the browser does not see on a socket is none.
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
  // A member has a session, and nothing in the cache yet.
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

/** The files of one part of a remote, as the manifest and the layout of a build name them. */
export function filesOf(remote: Release['manifest']['remotes'][string], part: Part) {
  const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  return (pathname: string): boolean => {
    if (part === 'entry') return pathname === remote.entry;
    if (part === 'sheet') return remote.styles.includes(pathname);
    const chunk = pathname.startsWith(`${folder}static/js/async/`);
    return chunk && /\/routes\.[^/]+$/.test(pathname) === (part === 'routes chunk');
  };
}

/** Marks the document, to tell a recovery in place from a reload. */
export const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
