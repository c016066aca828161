import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { database, demo, expect, freshEmail, startSignedIn, test } from './support/product.ts';

/* A month without other leads. One source starts with `=`, which a spreadsheet would evaluate. */
const leads = [
  { day: '2019-03-05T15:00:00Z', source: 'for-clients' },
  { day: '2019-03-06T15:00:00Z', source: 'for-clients' },
  { day: '2019-03-20T15:00:00Z', source: '=1+1' },
].map(({ day, source }) => ({
  name: 'Figures Only',
  email: 'figures@example.com',
  reference: `FIG-${crypto.randomUUID()}`,
  source,
  status: 'new',
  created_at: day,
}));
const references = leads.map(({ reference }) => reference);

async function administrator(): Promise<string> {
  const email = freshEmail();
  const { data } = await database().auth.admin.createUser({
    email,
    password: demo.password,
    email_confirm: true,
  });
  await database()
    .from('profiles')
    .update({ name: 'Ines Figueroa', role: 'admin', onboarded: true })
    .eq('id', data.user?.id ?? '');
  return email;
}
const leadsOf = (page: Page) => page.getByRole('region', { name: 'Leads by week and source' });
const place = '/dashboard/admin?section=analytics';

test.afterAll(async () => {
  await database().from('leads').delete().in('reference', references);
});

test(
  'administrators read a period: sentence, drawing, table, file and print',
  { tag: '@desktop' },
  async ({ page, complaints }) => {
    const { error } = await database().from('leads').insert(leads);
    expect(error).toBeNull();
    await startSignedIn(page, await administrator());
    await page.goto('/dashboard/settings?tab=data');
    await page.getByRole('link', { name: 'System Analytics' }).click();
    await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
    await expect(leadsOf(page).getByRole('img')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Administrators/ })).toBeVisible();
    await expectAccessible(page, 'the usual period');

    const usual = page.getByRole('link', { name: '90 days' });
    await page.getByRole('link', { name: '12 months', exact: true }).click();
    await expect(page).toHaveURL(/section=analytics&period=12m$/);
    await expect(usual).not.toHaveAttribute('aria-current');
    await page.goBack();
    await expect(usual).toHaveAttribute('aria-current', 'true');

    await page.getByLabel('From', { exact: true }).fill('2019-03-31');
    await page.getByLabel('To', { exact: true }).fill('2019-03-01');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('The last day is before the first one.')).toBeVisible();
    await page.getByLabel('From', { exact: true }).fill('2019-03-01');
    await page.getByLabel('To', { exact: true }).fill('2019-03-31');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/period=2019-03-01\.\.2019-03-31$/);
    await leadsOf(page).getByRole('button', { name: 'Show as table' }).click();
    await expect(leadsOf(page).getByRole('row', { name: 'Mar 4 2 0 2' })).toBeVisible();
    await expect(leadsOf(page).getByRole('row', { name: 'Mar 11 0 0 0' })).toBeVisible();
    await expectAccessible(page, 'a table beside its drawing');
    const saving = page.waitForEvent('download');
    await leadsOf(page).getByRole('button', { name: 'CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/-leads-by-week-2019-03-01-to-2019-03-31\.csv$/);
    expect((await readFile(await file.path(), 'utf8')).split('\r\n').slice(0, 3)).toEqual([
      "\uFEFFWeek of,For clients,'=1+1,All",
      '"Feb 25, from Mar 1 on",0,0,0',
      'Mar 4,2,0,2',
    ]);

    // Print shows every report's table under one heading, without drawings.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Report of the period: Mar 1, 2019 to Mar 31, 2019')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Conversion by stage' })).toBeVisible();
    await expect(leadsOf(page).getByRole('img')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print the report' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.goto(`${place}&period=2018-01-01..2018-01-31`);
    await expect(leadsOf(page)).toContainText('No leads between Jan 1, 2018 and Jan 31, 2018.');
    await expectAccessible(page, 'a period without leads');
    await leadsOf(page).getByRole('link', { name: 'Show 12 months' }).click();
    await expect(page).toHaveURL(/period=12m$/);
    const calls = /\/rest\/v1\/rpc\/analytics/;
    await page.route(calls, (route) =>
      route.fulfill({ status: 400, json: { code: '22023', message: 'not a period' } }),
    );
    await page.goto(`${place}&period=fortnight`);
    await expect(page.getByText('“fortnight” is not a period.')).toBeVisible();
    const failure = page.getByRole('alert').filter({ hasText: 'The figures could not be loaded' });
    await expect(failure).toBeVisible();
    await page.unroute(calls);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(leadsOf(page).getByRole('img')).toBeVisible();
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((words) => !words.includes('400 (Bad Request)')),
    );
  },
);
