import type { Page } from '@playwright/test';
import { atRest, expectAccessible } from './support/axe.ts';
import { emailsTo, makeAccount } from './support/emails.ts';
import { password } from './support/members.ts';
import { database, demo, expect, freshEmail, hydrated, startSignedIn, test } from './support/product.ts';

const roleOf = async (id: string) =>
  (await database().from('profiles').select('role').eq('id', id).single()).data?.role as string;
const setRole = async (id: string, role: string) =>
  expect((await database().from('profiles').update({ role }).eq('id', id)).error).toBeNull();

async function openSection(page: Page, section: string): Promise<void> {
  await page.goto(`/dashboard/admin${section}`);
  await hydrated(page);
}
const asked = (page: Page) => page.getByRole('dialog');

test('an administrator invites, sends again, withdraws; changes a role and takes it back', async ({
  page,
  isMobile,
}) => {
  const email = freshEmail();
  const known = freshEmail();
  const id = await makeAccount(known, password);
  await startSignedIn(page, demo.admin);
  await openSection(page, '');
  for (const title of ['User Management', 'Coach Management', 'Client Management'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Show all \d+: User Management$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Show all \d+: Client Management$/ })).toBeVisible();
  await expectAccessible(page, 'the overview');
  await page.getByRole('link', { name: 'Users', exact: true }).click();

  await page.getByRole('button', { name: 'Add User' }).click();
  const form = asked(page);
  await form.getByRole('button', { name: 'Add User' }).click();
  await expect(form.getByText('Email is required').first()).toBeVisible();
  await form.getByLabel('Email').fill(known);
  await form.getByRole('button', { name: 'Add User' }).click();
  await expect(form.getByText(`${known} has an account. Change the role in the list.`).first()).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'the form');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Full name').fill('Ines Holm');
  await form.getByLabel('Role').selectOption('coach');
  await form.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  expect(await emailsTo(email)).toHaveLength(1);

  await page.getByRole('link', { name: 'Invitations' }).click();
  await page.getByRole('searchbox', { name: 'Search by email' }).fill(email);
  const list = page.getByRole('region', { name: 'User Management' });
  await expect(list.locator('[data-row]')).toHaveCount(1);
  const resend = list.getByRole('button', { name: `Resend the invitation to ${email}` });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, 'the invitations');
  // Skip the one-minute wait between two emails.
  await database()
    .from('invitations')
    .update({ sent_at: new Date(Date.now() - 120_000).toISOString() })
    .eq('email', email);
  await page.reload();
  await expect(resend).not.toHaveAttribute('aria-disabled');
  await resend.click();
  await expect.poll(async () => (await emailsTo(email)).length).toBe(2);
  await list.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click();
  await asked(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Invitation withdrawn')).toBeVisible();
  await expect(list.getByText('Withdrawn', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(known);
  await expect(list.locator('[data-row]')).toHaveCount(1);
  await list.getByRole('button', { name: /^Make Coach/ }).click();
  await expect(asked(page).getByText('will see their assigned clients and the training.')).toBeVisible();
  await asked(page).getByRole('button', { name: 'Make Coach' }).click();
  await expect(page.getByText('User role updated to coach')).toBeVisible();
  expect(await roleOf(id)).toBe('coach');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => roleOf(id)).toBe('user');
  await expect(list.getByRole('button', { name: /^Make Coach/ })).toBeVisible();
  if (isMobile) return;

  await list.getByRole('link', { name: known }).click();
  await expect(asked(page).getByText('Open sessions')).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'the account');
  await openSection(page, '?section=audit&action=withdraw');
  const log = page.getByRole('region', { name: 'Audit log' });
  await expect(log.getByRole('link', { name: email })).toBeVisible();
  await expectAccessible(page, 'the audit log');
});

test('two administrators at once: the second hears of it, and the last one stays @desktop', async ({
  page,
  complaints,
}) => {
  const email = freshEmail();
  const id = await makeAccount(email, password);
  await startSignedIn(page, demo.admin);
  await openSection(page, `?section=users&q=${email}`);
  const list = page.getByRole('region', { name: 'User Management' });
  await list.getByRole('button', { name: /^Make Admin/ }).click();
  // Another administrator changes the role while the dialog is open.
  await setRole(id, 'coach');
  await asked(page).getByRole('button', { name: 'Make Admin' }).click();
  await expect(
    page.getByText(/ is a coach now, because another administrator just changed the role\. Try again\.$/),
  ).toBeVisible();
  expect(await roleOf(id)).toBe('coach');
  await expect(list.getByText('Coach', { exact: true })).toBeVisible();

  await setRole(id, 'admin');
  await expect(list.getByRole('button', { name: /^Remove Admin/ })).toBeVisible();

  // The undo fails because another user has changed the role since.
  await list.getByRole('button', { name: /^Make Coach/ }).click();
  await asked(page).getByRole('button', { name: 'Make Coach' }).click();
  await expect(page.getByText('User role updated to coach')).toBeVisible();
  await setRole(id, 'user');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByText(/was changed by another administrator in the meantime\. Nothing was undone\./),
  ).toBeVisible();
  expect(await roleOf(id)).toBe('user');

  await openSection(page, `?section=users&q=${demo.admin}`);
  const own = list.getByRole('button', { name: /^Remove Admin/ });
  await expect(own).toHaveAttribute('aria-disabled', 'true');
  await expect(own).toHaveAccessibleDescription(/administrator/);
  await own.press('Enter');
  await expect(asked(page)).toHaveCount(0);
  // The browser logs the two rejected changes.
  expect(complaints.splice(0).filter((said) => !said.includes('409'))).toEqual([]);
});

test('who is no administrator is told and sent to the dashboard, also where the role cannot be read @desktop', async ({
  page,
  complaints,
}) => {
  for (const who of [demo.client, demo.coach]) {
    await startSignedIn(page, who);
    const asks: string[] = [];
    page.on('request', (request) => asks.push(request.url()));
    await page.goto('/dashboard/admin?section=users');
    await expect(page.getByText('Access denied', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(asks.filter((url) => /order=role|account_facts|audit_entries/.test(url))).toEqual([]);
  }
  await startSignedIn(page, demo.admin);
  await page.route(/\/rest\/v1\/(todo_)?profiles/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard/admin?section=users');
  // The layout shows this error instead of the page's own 'An error occurred'.
  await expect(page.getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: /^Sections/ })).toHaveCount(0);
  expect(complaints.splice(0).filter((said) => !said.includes('500'))).toEqual([]);
});
