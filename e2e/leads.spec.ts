import type { Page } from '@playwright/test';
import { atRest, expectAccessible } from './support/axe.ts';
import { emailsTo } from './support/emails.ts';
import { database, demo, expect, freshEmail, hydrated, startSignedIn, test } from './support/product.ts';

/** Inserts a lead that no other test uses. The message contains HTML and a formula, which must be shown as text. */
async function newLead(message = '<img src=x onerror="document.title=1"> =1+1 Please call.') {
  const email = freshEmail();
  const name = `Adler ${email.split('@')[0] ?? ''}`;
  const { data, error } = await database()
    .from('leads')
    .insert({ name, email, company: 'Adler Mills', message, source: 'contact', phone: '(615) 555-0199' })
    .select('id')
    .single();
  expect(error).toBeNull();
  return { id: (data as { id: string }).id, name, email };
}
const statusOf = async (id: string) =>
  (await database().from('leads').select('status').eq('id', id).single()).data?.status as string;

async function openLeads(page: Page, search: string): Promise<void> {
  await page.goto(`/dashboard/admin?section=leads&${search}`);
  await hydrated(page);
}
const list = (page: Page) => page.getByRole('region', { name: 'Leads' });
const statusField = (page: Page, name: string) => page.getByRole('combobox', { name: `Status of ${name}` });

test('an administrator works a lead: status and undo, note, assignment, reply, client @desktop', async ({
  page,
}) => {
  const { id, name, email } = await newLead();
  await startSignedIn(page, demo.admin);
  await openLeads(page, `q=${encodeURIComponent(name.split(' ')[1] ?? '')}`);
  await expect(list(page).locator('[data-row]')).toHaveCount(1);
  await statusField(page, name).selectOption('Qualified');
  await expect(page.getByText('Lead status updated')).toBeVisible();
  await expect.poll(() => statusOf(id)).toBe('qualified');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => statusOf(id)).toBe('new');
  await expect(statusField(page, name)).toHaveValue('new');
  await atRest(page);
  await expectAccessible(page, 'the list of leads');

  await list(page).getByRole('link', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('<img src=x onerror="document.title=1"> =1+1 Please call.')).toBeVisible();
  await drawer.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: 'Brigid Sorensen' });
  await expect(page.getByText('Assigned to Brigid Sorensen')).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'the lead');

  await drawer.getByRole('link', { name: 'History' }).click();
  await drawer.getByRole('textbox', { name: 'What it was about' }).fill('Wants a plan before December.');
  await drawer.getByRole('button', { name: 'Add to the history' }).click();
  await expect(drawer.getByRole('list', { name: 'History' })).toContainText('Wants a plan before December.');
  await drawer.getByRole('link', { name: 'Reply' }).click();
  await drawer.getByRole('textbox', { name: 'Subject' }).fill('Your message to us');
  await drawer.getByRole('textbox', { name: 'Message' }).fill('Thank you. Two times for a call follow.');
  await drawer.getByRole('button', { name: 'Preview the email' }).click();
  await drawer.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByText(`Email sent to ${email}`)).toBeVisible();
  await expect(drawer.getByRole('list', { name: 'History' })).toContainText('first answer');
  await expectAccessible(page, 'the history');
  expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual(['Your message to us']);

  await drawer.getByRole('link', { name: 'Overview' }).click();
  await drawer.getByRole('button', { name: 'Convert to client' }).click();
  // The toast also contains a link, "Open the client".
  await expect(drawer.getByRole('link', { name: 'open the client', exact: true })).toBeVisible();
  await expect.poll(() => statusOf(id)).toBe('converted');
});

test('two administrators at once: what one changes shows at the other, and nobody undoes it @desktop', async ({
  page,
}) => {
  const { id, name } = await newLead('Two at once.');
  await startSignedIn(page, demo.admin);
  await openLeads(page, `q=${encodeURIComponent(name.split(' ')[1] ?? '')}`);
  await statusField(page, name).selectOption('Contacted');
  await expect.poll(() => statusOf(id)).toBe('contacted');
  await database().from('leads').update({ status: 'qualified' }).eq('id', id);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Changed by .* in the meantime\. Nothing was undone\./)).toBeVisible();
  await expect(statusField(page, name)).toHaveValue('qualified');
  await page.goto(
    `/dashboard/admin?section=leads&layout=board&q=${encodeURIComponent(name.split(' ')[1] ?? '')}`,
  );
  await hydrated(page);

  // Keyboard drag by the handle: pick up, move, and cancel; then pick up, move one column, and drop.
  const column = (title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) });
  await expect(column('Qualified').getByRole('link', { name, exact: true })).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'the board');
  const handle = page.getByRole('button', { name: `Move ${name}` });
  const isTaken = () => expect(page.getByText(`${name} is over Qualified`)).toBeAttached();
  // The library listens for arrow keys one task after it picks up the card, so an earlier key press is lost.
  const step = (key: string, title: string) =>
    expect(async () => {
      const over = page.getByText(`${name} is over ${title}`);
      if ((await over.count()) === 0) await page.keyboard.press(key);
      await expect(over).toBeAttached({ timeout: 1000 });
    }).toPass();
  await handle.press('Space');
  await isTaken();
  await step('ArrowLeft', 'Contacted');
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${name} is back in Qualified.`)).toBeAttached();
  await handle.press('Space');
  await isTaken();
  await step('ArrowRight', 'Converted');
  await page.keyboard.press('Space');
  await expect(column('Converted').getByRole('link', { name, exact: true })).toBeVisible();
  await expect.poll(() => statusOf(id)).toBe('converted');
  await expect(handle).toBeFocused();
  await page.getByRole('button', { name: 'Convert to client' }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('on a phone the board is one column behind tabs, moved by the select @phone', async ({ page }) => {
  const { id, name } = await newLead('On a phone.');
  await startSignedIn(page, demo.admin);
  await openLeads(page, `layout=board&q=${encodeURIComponent(name.split(' ')[1] ?? '')}`);
  await expect(page.getByRole('tab', { name: 'New 1' })).toHaveAttribute('aria-selected', 'true');
  await statusField(page, name).selectOption('Contacted');
  await expect.poll(() => statusOf(id)).toBe('contacted');
  await page.getByRole('tab', { name: 'Contacted 1' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'the board on a phone');
});
