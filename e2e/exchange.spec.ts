import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { atRest, expectAccessible } from './support/axe.ts';
import { emailsTo } from './support/emails.ts';
import { database, demo, expect, freshEmail, hydrated, signIn, test } from './support/product.ts';

async function newClient(mark = '', status = 'Active') {
  const email = freshEmail();
  const name = `Voss ${email.split('@')[0] ?? ''} ${mark}`.trim();
  const coach = await database().from('profiles').select('id').eq('email', demo.coach).single();
  const coachId = (coach.data as { id: string }).id;
  const row = { name, email, company: 'Voss Mill', status, user_id: coachId, coach_id: coachId };
  const { data, error } = await database().from('clients').insert(row).select('id').single();
  expect(error).toBeNull();
  return { id: (data as { id: string }).id, name, email };
}
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};

test('clients come from a file: what is wrong is told by line, then all of it is imported, and undone', async ({
  page,
  isMobile,
}) => {
  const mark = freshEmail().split('@')[0] ?? '';
  const file = (revenue: string) => ({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Client name;E-mail;Annual revenue;Shoe size\r\nAda ${mark};${mark}.a@example.com;${revenue};42\r\nBen ${mark};;$2,000;43\r\n`,
    ),
  });
  await signIn(page, demo.coach);
  await open(page, '/dashboard/clients');
  if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole(isMobile ? 'menuitem' : 'link', { name: 'Import' }).click();
  await page.getByLabel('CSV file').setInputFiles(file('plenty'));
  await expect(page.getByLabel('Client name')).toHaveValue('name');
  await expect(page.getByLabel('Shoe size')).toHaveValue('');
  await page.getByRole('button', { name: 'Check the file' }).click();
  const wrong = page.getByRole('list', { name: 'What is not right' });
  await expect(wrong.getByRole('listitem')).toHaveText([/^Line 2Revenueplenty.*Not an amount/]);
  await atRest(page);
  await expectAccessible(page, 'what is wrong with a file');

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByLabel('CSV file').setInputFiles(file('1000000'));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 2 clients' }).click();
  await expect(page.getByText('2 clients added, 0 updated')).toBeVisible();
  const known = () =>
    database().from('clients').select('name, revenue').like('name', `%${mark}`).order('name');
  expect((await known()).data).toEqual([
    { name: `Ada ${mark}`, revenue: 1_000_000 },
    { name: `Ben ${mark}`, revenue: 2000 },
  ]);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect((await known()).data).toEqual([]);
});

test(
  'the list as it is filtered leaves as a file, every row of it',
  { tag: '@desktop' },
  async ({ page }) => {
    const mark = freshEmail().split('@')[0] ?? '';
    const active = [await newClient(mark), await newClient(mark)];
    await newClient(mark, 'Prospect');
    await signIn(page, demo.coach);
    await open(page, `/dashboard/clients?q=${mark}&status=Active&sort=name`);
    await expect(page.getByText('Showing 2', { exact: false })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/-clients-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFName,Company,Status,Retainer,Tax savings,Next deadline,Deadline for,Last contact,Id',
    );
    const rows = lines.slice(1, -1);
    expect(rows.map((line) => line.split(',')[0]).sort()).toEqual(active.map(({ name }) => name).sort());
    expect(rows.every((line) => line.includes(',Active,'))).toBe(true);
    await expect(page.getByText('2 rows exported')).toBeVisible();
  },
);

test(
  'a tax projection is made for a client, kept, printed, archived and put back',
  { tag: '@desktop' },
  async ({ page }) => {
    const { id, name } = await newClient();
    await signIn(page, demo.coach);
    await open(page, `/dashboard/clients?client=${id}&tab=projections`);
    await page.getByRole('link', { name: 'New tax projection' }).click();
    await page.getByRole('button', { name: 'Create projection' }).click();
    await expect(page.getByRole('link', { name: 'Select at least one step of the plan' })).toBeVisible();
    await page.getByLabel('Profit before the owner’s pay').fill('$300,000');
    await page.getByLabel('Filing status').selectOption('single');
    await page.getByLabel('Owner’s age').fill('45');
    await page.getByRole('checkbox', { name: /S corporation election/ }).check();
    await page.getByLabel('Reasonable salary').fill('299,000');
    await page.getByRole('button', { name: 'Create projection' }).click();
    await expect(page.getByRole('link', { name: /^The profit does not cover/ })).toBeVisible();
    await atRest(page);
    await expectAccessible(page, 'the form with errors');
    await page.getByLabel('Reasonable salary').fill('120,000');
    await page.getByRole('button', { name: 'Create projection' }).click();

    const sheet = page.getByRole('article', { name: 'Plan for 2026' });
    await expect(sheet.getByRole('row', { name: /^Social Security and Medicare/ })).toContainText('$18,360');
    await atRest(page);
    await expectAccessible(page, 'the projection');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
    await expect(sheet.getByText(`Plan for 2026: tax projection for 2026`)).toBeVisible();
    const pages = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('list', { name: 'Tax projections' }).getByRole('link')).toHaveText([
      'Plan for 2026',
    ]);
    await page.getByRole('dialog', { name }).getByRole('link', { name: 'Activity' }).click();
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Tax projection made');
  },
);

test('a letter is chosen for, written, looked at as a whole and sent; a failure loses nothing', async ({
  page,
  complaints,
  isMobile,
}) => {
  const { id, name, email } = await newClient();
  await signIn(page, demo.coach);
  await open(page, '/dashboard/clients');
  // On phones, the actions are in the header's single menu.
  if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).click();
  else await page.getByText('Quick Actions').click();
  await atRest(page);
  await expectAccessible(page, 'the quick actions');
  await page.getByRole(isMobile ? 'menuitem' : 'link', { name: 'Send Client Update' }).click();
  await expect(page.getByRole('heading', { name: 'For which client?' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a client by name or company' }).fill(name);
  await expect(page.getByRole('list', { name: 'Clients' }).getByRole('link')).toHaveCount(1);
  await page.getByRole('list', { name: 'Clients' }).getByRole('link').click();
  await page.getByLabel('Template').selectOption('deadline');
  await page.getByRole('button', { name: 'Preview the email' }).click();
  await expect(
    page.getByRole('link', { name: 'Fill in [what is due], or take it out', exact: true }),
  ).toBeVisible();
  await page.getByLabel('Subject').fill('Your estimate is due');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('The fourth estimate is due on January 15, 2027.');
  await page.getByRole('button', { name: 'Preview the email' }).click();
  await expect(page.getByText(`To ${email}`)).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'the letter before it goes');

  await page.route('**/functions/v1/send-client-letter', (route) => route.abort());
  await page.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByRole('alert')).toContainText('What you wrote is still here.');
  await page.unroute('**/functions/v1/send-client-letter');
  complaints.splice(0);
  await page.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('The fourth estimate is due');
  const [letter] = await emailsTo(email);
  expect(letter?.subject).toBe('Your estimate is due');
  expect(page.url()).toContain(`client=${id}`);
});

test(
  'a review is booked with client and host set, told to both, and stands in the activity',
  { tag: '@desktop' },
  async ({ page }) => {
    const { id, name, email } = await newClient();
    await signIn(page, demo.coach);
    await open(page, `/dashboard/clients?client=${id}`);
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Contact', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Schedule review' }).click();
    const days = page.getByLabel('Day');
    await days.selectOption({ index: 8 });
    await page.getByLabel('Time').selectOption({ index: 5 });
    await page.getByLabel('What it is about').fill('The payroll change');
    await atRest(page);
    await expectAccessible(page, 'the review');
    await page.getByRole('button', { name: 'Book the review' }).click();
    await expect(page.getByRole('heading', { name: 'The review is booked' })).toBeVisible();
    const [letter] = await emailsTo(email);
    expect(letter?.subject).toMatch(/^Your review is booked: CALL-/);
    await page.getByRole('link', { name: 'Back to the client' }).click();
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Review booked');
  },
);
