import type { Page } from '@playwright/test';
import { atRest, expectAccessible } from './support/axe.ts';
import { emailsTo, makeAccount } from './support/emails.ts';
import { database, demo, expect, freshEmail, hydrated, signIn, test } from './support/product.ts';

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
  await expect(drawer.getByText('Holm Steel').first()).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'the client');
  await drawer.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await expect.poll(() => statusOf(id)).toBe('Active');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => statusOf(id)).toBe('Prospect');
  await expect(drawer.getByRole('combobox', { name: 'Status' })).toHaveValue('Prospect');

  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByRole('textbox', { name: 'Company' }).fill('Holm Iron');
  await page.reload();
  await drawer.getByRole('button', { name: 'Put it back' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Company' })).toHaveValue('Holm Iron');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByRole('link', { name: 'Activity' }).click();
  await expect(drawer.getByRole('list', { name: 'Activity' })).toContainText('Holm Steel');
  await atRest(page);
  await expectAccessible(page, 'the activity');
  await drawer.getByRole('button', { name: 'Revert: Changed' }).click();
  await expect(drawer.getByRole('button', { name: 'Revert: Changed' })).toHaveCount(2);
  await expect(drawer.getByText('Holm Steel').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Revert: Changed' }).last().click();
  await expect(page.getByText('Changed by you in the meantime. Nothing was undone.')).toBeVisible();
  // Dismiss the toasts: a hovering mouse keeps them open, and on phones they cover the tabs.
  const messages = page.getByRole('button', { name: 'Dismiss' });
  // Not one by one: a toast that closes by itself meanwhile would leave a click waiting.
  await messages.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(messages).toHaveCount(0);

  await drawer.getByRole('link', { name: 'Notes' }).click();
  await drawer.getByRole('radio', { name: 'Call' }).check();
  await drawer.getByRole('textbox', { name: 'What it was about' }).fill('Agreed on the plan.');
  await drawer.getByRole('button', { name: 'Add to the activity' }).click();
  await expect(drawer.getByRole('list', { name: 'Notes' })).toContainText('Agreed on the plan.');
  await expectAccessible(page, 'the notes');
  await drawer.getByRole('link', { name: 'Deadlines' }).click();
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

test('a client is added once, two people change it at once, and neither loses what they wrote', async ({
  page,
  browser,
  isMobile,
}) => {
  const name = `Roth ${freshEmail().split('@')[0] ?? ''}`;
  await signIn(page, demo.admin);
  await openClients(page);
  await page.getByRole('button', { name: 'Add Client' }).click();
  const form = page.getByRole('form', { name: 'New client' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await atRest(page);
  await expectAccessible(page, 'the form of a new client');
  await form.getByRole('button', { name: 'Create Form' }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toBeVisible();
  const stored = async () =>
    (await database().from('clients').select('company, phone, status').eq('name', name)).data ?? [];
  expect(await stored()).toHaveLength(1);
  const address = page.url();

  await page.goto('/dashboard/add-client');
  await hydrated(page);
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Create Form' }).click();
  await expect(page.getByText(`This may be ${name}, on your list since`)).toBeVisible();
  await expectAccessible(page, 'a client that may be there already');
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await drawer.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('form', { name: 'Client' });
  await edit.getByLabel('Company').fill('Roth Freight');
  await edit.getByLabel('Phone').fill('(615) 555-0142');
  await atRest(page);
  await expectAccessible(page, 'the form of a client');
  if (isMobile) {
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect.poll(stored).toEqual([expect.objectContaining({ company: 'Roth Freight' })]);
    return;
  }

  const other = await browser.newContext({ baseURL: new URL(address).origin, serviceWorkers: 'block' });
  const second = await other.newPage();
  await signIn(second, demo.admin);
  await second.goto(address);
  await second.getByRole('button', { name: 'Edit' }).click();
  const theirs = second.getByRole('form', { name: 'Client' });
  await theirs.getByLabel('Company').fill('Roth Group');
  await theirs.getByLabel('Status').selectOption('Active');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Client saved')).toBeVisible();
  await other.close();

  await edit.getByRole('button', { name: 'Save' }).click();
  const compare = page.getByRole('dialog', { name: /^Changed by / });
  await expect(compare.getByRole('group')).toHaveCount(1);
  await atRest(page);
  await expectAccessible(page, 'what two people have changed');
  await compare.getByRole('radio', { name: /^Yours/ }).check();
  await compare.getByRole('button', { name: 'Save my choices' }).click();
  await expect.poll(stored).toEqual([{ company: 'Roth Freight', phone: '(615) 555-0142', status: 'Active' }]);
});

test('many are changed at once and taken back; what somebody else does is seen in its place', async ({
  page,
  isMobile,
}) => {
  const key = freshEmail().split('@')[0] ?? '';
  const added = await database()
    .from('clients')
    .insert(
      ['One', 'Two', 'Three'].map((name) => ({ name: `${name} ${key}`, status: 'Prospect', user_id: null })),
    )
    .select('id, name');
  expect(added.error).toBeNull();
  const statuses = async () =>
    (await database().from('clients').select('status').like('name', `%${key}`)).data?.map(
      (row) => row.status as string,
    );
  await signIn(page, demo.admin);
  await openClients(page, `?q=${key}&sort=name`);
  await expect(list(page).locator('[data-row]')).toHaveCount(3);
  if (isMobile) {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const name of ['One', 'Two', 'Three'])
      await page.getByRole('checkbox', { name: `Select ${name} ${key}` }).click();
  } else await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected' });
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await expectAccessible(page, 'a selection');
  await bar.getByRole('combobox').selectOption('Status: Active');
  await bar.getByRole('button', { name: 'Change 3 clients' }).click();
  await expect.poll(statuses).toEqual(['Active', 'Active', 'Active']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(statuses).toEqual(['Prospect', 'Prospect', 'Prospect']);

  const one = list(page)
    .locator('[data-row]')
    .filter({ hasText: `One ${key}` });
  await expect(one).toContainText('Prospect');
  await database().from('clients').update({ status: 'Inactive', tax_savings: 4200 }).eq('name', `One ${key}`);
  await expect(one).toContainText('Inactive');
  if (isMobile) return;

  await page.getByRole('button', { name: /^View: All clients/ }).click();
  await page.getByRole('menuitem', { name: 'Save as a view' }).click();
  await page.getByRole('dialog', { name: 'Save as a view' }).getByLabel('Name').fill(`View ${key}`);
  await atRest(page);
  await expectAccessible(page, 'the name of a view');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: `View: View ${key}` })).toBeVisible();
  const view = page.url();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await expect(page).toHaveURL(view);
  await page.getByRole('button', { name: `More for One ${key}` }).click();
  await expectAccessible(page, 'the menu of a row');
  await page.getByRole('menuitem', { name: 'Log a contact' }).click();
  const contact = page.getByRole('dialog', { name: `Contact with One ${key}` });
  await contact.getByLabel('What it was about').fill('Agreed on the plan.');
  await atRest(page);
  await expectAccessible(page, 'a contact');
  await contact.getByRole('button', { name: 'Add to the activity' }).click();
  await expect(contact).toBeHidden();
});

test('a new client gets the intake form by mail, signs in as the client, and reads no note of the coach @desktop', async ({
  page,
  browser,
}) => {
  const email = freshEmail();
  const name = `Lund ${email.split('@')[0] ?? ''}`;
  await signIn(page, demo.coach);
  await page.goto('/dashboard/add-client');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'New client' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await expect(form.getByText('Nothing is sent without an email address.')).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await expect(form.getByRole('checkbox', { name: `Send the intake form to ${email}` })).toBeChecked();
  await expectAccessible(page, 'the form with an intake letter');
  await form.getByRole('button', { name: 'Create Form' }).click();
  const drawer = page.getByRole('dialog', { name });
  const intake = drawer.getByRole('region', { name: 'Intake form' });
  await expect(intake).toContainText(/^Intake form\s*Sent /);
  const [letter] = await emailsTo(email);
  const [link = ''] = /https?:\/\/\S+\/onboarding\?intake=[\w-]+/.exec(letter?.text ?? '') ?? [];
  const { pathname, search } = new URL(link);

  // The recipient has no session yet, so the link must work after they create an account.
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const reader = await context.newPage();
  await reader.goto(`${pathname}${search}`);
  await expect(reader.getByText('Use the address that received our email.')).toBeVisible();
  await expect(reader).toHaveURL(/\/onboarding$/);
  await expectAccessible(reader, 'the intake form before the sign-in');
  const id = await makeAccount(email, demo.password);
  await reader.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await reader.getByLabel('Email').fill(email);
  await reader.getByLabel('Password', { exact: true }).fill(demo.password);
  await reader.getByRole('button', { name: 'Sign In' }).click();
  await expect(reader.getByText(/^Step 1 of /)).toBeVisible();
  const { data } = await database().from('clients').select('account_id').eq('name', name).single();
  expect(data?.account_id).toBe(id);
  await reader.getByRole('textbox', { name: 'Name' }).fill('Ina Lund');
  await reader.getByRole('textbox', { name: 'Phone' }).fill('(615) 555-0177');
  await reader.getByLabel('State you live in').selectOption('Tennessee');
  await reader.getByLabel('How you file').selectOption('Single');
  await reader.getByRole('radio', { name: 'By email' }).check();
  await reader.getByRole('button', { name: 'Save and continue' }).click();
  await expect(reader.getByText(/^Step 2 of /)).toBeVisible();

  await page.reload();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await bell.getByRole('link', { name: `${name} accepted the intake link` }).click();
  await drawer.getByRole('link', { name: 'Notes' }).click();
  const write = async (note: string, isShared: boolean) => {
    await drawer.getByRole('textbox', { name: 'What it was about' }).fill(note);
    if (isShared) await drawer.getByRole('checkbox', { name: 'Visible to the client' }).check();
    await drawer.getByRole('button', { name: 'Add to the activity' }).click();
    await expect(drawer.getByRole('list', { name: 'Notes' })).toContainText(note);
  };
  await write('Slow to pay: call before the next step.', false);
  await write('Your plan is ready.', true);
  await expect(drawer.getByText('Shared with client')).toHaveCount(1);
  await atRest(page);
  await expectAccessible(page, 'a note that the client reads');
  await drawer.getByRole('link', { name: 'Overview' }).click();

  // The client's page shows the shared data only, not the firm's records.
  await reader.goto('/dashboard');
  const record = reader.getByRole('region', { name });
  await expect(record).toContainText('Your plan is ready.');
  await expect(record.getByRole('link', { name: 'Corwin Hale' })).toBeVisible();
  await expect(reader.getByText('Slow to pay')).toHaveCount(0);
  await atRest(reader);
  await expectAccessible(reader, 'the page of a client');
  await reader.goto('/dashboard/clients');
  await expect(reader.getByRole('link', { name })).toHaveCount(0);
  await context.close();

  await expect(intake).toContainText('Some questions are not answered yet.');
  await intake.getByRole('button', { name: 'Show the answers' }).click();
  await expect(intake).toContainText('(615) 555-0177');
  await atRest(page);
  await expectAccessible(page, 'the answers of a client');
  await drawer.getByRole('link', { name: 'Activity' }).click();
  await expect(drawer.getByRole('list', { name: 'Activity' })).toContainText('Intake form sent');
});
