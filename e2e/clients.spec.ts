import type { Page } from '@playwright/test';
import { atRest, expectAccessible } from './support/axe.ts';
import { database, demo, expect, freshEmail, hydrated, signIn, test } from './support/product.ts';

/** A client whom nobody else of these journeys looks at. */
async function newClient() {
  const email = freshEmail();
  const name = `Holm ${email.split('@')[0] ?? ''}`;
  const { data, error } = await database()
    .from('clients')
    .insert({ name, email, company: 'Holm Steel', status: 'Prospect', user_id: null })
    .select('id')
    .single();
  expect(error).toBeNull();
  return { id: (data as { id: string }).id, name };
}
const statusOf = async (id: string) =>
  (await database().from('clients').select('status').eq('id', id).single()).data?.status as string;

async function openClients(page: Page, search = ''): Promise<void> {
  await page.goto(`/dashboard/clients${search}`);
  await hydrated(page);
}
const list = (page: Page) => page.getByRole('region', { name: 'Clients' });

test('a client is found, opened, changed and taken back, written about, and has a deadline', async ({
  page,
}) => {
  const { id, name } = await newClient();
  await signIn(page, demo.admin);
  await openClients(page);
  await page.getByRole('searchbox', { name: 'Search by name or company' }).fill(name.toUpperCase());
  await expect(list(page).locator('[data-row]')).toHaveCount(1);
  await expect(page).toHaveURL(/q=HOLM/);
  await expectAccessible(page, 'the list that was searched');
  await list(page).getByRole('link', { name }).click();

  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('list', { name: 'Activity' })).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'the client');
  await drawer.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await expect.poll(() => statusOf(id)).toBe('Active');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => statusOf(id)).toBe('Prospect');
  await expect(drawer.getByRole('combobox', { name: 'Status' })).toHaveValue('Prospect');

  await drawer.getByRole('radio', { name: 'Call' }).check();
  await drawer.getByRole('textbox', { name: 'What it was about' }).fill('Agreed on the plan.');
  await drawer.getByRole('button', { name: 'Add to the activity' }).click();
  await expect(drawer.getByRole('list', { name: 'Activity' })).toContainText('Agreed on the plan.');
  await drawer.getByLabel('What is due').fill('Form 5500');
  await drawer.getByLabel('On', { exact: true }).fill('2027-07-31');
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await drawer.getByRole('checkbox', { name: 'Met: Form 5500, Jul 31, 2027' }).click();
  await expect(drawer.getByRole('checkbox', { name: 'Met: Form 5500, Jul 31, 2027' })).toBeChecked();

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/clients\?q=HOLM/);
});

test('filters, order and columns stand in the address, and Back leads through them', async ({
  page,
  isMobile,
}) => {
  await signIn(page, demo.admin);
  await openClients(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Prospect' }).click();
  await expect(filters.getByRole('checkbox', { name: 'Prospect' })).toBeChecked();
  await filters.getByRole('checkbox', { name: 'R&D Credits' }).click();
  await expect(filters.getByRole('checkbox', { name: 'R&D Credits' })).toBeChecked();
  await atRest(page);
  await expectAccessible(page, 'the filters');
  await filters.getByRole('button', { name: 'Show the list' }).click();
  await expect(list(page).getByRole('link', { name: 'Dashiell Korman' })).toBeVisible();
  await page.getByRole('button', { name: /^Strategy: R&D Credits/ }).click();
  await expect(page).toHaveURL(/\?status=Prospect$/);
  await page.goBack();
  await expect(page).toHaveURL(/strategy=/);
  if (isMobile) return;

  await list(page).getByRole('link', { name: 'Name' }).click();
  await expect(list(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Revenue' }).click();
  await atRest(page);
  await expectAccessible(page, 'the columns');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(list(page).getByRole('columnheader', { name: 'Revenue' })).toBeVisible();
  await list(page).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('search and go leads to a client by a few letters; the bell and the help open', async ({ page }) => {
  const { name } = await newClient();
  await signIn(page, demo.admin);
  await hydrated(page);
  await page.getByRole('button', { name: /^Search and go/ }).click();
  const palette = page.getByRole('dialog', { name: 'Search and go' });
  await expect(palette).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'search and go');
  await palette.getByRole('combobox').fill(name.slice(0, 14));
  await palette.getByRole('option', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(),
  ).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'the notifications');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'the help of keys');
});
