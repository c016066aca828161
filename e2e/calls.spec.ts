import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import {
  backend,
  database,
  demo,
  expect,
  freshEmail,
  hydrated,
  signIn,
  startSignedIn,
  test,
} from './support/product.ts';

async function letterTo(email: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const response = await fetch(`${backend().inboxUrl}.json?to=${encodeURIComponent(email)}`);
      text = JSON.stringify(await response.json());
      return text;
    })
    .toContain(email);
  return text;
}

const linkIn = (letter: string, pattern: RegExp): string => {
  const found = pattern.exec(letter)?.[0];
  if (found === undefined) throw new Error(`no ${String(pattern)} in ${letter}`);
  return found;
};

const bookingForm = (page: Page) => page.getByRole('main').getByRole('form');

/**
 * Chooses a time on the nth available day and returns it. Each test uses its own days. Phones take the first time of a
 * day and wide screens the last, so that parallel tests don't collide.
 */
async function chooseTime(page: Page, day: number): Promise<string> {
  await page
    .getByRole('radio', { name: /\d free times?$/ })
    .nth(day)
    .check();
  const times = page.locator('input[name=startsAt]');
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const time = isPhone ? times.first() : times.last();
  await time.check();
  return time.inputValue();
}

async function book(page: Page, email: string, day: number): Promise<string> {
  await page.goto('/book');
  await hydrated(page);
  const startsAt = await chooseTime(page, day);
  const form = bookingForm(page);
  await form.getByLabel('Full Name').fill('Orla Brandt');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('(615) 555-0177');
  await form.getByRole('button', { name: 'Book the call' }).dblclick();
  await expect(
    page.getByRole('heading', { name: 'One step left, Orla Brandt: confirm the call.' }),
  ).toBeVisible();
  return startsAt;
}

async function confirm(page: Page, email: string): Promise<void> {
  const address = new URL(linkIn(await letterTo(email), /https?:\/\/[^\s"\\]*\/book\?manage=[\w-]+/));
  await page.goto(address.pathname + address.search);
  await page.getByRole('button', { name: 'Confirm the call' }).click();
  await expect(page.getByText('The call is confirmed.')).toBeVisible();
}

const callsOf = async (email: string) =>
  (await database().from('bookings').select('starts_at, status, kind').eq('email', email)).data ?? [];

test('a visitor books a call, confirms it by the letter’s link, keeps it in a calendar, moves it and cancels it', async ({
  page,
}) => {
  const email = freshEmail();
  const startsAt = await book(page, email, 1);
  const [call] = await callsOf(email);
  expect(call).toMatchObject({ status: 'pending', kind: 'discovery' });
  expect(Date.parse(String(call?.starts_at))).toBe(Date.parse(startsAt));
  await confirm(page, email);
  expect(await callsOf(email)).toEqual([expect.objectContaining({ status: 'booked' })]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /calendar/i }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const stamp = startsAt.replaceAll(/[-:]|\.\d{3}/g, '');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toContain(`DTSTART:${stamp}`);
  expect(file).toContain('SUMMARY:');

  await page.getByRole('button', { name: 'Move the call' }).click();
  const moved = await chooseTime(page, 2);
  await page.getByRole('form').getByRole('button', { name: 'Move the call' }).click();
  await expect(page.getByText('The call is moved.')).toBeVisible();
  expect(Date.parse(String((await callsOf(email))[0]?.starts_at))).toBe(Date.parse(moved));

  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await page.getByRole('button', { name: 'Yes, cancel the call' }).click();
  await expect.poll(() => callsOf(email)).toEqual([expect.objectContaining({ status: 'cancelled' })]);
  await expect(page.getByRole('heading', { name: /canceled/i })).toBeVisible();
});

test('two people who choose the same time: one gets it, the other is told and loses nothing @desktop', async ({
  page,
  browser,
  complaints,
}) => {
  const day = 3;
  const first = freshEmail();
  const second = freshEmail();
  await page.goto('/book');
  await hydrated(page);
  const startsAt = await chooseTime(page, day);
  const form = bookingForm(page);
  await form.getByLabel('Full Name').fill('Second Person');
  await form.getByLabel('Email').fill(second);
  await form.getByLabel('Phone').fill('(615) 555-0178');

  const other = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  expect(await book(await other.newPage(), first, day)).toBe(startsAt);
  await other.close();

  await form.getByRole('button', { name: 'Book the call' }).click();
  await expect(form.getByRole('alert')).toContainText(/taken/i);
  complaints.splice(0);
  await expect(form.getByLabel('Email')).toHaveValue(second);
  await chooseTime(page, day);
  await form.getByRole('button', { name: 'Book the call' }).click();
  await expect(
    page.getByRole('heading', { name: 'One step left, Second Person: confirm the call.' }),
  ).toBeVisible();
  expect(await callsOf(first)).toHaveLength(1);
  expect(await callsOf(second)).toHaveLength(1);
});

test('who is signed in books with the address of the account, and the call is theirs at once @desktop', async ({
  page,
}) => {
  await startSignedIn(page, demo.client);
  await page.goto('/book');
  await hydrated(page);
  const form = bookingForm(page);
  // The address is from the session. The name arrives with the profile.
  await expect(form.getByLabel('Email')).toHaveValue(demo.client);
  await expect(form.getByLabel('Full Name')).not.toHaveValue('');
  await form.getByLabel('Phone').fill('(615) 555-0179');
  await chooseTime(page, 5);
  await form.getByRole('button', { name: 'Book the call' }).click();
  await expect(page.getByRole('heading', { name: /^Your call is booked, / })).toBeVisible();
  await page.getByRole('link', { name: 'Move or cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await page.getByRole('button', { name: 'Yes, cancel the call' }).click();
  await expect(page.getByRole('heading', { name: /canceled/i })).toBeVisible();
});

test('an address is on the newsletter list once its owner has said so, and off it when they leave @desktop', async ({
  page,
}) => {
  const email = freshEmail();
  const status = async () =>
    (await database().from('subscribers').select('status').eq('email', email)).data?.[0]?.status as unknown;
  await page.goto('/newsletter');
  await hydrated(page);
  const form = page.getByRole('main').getByRole('form');
  await form.getByRole('textbox').first().fill(email);
  await form.getByRole('button').click();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  expect(await status()).toBe('pending');

  const letter = await letterTo(email);
  const confirm = new URL(linkIn(letter, /https?:\/\/[^\s"\\]*\/newsletter\?confirm=[\w-]+/));
  await page.goto(confirm.pathname + confirm.search);
  await hydrated(page);
  expect(await status()).toBe('pending');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  expect(await status()).toBe('confirmed');

  const leave = new URL(linkIn(letter, /https?:\/\/[^\s"\\]*\/newsletter\?leave=[\w-]+/));
  await page.goto(leave.pathname + leave.search);
  await hydrated(page);
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  expect(await status()).toBe('unsubscribed');
});

test('a link with a token that nobody gave out is answered in words @desktop', async ({
  page,
  complaints,
}) => {
  await page.goto('/book?manage=nobody-gave-this-out');
  await expect(page.getByRole('main').getByRole('link', { name: /book/i }).first()).toBeVisible();
  await page.goto('/newsletter?confirm=nobody-gave-this-out');
  await hydrated(page);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  complaints.splice(0);
});

test('staff see the calls that visitors booked @desktop', async ({ page }) => {
  const email = freshEmail();
  await book(page, email, 4);
  await confirm(page, email);
  await signIn(page, demo.admin);
  const seen = await page.evaluate(
    async (asked) => {
      const stored = JSON.parse(localStorage.getItem('ninecourse-auth') ?? '{}') as { access_token?: string };
      const response = await fetch(asked.address, {
        headers: { apikey: asked.key, authorization: `Bearer ${stored.access_token ?? ''}` },
      });
      return (await response.json()) as unknown;
    },
    {
      address: `${backend().url}/rest/v1/bookings?select=name,status&email=eq.${encodeURIComponent(email)}`,
      key: backend().publishableKey,
    },
  );
  expect(seen).toEqual([{ name: 'Orla Brandt', status: 'booked' }]);
});
