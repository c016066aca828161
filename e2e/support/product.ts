import { test as base, expect, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { paths } from 'shared-contract/paths';
import { sessionKey } from 'shared-contract/stored-keys';
import WebSocket from 'ws';
import type { Release } from '../../shell/server/release.ts';

interface Backend {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly inboxUrl: string;
}

export const demo = {
  admin: 'admin@example.com',
  coach: 'coach@example.com',
  client: 'client@example.com',
  password: 'demo-password',
} as const;

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup did not run.`);
  return value;
}

/** The database as its owner, for looking at what a journey stored. */
export function database() {
  const { url, secretKey } = backend();
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  });
}

/** The release under test. Known once the global setup has run, not while tests are only listed. */
export const release = (): Release => JSON.parse(required('E2E_RELEASE')) as Release;

export const siteUrl = (): string => required('E2E_SITE_URL').replace('127.0.0.1', 'localhost');

export const backend = (): Backend => JSON.parse(required('E2E_BACKEND')) as Backend;

let visitors = 0;
/** An address of a network set aside for documentation; each test is a visitor of its own to the limits on forms. */
export const networkAddress = (): string => {
  visitors += 1;
  const [pid, count] = [process.pid % 250, visitors % 250];
  return `198.18.${String(pid)}.${String(count)}`;
};

/** What each page has asked for and not got yet. */
const underWay = new WeakMap<Page, Set<Request>>();
function watchRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => open.add(request));
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => open.delete(request));
}

/** Pages of a member whose live line stands. */
const onLine = new WeakSet<Page>();
function watchLine(page: Page): void {
  page.on('domcontentloaded', () => onLine.delete(page));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('Subscribed to PostgreSQL')) onLine.add(page);
    }),
  );
}

/** For options that stay the same from test to test. */
const addressOfWorker = networkAddress();

let people = 0;
/** An address that no other test uses. */
export const freshEmail = (): string =>
  `person-${String(process.pid)}-${String(++people)}-${Date.now().toString(36)}@example.com`;

/** The browser itself looks for the icon after a navigation, at any time, offline too. */
const looksForIcon = /ERR_INTERNET_DISCONNECTED.*favicon/;

/** What is made ready on intent may wait for a slow machine, or for somebody who never goes there. */
const madeReadyEarly = 'was preloaded using link preload but not used within a few seconds';

/** The browser's words for a page that is left while its live line is being opened. */
const leftEarly = 'WebSocket is closed before the connection is established';

/** Where a test has none: said by the driver, not by the page. */
const noWorker = 'Service Worker registration blocked by Playwright';

export const test = base.extend<{
  /** Everything a page said on the console or failed with; a test that expects words takes them out. */
  complaints: string[];
}>({
  baseURL: async ({}, use) => {
    await use(siteUrl());
  },
  // Where contexts are taken on by the next test their options are the same, and the address comes afterwards.
  extraHTTPHeaders: async ({ reuseContext }, use) => {
    await use({ 'x-forwarded-for': reuseContext ? addressOfWorker : networkAddress() });
  },
  context: async ({ context, reuseContext }, use) => {
    if (reuseContext) await context.setExtraHTTPHeaders({ 'x-forwarded-for': networkAddress() });
    await use(context);
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const listen = (page: Page) => {
        watchRequests(page);
        watchLine(page);
        page.on('console', (message: ConsoleMessage) => {
          const said = `${message.text()} ${message.location().url}`;
          if (
            !said.includes(leftEarly) &&
            ['error', 'warning'].includes(message.type()) &&
            !looksForIcon.test(said) &&
            !said.includes(noWorker) &&
            !said.includes(madeReadyEarly)
          )
            complaints.push(said);
        });
        page.on('pageerror', (error) => complaints.push(error.message));
      };
      context.pages().forEach(listen);
      context.on('page', listen);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Uses the page and waits until its application has hydrated it. */
export async function hydrated(page: Page): Promise<void> {
  const isLive = () => {
    dispatchEvent(new Event('touchstart'));
    return document.querySelector('#root[data-live]') !== null;
  };
  // A navigation aborts the evaluation.
  await expect.poll(() => page.evaluate(isLive).catch(() => false), { timeout: 20_000 }).toBe(true);
}

/** Lays out all sections, for tests that look at the complete page. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-h0]'))
      part.style.contentVisibility = 'visible';
  });
}

/**
 * Nothing is under way any more, and what has come has been used: the page was idle several times since without asking
 * for more. (`networkidle` is no such question: a page that was quiet once answers it at once ever after.)
 */
export async function quiet(page: Page): Promise<void> {
  let calm = 0;
  await expect
    .poll(
      async () => {
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        calm = underWay.get(page)?.size === 0 ? calm + 1 : 0;
        return calm;
      },
      { intervals: [100], timeout: 20_000 },
    )
    .toBeGreaterThan(4);
}

/** Moves to an address the way a link of the application does, without loading a document. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** A session as the browser stores it. */
export async function sessionOf(email: string, password: string = demo.password): Promise<string> {
  const { url, publishableKey } = backend();
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': networkAddress(),
    },
    body: JSON.stringify({ email, password }),
  });
  const session = await answer.text();
  if (!answer.ok) throw new Error(`${email} was not signed in: ${session}`);
  return session;
}

/**
 * The browser has somebody's session before it opens a page, as it has the day after a sign-in. Two page loads cheaper
 * than the form, which `signInByForm` is for.
 *
 * @param site origin of a site of the test's own.
 */
export async function startSignedIn(
  page: Page,
  email: string,
  password: string = demo.password,
  site = '',
): Promise<void> {
  const session = await sessionOf(email, password);
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [sessionKey, session] as const,
  );
}

/** Somebody's session and their overview. */
export async function signIn(page: Page, ...who: [email: string, password?: string]): Promise<void> {
  await startSignedIn(page, ...who);
  await page.goto(paths.dashboard.index);
}

/** The sign-in as a person does it. */
export async function signInByForm(
  page: Page,
  email: string,
  password: string = demo.password,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/dashboard/);
}

/**
 * Signs out by the menu, once everything that the page asked for is there: nothing of it may be refused afterwards. The
 * live line, which a page opens after a while, has it ask again.
 *
 * @param hasLine false where the test keeps the page from its line.
 */
export async function signOut(page: Page, hasLine = true): Promise<void> {
  if (hasLine) await expect.poll(() => onLine.has(page)).toBe(true);
  await quiet(page);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/login$/);
}

/** Writes down every message of the page from now on: they pass, and a slow machine may look too late. */
export async function listenToMessages(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      document.querySelectorAll('[data-slot="toast"]').forEach(({ textContent }) => {
        if (!dataset['said']?.includes(textContent))
          dataset['said'] = `${dataset['said'] ?? ''}${textContent} `;
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset['said'] ?? '');
}
