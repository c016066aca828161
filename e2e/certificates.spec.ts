import { readFile } from 'node:fs/promises';
import { atRest, expectAccessible } from './support/axe.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { database, demo, expect, freshEmail, hydrated, startSignedIn, test } from './support/product.ts';

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
let made = 0;

async function participant() {
  const service = database();
  const email = freshEmail();
  const name = `Nora Quill ${String(process.pid)}-${String(++made)}`;
  const created = await service.auth.admin.createUser({
    email,
    password: demo.password,
    email_confirm: true,
    user_metadata: { name },
  });
  const userId = created.data.user?.id ?? '';
  const cohort = { name: `Cohort of ${email}`, starts_on: day(-110), status: 'running' };
  const { data } = await service.from('cohorts').insert(cohort).select('id').single();
  const cohortId = String(data?.id);
  await service.from('cohort_members').insert({ cohort_id: cohortId, user_id: userId });
  return { email, name, cohortId, cohort: cohort.name };
}

async function holder() {
  const person = await participant();
  const service = database();
  const member = await service
    .from('cohort_members')
    .select('user_id')
    .eq('cohort_id', person.cohortId)
    .single();
  const { data } = await service
    .from('certificates')
    .insert({
      user_id: member.data?.user_id,
      cohort_id: person.cohortId,
      name: person.name,
      completed_on: day(-5),
      cpe_live: 33.6,
      cpe_self_study: 6.4,
      expires_on: day(700),
    })
    .select('id, code')
    .single();
  return { ...person, ...(data as { id: string; code: string }) };
}

test('an administrator certifies a participant, anybody sees it at once, and sees when it is revoked', async ({
  page,
  browser,
}) => {
  const { name, cohort, cohortId } = await participant();
  await startSignedIn(page, demo.admin);
  await page.goto('/dashboard/cohorts');
  await page.getByRole('link', { name: cohort }).click();
  await page.getByRole('button', { name: /^Mark as completed/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name on the certificate').fill(name);
  await dialog.getByLabel('CPE hours, live').fill('40');
  await dialog.getByRole('button', { name: 'Issue the certificate' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Enter 0 to 33.6 live hours');
  await atRest(page);
  await expectAccessible(page, 'completion with a fault');
  await dialog.getByLabel('CPE hours, live').fill('33.6');
  await dialog.getByRole('button', { name: 'Issue the certificate' }).click();
  await expect(dialog).toBeHidden();
  const code = page.getByRole('link', { name: /^CPPS-/ });
  await expect(code).toBeVisible();
  await expect(page.getByText('We’ve emailed them')).toHaveCount(0);
  await expectAccessible(page, 'participants');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL('/verify', page.url()).href);
  await hydrated(visitor);
  const typed = ((await code.textContent()) ?? '').toLowerCase().replaceAll('-', ' ');
  await visitor.getByLabel('Certificate code').fill(typed);
  await visitor.getByRole('button', { name: 'Check the certificate' }).click();
  const sheet = visitor.getByRole('main');
  await expect(sheet.getByText('Valid', { exact: true })).toBeVisible();
  for (const words of [name, cohort, 'Certified Profit Preservation Specialist (CPPS)'])
    await expect(sheet.getByText(words).first()).toBeVisible();

  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The license behind it has ended.');
  await atRest(page);
  await expectAccessible(page, 'revocation');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke it' }).click();
  await expect(page.getByText('Reason: The license behind it has ended.')).toBeVisible();
  await visitor.reload();
  await expect(sheet.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(sheet.getByText('license behind it')).toHaveCount(0);
  await visitor.context().close();
  await database().from('cohorts').update({ status: 'finished' }).eq('id', cohortId);
});

test('an administrator adds a cohort and lowers its seats no further than those taken @desktop', async ({
  page,
}) => {
  const { cohort } = await participant();
  await startSignedIn(page, demo.admin);
  await page.goto('/dashboard/cohorts');
  await page.getByRole('button', { name: 'Add cohort' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add cohort' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'cohort with faults');
  const name = `Spring ${freshEmail().split('@')[0] ?? ''}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('First live session').fill(day(200));
  await dialog.getByLabel('Seats').fill('12');
  await dialog.getByRole('button', { name: 'Add cohort' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('0 of 12');
  await database().from('cohorts').delete().eq('name', name);

  await page.getByRole('button', { name: `Change ${cohort}` }).click();
  await dialog.getByLabel('Seats').fill('0');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Enter 1 to 25 seats');
});

test('a holder puts an entry into the directory, which goes with the certificate @desktop', async ({
  page,
  browser,
}) => {
  const { email, name, id, code } = await holder();
  await startSignedIn(page, email);
  await page.goto('/dashboard/certificate');
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Open Badge, signed (JWT)' }).click();
  const token = await readFile(await (await saved).path(), 'utf8');
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  expect(payload).toMatchObject({ type: ['VerifiableCredential', 'OpenBadgeCredential'] });

  const form = page.getByRole('form', { name: 'Directory entry' });
  await form.getByRole('button', { name: 'Save entry' }).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, 'entry with faults');
  await form.getByLabel('Headline').fill('CPA, <b>owner</b>');
  await form.getByLabel('Firm').fill(`Firm of ${email}`);
  await form.getByLabel('Location').fill('Reno, Nevada');
  await form.getByLabel('Email for inquiries').fill(email);
  await form.getByLabel('Specializations').fill('Pensions, Vineyards');
  await form.getByLabel('About you').fill('Plans <i>for</i> growers.');
  await form.getByLabel('Show my entry').check();
  await form.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('Shown in the directory')).toBeVisible();
  await expect(page.getByText('Your entry is saved and shown')).toHaveCount(0);
  await expectAccessible(page, 'certificate');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL(`/cpa-directory?search=${encodeURIComponent(email)}`, page.url()).href);
  await hydrated(visitor);
  const card = visitor.getByRole('article', { name });
  await expect(card).toContainText('CPA, <b>owner</b>');
  await card.getByRole('link', { name: `View Profile of ${name}` }).click();
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('Plans <i>for</i> growers.')).toBeVisible();
  await expectAccessible(visitor, 'profile');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();

  await database()
    .from('certificates')
    .update({ revoked_at: new Date().toISOString(), revoked_reason: 'Asked for' })
    .eq('id', id);
  // The edge caches the register's response briefly.
  await expect.poll(async () => (await visitor.reload())?.status()).toBe(404);
  await hydrated(visitor);
  await expect(visitor.getByRole('heading', { level: 1, name: 'CPA Not Found' })).toBeVisible();
  await visitor.context().close();
});

test('whose profile is opened is in the document itself, as text, until the entry is switched off @desktop', async ({
  page,
  request,
}) => {
  const { email, name, code } = await holder();
  const service = database();
  const { data: account } = await service.from('certificates').select('user_id').eq('code', code).single();
  const entry = {
    user_id: account?.user_id as string,
    shown: true,
    headline: 'CPA, <b>owner</b>',
    firm: 'Quill & Daughter',
    location: 'Reno, Nevada',
    specialities: ['Pensions', 'Vineyards'],
    about: 'Plans for growers.\n\nAnd for their children.',
    contact_email: email,
  };
  const { data } = await service.from('directory_entries').insert(entry).select('slug').single();
  const path = `/cpa/${String(data?.slug)}`;
  const served = await request.get(path);
  expect([served.status(), served.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(await served.text()).toContain(
    `${name}, CPA, &lt;b&gt;owner&lt;/b&gt; of Quill &amp; Daughter in Reno`,
  );

  await watchShifts(page, 'counts');
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  const words = [name, 'CPA, <b>owner</b>', 'Plans for growers.', 'And for their children.', 'Vineyards'];
  const isShown = async () => {
    await expect(page).toHaveTitle(new RegExp(`^${name} \\|`));
    for (const each of words) await expect(main.getByText(each).first()).toBeVisible();
    await expect(main.getByText('CPA Not Found')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:${email}`);
  };
  await isShown();
  await hydrated(page);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 40);
  await expect(main.locator('svg[aria-hidden], svg[role=img]').first()).toBeVisible();
  await isShown();
  expect(await shiftsOf(page)).toEqual([]);

  expect((await request.get('/cpa/nobody-of-this-name')).status()).toBe(404);
  await service.from('directory_entries').update({ shown: false }).eq('slug', data?.slug);
  await expect.poll(async () => (await request.get(path)).status()).toBe(404);
});

test('a code that nobody holds has an answer of the same shape, and a way on', async ({ page }) => {
  const response = await page.goto('/verify/CPPS-2222-3333-4444');
  expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
  const main = page.getByRole('main');
  await expect(main.getByText('Not in the register')).toBeVisible();
  await expect(main.getByText('Holder', { exact: true })).toBeVisible();
  const top = await main.getByText('Not in the register').boundingBox();
  expect(top?.y).toBeLessThan(600);
  await expectAccessible(page, 'unknown code');
  await main.getByLabel('Certificate code').fill('half a code');
  await main.getByRole('button', { name: 'Check this code' }).click();
  await expect(main.getByRole('alert').first()).toContainText('Enter the complete code');
  await expectAccessible(page, 'no code');
});

for (const role of ['coach', 'client'] as const)
  test(`a ${role} is redirected from the cohorts @desktop`, async ({ page }) => {
    await startSignedIn(page, demo[role]);
    await page.goto('/dashboard/cohorts');
    await expect(page.getByText('Access denied')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
