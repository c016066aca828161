import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { backend, database, demo, expect, freshEmail, hydrated, signIn, test } from './support/product.ts';

const cpa = {
  applicant_type: 'cpa',
  phone: '(615) 555-0142',
  firm_name: 'Pace CPA',
  title: 'Partner',
  years_experience: '6-10',
  license_number: 'CPA-123',
  license_state: 'Tennessee',
  current_revenue: '250k-500k',
  target_revenue: '1m-2m',
  client_types: 'Dentists',
  biggest_challenge: 'Time',
  why_applying: 'Growth',
  commitment: true,
  terms: true,
} as const;

async function apply(more: Record<string, unknown> = {}) {
  const email = freshEmail();
  const lastName = `Pace ${email.split('@')[0] ?? ''}`;
  const entry = { ...cpa, first_name: 'Cyra', last_name: lastName, email, ...more };
  const added = await database().from('certification_applications').insert(entry).select('id').single();
  expect(added.error).toBeNull();
  return { id: (added.data as { id: string }).id, email, name: `Cyra ${lastName}`, lastName };
}
const statusOf = async (id: string) =>
  (await database().from('certification_applications').select('status').eq('id', id).single()).data
    ?.status as string;
const emailsTo = async (email: string): Promise<{ text: string; kind: string }[]> => {
  const response = await fetch(`${backend().url}/inbox.json?to=${encodeURIComponent(email)}`);
  return (await response.json()) as { text: string; kind: string }[];
};

async function openQueue(page: Page, search = '') {
  await page.goto(`/dashboard/applications${search}`);
  await hydrated(page);
  // An open drawer hides the page behind it from the accessibility tree.
  const there = search.includes('application=')
    ? page.getByRole('dialog').getByRole('heading', { name: 'Applicant' })
    : page.getByText(/^Showing \d|^Nothing matches|^No applications (wait|match)/).first();
  await expect(there).toBeVisible();
}
const view = (page: Page) => page.getByRole('dialog');
/** Waits for the drawer's animation, because axe would otherwise read intermediate colors. */
const isLaidIn = (page: Page) =>
  view(page).evaluate(async (dialog) => {
    await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });

test('an administrator reads an application, sees its letter, decides and takes it back, by keyboard', async ({
  page,
  isMobile,
}) => {
  const { id, name, email, lastName } = await apply();
  await signIn(page, demo.admin);
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Applications', exact: true }).locator('visible=true').click();
  await page.getByRole('searchbox').fill(lastName);
  await expect(page.getByRole('status').filter({ hasText: /^Showing 1 application$/ })).toBeVisible();
  await expectAccessible(page, 'queue');

  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(view(page).getByRole('heading', { name: 'Qualification' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`application=${id}`));
  await isLaidIn(page);
  await expectAccessible(page, 'full view');

  await view(page).getByRole('button', { name: 'Approve…' }).press('Enter');
  await expect(view(page).getByLabel('Note to the applicant')).toBeFocused();
  await page.keyboard.type('Bring two cases.');
  await expect(view(page).getByRole('region', { name: 'The email' })).toContainText('Bring two cases.');
  await expectAccessible(page, 'decision');
  await view(page).getByRole('button', { name: 'Approve and send in a minute' }).press('Enter');
  const undo = view(page).getByRole('button', { name: /^Undo: Approved, email at/ });
  await expect(undo).toBeVisible();
  // Wait until the toast disappears, because axe would read its intermediate colors.
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(0);
  await expectAccessible(page, 'on hold');
  expect([await statusOf(id), (await emailsTo(email)).length]).toEqual(['submitted', 0]);

  await undo.press('Enter');
  await expect(view(page).getByRole('button', { name: 'Approve…' })).toBeVisible();
  await expect(view(page).getByText('Approval undone before the email was sent.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  await expect(page.getByRole('link', { name })).toBeFocused();
});

test('a rejection is carried out with the browser closed, and reopened @desktop', async ({
  page,
  browser,
  complaints,
}) => {
  const { id, name, email } = await apply();
  await signIn(page, demo.admin);
  await openQueue(page, `?application=${id}`);
  await view(page).getByRole('button', { name: 'Reject…' }).click();
  await view(page).getByRole('button', { name: 'Reject and send in a minute' }).click();
  await expect(view(page).getByLabel('Reason, sent to the applicant')).toHaveAccessibleDescription(
    /Enter the reason/,
  );
  await view(page).getByLabel('Reason, sent to the applicant').fill('Your license has lapsed.');
  await view(page).getByRole('button', { name: 'Reject and send in a minute' }).click();
  await expect(view(page).getByText(/^Rejected, email at/)).toBeVisible();
  // The email preview loads shortly after the reason is typed. By then the decision exists, so the preview returns 409.
  const isLatePreview = (said: string) => said.includes('409') && said.includes('decide-application');
  const others = complaints.filter((said) => !isLatePreview(said));
  complaints.splice(0, complaints.length, ...others);
  const state = await page.context().storageState();
  await page.close();

  // End the undo window. The backend's timer carries out the decision.
  const over = { letter_at: new Date(Date.now() - 1000).toISOString() };
  await database().from('application_decisions').update(over).eq('application_id', id);
  await expect.poll(() => statusOf(id)).toBe('rejected');
  await expect.poll(async () => (await emailsTo(email)).length).toBe(1);
  expect((await emailsTo(email))[0]?.text).toContain('Your license has lapsed.');

  const again = await browser.newContext({ storageState: state });
  const later = await again.newPage();
  await openQueue(later, `?status=rejected&application=${id}`);
  await expect(view(later).getByRole('heading', { name })).toBeVisible();
  await view(later).getByRole('button', { name: 'Reopen' }).click();
  await expect(view(later).getByRole('button', { name: /^Undo: In review, email at/ })).toBeVisible();
  expect(await statusOf(id)).toBe('rejected');
  await database().from('application_decisions').update(over).eq('application_id', id);
  await expect.poll(() => statusOf(id)).toBe('in_review');
  await again.close();
});

test('a new application and another administrator’s decision show without a reload @desktop', async ({
  page,
}) => {
  await signIn(page, demo.admin);
  const { id, name, lastName } = await apply();
  await openQueue(page, `?q=${encodeURIComponent(lastName)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const held = {
    application_id: id,
    decision: 'approve',
    letter_at: new Date(Date.now() + 3_600_000).toISOString(),
  };
  await database().from('application_decisions').insert(held);
  await expect(page.getByText(/^Approved, email at/)).toBeVisible();
  await database().from('application_decisions').delete().eq('application_id', id);
  await expect(page.getByText(/^Approved, email at/)).toBeHidden();
  const other = await apply({ last_name: `${lastName} the second` });
  expect(other.id).not.toBe(id);
  await expect(page.getByRole('link', { name: `Cyra ${lastName} the second` })).toBeVisible();
});

test('many, long names, nobody, and the waiting list are accessible, and nothing is wider than the page', async ({
  page,
}) => {
  const first_name = 'Maximiliana-Theodora Konstantina';
  const firm_name = `${'Featherstonehaugh'.repeat(6)} & Partners`;
  await apply({ first_name, firm_name, created_at: new Date(Date.now() - 30 * 86_400_000).toISOString() });
  // A unique tag, so that rows of other runs don't match.
  const tag = freshEmail().split('@')[0] ?? '';
  const rows = Array.from({ length: 200 }, (_, n) => ({
    ...cpa,
    first_name: 'Ines',
    last_name: `Many ${n} ${tag}`,
    email: freshEmail(),
  }));
  expect((await database().from('certification_applications').insert(rows)).error).toBeNull();
  const isWithin = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  await signIn(page, demo.admin);
  for (const [search, there] of [
    ['', 'Showing 1 to 25 of'],
    [`?q=${tag}&page=8&sort=name`, 'Showing 176 to 200 of 200'],
    ['?q=maximiliana', 'Overdue since'],
    ['?q=nobody-is-called-so', 'Nothing matches “nobody-is-called-so”.'],
  ] as const) {
    await openQueue(page, search);
    await expect(page.getByRole('main')).toContainText(there);
    expect(await isWithin(), search).toBe(true);
    await expectAccessible(page, search);
  }
  await page.getByRole('link', { name: /^Waiting list/ }).click();
  await expect(page.getByRole('list', { name: 'Waiting' })).toBeVisible();
  await expectAccessible(page, 'waiting list');
  await page
    .getByRole('button', { name: /^Offer the free seat to/ })
    .first()
    .click();
  await expect(view(page).getByRole('button', { name: 'Give the seat' })).toBeVisible();
  await isLaidIn(page);
  await expectAccessible(page, 'offer');
});

test('the seat is chosen where it is decided: full cohorts, the letter of each choice, and a colleague who is quicker @desktop', async ({
  page,
}) => {
  const tag = freshEmail().split('@')[0] ?? '';
  // Start after every cohort that the public pages mention.
  const starts_on = new Date(Date.now() + 2000 * 86_400_000).toISOString().slice(0, 10);
  const cohorts = await database()
    .from('cohorts')
    .insert(
      ['Asked', 'Other'].map((name) => ({ name: `${name} ${tag}`, starts_on, seats: 1, status: 'open' })),
    )
    .select('id')
    .order('name');
  const [asked, other] = (cohorts.data ?? []).map(({ id }) => String(id));
  const { id } = await apply({ cohort_id: asked });
  await signIn(page, demo.admin);
  await openQueue(page, `?application=${id}`);
  await view(page).getByRole('button', { name: 'Approve…' }).click();
  const seat = view(page).getByLabel('Seat');
  const letter = view(page).getByRole('region', { name: 'The email' });
  await expect(letter).toContainText(`We hold a seat for you in Asked ${tag}`);
  await seat.selectOption({ label: `Other ${tag} (1 free)` });
  await expect(letter).toContainText(`We hold a seat for you in Other ${tag}`);
  await seat.selectOption({ label: `Waiting list of Asked ${tag}` });
  await expect(letter).toContainText('You are on the waiting list');
  await seat.selectOption({ label: `Other ${tag} (1 free)` });
  // Another applicant is promised the seat while this application is open.
  const rival = await apply();
  const letter_at = new Date(Date.now() + 3_600_000).toISOString();
  const held = { application_id: rival.id, decision: 'approve', cohort_id: other, letter_at };
  await database().from('application_decisions').insert(held);
  await expect(seat).toHaveAccessibleDescription(/That cohort has no free seats left/);
  await isLaidIn(page);
  await expectAccessible(page, 'seat that is gone');
  await seat.selectOption({ label: `Asked ${tag} (1 free), as requested` });
  await view(page).getByRole('button', { name: 'Approve and send in a minute' }).click();
  await expect(view(page).getByRole('button', { name: /^Undo: Approved/ })).toBeVisible();
  const kept = await database()
    .from('application_decisions')
    .select('cohort_id')
    .eq('application_id', id)
    .single();
  expect(kept.data?.cohort_id).toBe(asked);
  await view(page)
    .getByRole('button', { name: /^Undo: Approved/ })
    .click();
  await expect(view(page).getByRole('button', { name: 'Approve…' })).toBeVisible();
  await database().from('application_decisions').delete().eq('application_id', rival.id);
  await database().from('cohorts').delete().in('id', [asked, other]);
});

test('taking up is undone; off the waiting list with a letter, undone and done @desktop', async ({
  page,
}) => {
  const { id, name, email } = await apply();
  await signIn(page, demo.admin);
  await openQueue(page, `?application=${id}`);
  await view(page).getByRole('button', { name: 'Take into review' }).click();
  await view(page)
    .getByRole('button', { name: /^Undo: In review, email at/ })
    .click();
  await expect(view(page).getByRole('button', { name: 'Take into review' })).toBeVisible();
  expect([await statusOf(id), await emailsTo(email)]).toEqual(['submitted', []]);

  await database().from('certification_applications').update({ status: 'approved' }).eq('id', id);
  await database().from('waitlist').insert({ application_id: id });
  await page.goto('/dashboard/applications?view=waiting-list');
  await page.getByRole('button', { name: `Take off the list: ${name}` }).click();
  const send = view(page).getByRole('button', { name: 'Take off and send in a minute' });
  await send.click();
  await expect(view(page).getByLabel('Reason, sent to the applicant')).toHaveAccessibleDescription(
    /Enter the reason/,
  );
  await view(page).getByLabel('Reason, sent to the applicant').fill('You asked us to.');
  await expect(view(page).getByRole('region', { name: 'The email' })).toContainText('You asked us to.');
  await isLaidIn(page);
  await expectAccessible(page, 'take off');
  await send.click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: /^Undo: Taken off the list/ }).click();
  await expect(row.getByRole('button', { name: `Take off the list: ${name}` })).toBeVisible();
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(0);

  await row.getByRole('button', { name: `Take off the list: ${name}` }).click();
  await view(page).getByLabel('Reason, sent to the applicant').fill('You asked us to.');
  await expect(view(page).getByRole('region', { name: 'The email' })).toContainText('You asked us to.');
  await send.click();
  await expect(view(page)).toBeHidden();
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(0);
  await expectAccessible(page, 'on hold in the waiting list');
  const over = { letter_at: new Date(Date.now() - 1000).toISOString() };
  await database().from('application_decisions').update(over).eq('application_id', id);
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await emailsTo(email)).map(({ text }) => text.includes('You asked us to.'))).toEqual([true]); // oxfmt-ignore
});

test('filters stand in the address; the file holds what they leave, and paper one application @desktop', async ({
  page,
  isMobile,
  complaints,
}) => {
  const { id, name, lastName } = await apply({ why_applying: `=1+1 ${'Growth. '.repeat(400)}End of it.` });
  await signIn(page, demo.admin);
  await openQueue(page, `?status=submitted,lost&page=99&q=${encodeURIComponent(lastName)}`);
  await expect(page.getByText('This address has an unknown filter, which was ignored.')).toBeVisible();
  await expect(page).toHaveURL((url) => !url.searchParams.has('page'));
  // The page is out of range, so the browser logs status 416.
  complaints.splice(0, complaints.length, ...complaints.filter((said) => !said.includes('status of 416')));
  if (isMobile) await page.getByLabel('Status', { exact: true }).selectOption({ label: 'New (1)' });
  else await page.getByRole('button', { name: 'New 1' }).click();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('radio', { name: 'Overdue' }).check();
  await page.getByRole('button', { name: 'Show the list' }).click();
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
  await page.goBack();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page, 'filtered queue');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(lastName);
  expect(csv).toContain("'=1+1");

  await openQueue(page, `?application=${id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(view(page).getByText('End of it.')).toBeVisible();
  await expect(view(page).getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden();
  const pages = Buffer.from(await page.pdf({ format: 'A4' }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBeGreaterThan(1);
});

for (const who of ['coach', 'client'] as const) {
  test(`a ${who} finds no entry, reads no rows, and is refused at the address @desktop`, async ({
    page,
    isMobile,
  }) => {
    await signIn(page, demo[who]);
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(
      page.getByRole('link', { name: 'Settings', exact: true }).locator('visible=true').first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Applications', exact: true })).toHaveCount(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/dashboard/applications');
    await page.waitForURL(/\/dashboard$/);
    await expect(page.getByText('Access denied')).toBeVisible();
    // The overview queries the user's own application, which is allowed.
    const ofOthers = /certification_applications\?(?!.*user_id=eq)|application_(decisions|events|figures)/;
    expect(asked.filter((url) => ofOthers.test(url))).toEqual([]);
  });
}
