import type { Browser, Page } from '@playwright/test';
import { atRest, expectAccessible } from './support/axe.ts';
import { database, demo, expect, hydrated, signIn, siteUrl, test } from './support/product.ts';

const parts = ['Situation', 'Challenge', 'Strategy', 'Result', 'Lesson'] as const;
const ids = { coach: '00000000-0000-4000-8000-000000000002', client: '00000000-0000-4000-8000-000000000003' };
/** A client of the demo's client account, assigned to the demo coach. */
const someClient = '00000000-0000-4000-8001-000000000003';

async function newStory(status: 'draft' | 'in_review' = 'draft') {
  const title = `A story of ${crypto.randomUUID().slice(0, 8)}`;
  const texts = Object.fromEntries(
    parts.map((part) => [part.toLowerCase(), `The ${part.toLowerCase()} as it was.`]),
  );
  const { data, error } = await database()
    .from('stories')
    .insert({ title, ...texts, status, user_id: ids.client, client_id: someClient })
    .select('id')
    .single();
  expect(error).toBeNull();
  return { id: (data as { id: string }).id, title };
}
const stored = async (id: string): Promise<Record<string, unknown>> =>
  ((await database().from('stories').select('*').eq('id', id)).data?.[0] as
    | Record<string, unknown>
    | undefined) ?? {};
const part = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Opens a page as another user in a separate browser context. */
async function another(browser: Browser, who: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl(), serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, who);
  return page;
}

/** Drops the browser's messages about the missing network. */
function forgetNetwork(complaints: string[]): void {
  const others = complaints.filter((said) => !/ERR_|WebSocket|Failed to fetch/.test(said));
  complaints.splice(0, complaints.length, ...others);
}

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  const target = main
    .getByRole('textbox', { name, exact: true })
    .or(main.getByRole('button', { name, exact: true }));
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await target.waitFor();
  for (let step = 0; step < 60 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('a story is written by key alone, outlives a lost network and a reload, and is sent for review', async ({
  page,
  context,
  isMobile,
  complaints,
}) => {
  await signIn(page, demo.client);
  await page.goto('/dashboard/stories');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Stories' }).getByRole('link').first()).toBeVisible();
  if (!isMobile) await expectAccessible(page, 'the list of stories');
  await tabTo(page, 'New story');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Title');
  await page.keyboard.type('Written on the train');
  await expect(page).toHaveURL(/stories\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  for (const name of parts.slice(0, 4)) {
    await tabTo(page, name);
    await page.keyboard.type(`What there is to say of the ${name.toLowerCase()}.`);
  }
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await stored(id))['result']).toBe('What there is to say of the result.');
  await expectAccessible(page, 'the editor');

  // Offline, the text is stored on the device. It survives a reload and is sent automatically.
  await context.setOffline(true);
  await tabTo(page, 'Lesson');
  await page.keyboard.type('A tunnel takes nothing away.');
  await expect(page.getByText('Offline: kept on this device')).toBeVisible();
  await expectAccessible(page, 'the editor without a network');
  expect((await stored(id))['lesson']).toBeNull();
  // Signing out would lose the text, so the page requires confirmation.
  if (!isMobile) {
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    const ask = page.getByRole('dialog', { name: 'Sign out without sending?' });
    await expect(ask).toContainText('Written on the train');
    await atRest(page);
    await expectAccessible(page, 'what is asked before a sign-out');
    await ask.getByRole('button', { name: 'Stay' }).click();
  }
  await page.route('**/rpc/save_story', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(part(page, 'Lesson')).toHaveValue('A tunnel takes nothing away.');
  await page.unroute('**/rpc/save_story');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await stored(id))['lesson']).toBe('A tunnel takes nothing away.');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await tabTo(page, 'Send for review');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stored(id))['status']).toBe('in_review');
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  forgetNetwork(complaints);
});

test('a coach comments and publishes; a link is opened by a visitor, counted and revoked @desktop', async ({
  page,
  browser,
}) => {
  const { id, title } = await newStory('in_review');
  await signIn(page, demo.coach);
  await page.goto(`/dashboard/stories/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const comments = page.getByRole('complementary', { name: 'Comments' });
  await comments.getByRole('combobox', { name: 'About' }).selectOption('Result');
  await comments.getByRole('textbox', { name: 'Comment' }).fill('Which year is this?');
  await comments.getByRole('button', { name: 'Add comment' }).click();
  await expect(comments.getByRole('list', { name: 'Open comments' })).toContainText('Which year is this?');
  await expectAccessible(page, 'a story that is read');
  await page.getByRole('button', { name: 'Publish' }).click();
  const ask = page.getByRole('dialog', { name: 'Publish this story?' });
  await atRest(page);
  await expectAccessible(page, 'what is asked before publishing');
  await ask.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share this story' });
  await share.getByRole('button', { name: 'Make a link' }).click();
  const link = await share.getByLabel('This link is shown this once').inputValue();
  await atRest(page);
  await expectAccessible(page, 'the links');

  const visitor = await (await browser.newContext({ baseURL: siteUrl(), serviceWorkers: 'block' })).newPage();
  const answer = await visitor.goto(new URL(link).pathname);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const name of parts) await expect(visitor.getByRole('region', { name })).toContainText('as it was.');
  await expect(visitor.getByRole('article')).not.toContainText('Delphine');
  await expectAccessible(visitor, 'a shared story');
  await page.reload();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(share).toContainText('opened once');
  await share.getByRole('button', { name: 'Revoke' }).click();
  await expect(share).toContainText('Revoked');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This story is no longer shared.' })).toBeVisible();
  await expectAccessible(visitor, 'a story that is no longer shared');
  await visitor.context().close();
});

test('two write one story: they see each other, and neither takes away what the other wrote @desktop', async ({
  page,
  browser,
  complaints,
}) => {
  const { id } = await newStory();
  await signIn(page, demo.client);
  await page.goto(`/dashboard/stories/${id}`);
  const other = await another(browser, demo.admin);
  await other.goto(`/dashboard/stories/${id}`);
  await expect(page.getByText('Adaeze Nwosu is here')).toBeVisible();
  await expect(other.getByText('Clementine Arroyo is here')).toBeVisible();

  // The other user's changes appear in fields that the user isn't editing.
  await part(other, 'Lesson').fill('Said by the administrator.');
  await other.keyboard.press('Control+s');
  await expect(part(page, 'Lesson')).toHaveValue('Said by the administrator.');

  // Both users edit one field: the second gets a conflict dialog, and the other fields are saved.
  await page.route('**/rpc/save_story', (route) => route.abort());
  await part(page, 'Result').fill('The writer says this.');
  await part(page, 'Challenge').fill('A challenge by the writer.');
  await part(other, 'Result').fill('The administrator says that.');
  await other.keyboard.press('Control+s');
  await expect.poll(async () => (await stored(id))['result']).toBe('The administrator says that.');
  await page.unroute('**/rpc/save_story');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Changed by Adaeze Nwosu at/)).toBeVisible();
  await expect.poll(async () => (await stored(id))['challenge']).toBe('A challenge by the writer.');
  expect((await stored(id))['result']).toBe('The administrator says that.');
  await page.getByRole('button', { name: 'Compare' }).click();
  const compare = page.getByRole('dialog', { name: 'Result: two texts' });
  await expect(compare.getByRole('region', { name: 'Yours' }).locator('mark').first()).toContainText(
    'writer',
  );
  await atRest(page);
  await expectAccessible(page, 'two texts compared');
  await compare.getByRole('button', { name: 'Edit both together' }).click();
  await compare.getByRole('textbox', { name: 'Both together' }).fill('Both say it.');
  await compare.getByRole('button', { name: 'Save this text' }).click();
  // A focused field isn't changed while the user is in it.
  await expect.poll(async () => (await stored(id))['result']).toBe('Both say it.');
  await expect(part(other, 'Result')).toHaveValue('The administrator says that.');
  await part(other, 'Lesson').focus();
  await expect(part(other, 'Result')).toHaveValue('Both say it.');
  forgetNetwork(complaints);
  await other.context().close();
});
