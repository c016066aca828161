import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { paths } from 'shared-contract/paths';
import { sessionKey } from 'shared-contract/stored-keys';
import type { Release } from 'shared-release/release';
import WebSocket from 'ws';

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

/** Opens the database with the secret key, to check what a test stored. */
export function database() {
  const { url, secretKey } = backend();
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  });
}

/** The release under test. Available after the global setup, but not while tests are only listed. */
export const release = (): Release =>
  JSON.parse(readFileSync(path.join(required('E2E_SITE_FOLDER'), 'release.json'), 'utf8')) as Release;

export const siteUrl = (): string => required('E2E_SITE_URL').replace('127.0.0.1', 'localhost');

export const backend = (): Backend => JSON.parse(required('E2E_BACKEND')) as Backend;

let visitors = 0;
/**
 * Returns an address from a network reserved for benchmarks, so that each test is a separate visitor to the rate
 * limits.
 */
export const networkAddress = (): string => {
  visitors += 1;
  const [pid, count] = [process.pid % 250, visitors % 250];
  return `198.18.${String(pid)}.${String(count)}`;
};

const underWay = new WeakMap<Page, Set<Request>>();
function watchRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => open.add(request));
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => open.delete(request));
}

/** Member pages whose realtime channel is connected. */
const onLine = new WeakSet<Page>();
function watchLine(page: Page): void {
  page.on('domcontentloaded', () => onLine.delete(page));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('Subscribed to PostgreSQL')) onLine.add(page);
    }),
  );
}

/** Used for options that are the same for every test. */
const addressOfWorker = networkAddress();

let people = 0;
export const freshEmail = (): string =>
  `person-${String(process.pid)}-${String(++people)}-${Date.now().toString(36)}@example.com`;

/** The browser requests the icon at any time after a navigation, even offline. */
const looksForIcon = /ERR_INTERNET_DISCONNECTED.*favicon/;

/** A slow machine may not use preloaded files in time, and a test may never open their page. */
const madeReadyEarly = 'was preloaded using link preload but not used within a few seconds';

/** Logged if the page is left while its realtime channel connects. */
const leftEarly = 'WebSocket is closed before the connection is established';

/** Logged by Playwright, not by the page, if a test blocks service workers. */
const noWorker = 'Service Worker registration blocked by Playwright';

export const test = base.extend<{
  /** Console messages and errors of the page. A test removes those it expects. */
  complaints: string[];
}>({
  baseURL: async ({}, use) => {
    await use(siteUrl());
  },
  // Reused contexts require the same options for every test, so set the address afterward.
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

/** Interacts with the page and waits until it is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  const isLive = () => {
    dispatchEvent(new Event('touchstart'));
    return document.querySelector('#root[data-live]') !== null;
  };
  // A navigation aborts the evaluation.
  await expect.poll(() => page.evaluate(isLive).catch(() => false), { timeout: 60_000 }).toBe(true);
}

/** Renders all sections, for tests that check the complete page. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-h0]'))
      part.style.contentVisibility = 'visible';
  });
}

/**
 * Waits until no request is pending and the page has been idle several times without a new one. (`networkidle` doesn't
 * work: after the first time, it resolves immediately.)
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
      { intervals: [100], timeout: 60_000 },
    )
    .toBeGreaterThan(4);
}

/** Navigates like a link in the application, without loading a document. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

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
 * Stores a session in the browser before it opens a page, as on the day after a sign-in. Saves two page loads compared
 * to `signInByForm`.
 *
 * @param site Origin of a separate site.
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

export async function signIn(page: Page, ...who: [email: string, password?: string]): Promise<void> {
  await startSignedIn(page, ...who);
  await page.goto(paths.dashboard.index);
}

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
 * Signs out through the menu after all requests have finished, so that none is rejected afterward. The realtime channel
 * connects later and causes more requests.
 *
 * @param hasLine False if the test blocks the realtime channel.
 */
export async function signOut(page: Page, hasLine = true): Promise<void> {
  if (hasLine) await expect.poll(() => onLine.has(page)).toBe(true);
  await quiet(page);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/login$/);
}

/** Records every toast from now on. Toasts disappear, and a slow machine may check too late. */
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
