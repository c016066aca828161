import { atRest, expectAccessible } from './support/axe.ts';
import { emailsTo, makeAccount } from './support/emails.ts';
import { database, demo, expect, freshEmail, hydrated, startSignedIn, test } from './support/product.ts';

/** Creates a call that no other test uses, at a random time. */
async function newCall() {
  const email = freshEmail();
  const name = `Caller ${email.split('@')[0] ?? ''}`;
  const starts = new Date(Date.now() + 20 * 86_400_000 + Math.floor(Math.random() * 400) * 1_800_000);
  starts.setMilliseconds(0);
  starts.setSeconds(0);
  starts.setMinutes(starts.getMinutes() < 30 ? 0 : 30);
  const { data, error } = await database()
    .from('bookings')
    .insert({ user_id: null, name, email, phone: '(615) 555-0142', starts_at: starts.toISOString() })
    .select('id')
    .single();
  expect(error).toBeNull();
  return { id: (data as { id: string }).id, name, email };
}
const callOf = async (id: string) =>
  (await database().from('bookings').select('status, host_id, starts_at').eq('id', id).single()).data as {
    status: string;
    host_id: string | null;
    starts_at: string;
  };

test('a call is found, given to a host and taken back, moved and called off: its guest is written to', async ({
  page,
}) => {
  const { id, name, email } = await newCall();
  await startSignedIn(page, demo.admin);
  await page.goto('/dashboard/admin?section=calls');
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search by name, email or reference' }).fill(name);
  const list = page.getByRole('region', { name: 'Calls' });
  await expect(list.locator('[data-row]')).toHaveCount(1);
  await expectAccessible(page, 'calls');
  await list.locator('[data-row-link]').click();

  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText(email)).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'one call');
  await drawer.getByRole('combobox', { name: 'Host' }).selectOption({ label: 'Corwin Hale' });
  await expect.poll(async () => (await callOf(id)).host_id).not.toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await callOf(id)).host_id).toBeNull();

  const before = (await callOf(id)).starts_at;
  await drawer.getByRole('button', { name: 'Move' }).click();
  const moving = page.getByRole('dialog', { name: 'Move the call' });
  await expect(moving.getByLabel('Time')).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'another time');
  await moving.getByRole('button', { name: 'Move the call' }).click();
  await expect.poll(async () => (await callOf(id)).starts_at).not.toBe(before);
  expect((await emailsTo(email))[0]?.subject).toMatch(/^Your call is moved: CALL-/);

  await drawer.getByRole('button', { name: 'Cancel the call' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel the call?' })
    .getByRole('button', { name: 'Cancel the call' })
    .click();
  await expect.poll(async () => (await callOf(id)).status).toBe('cancelled');
  await expect(drawer.getByText('Canceled', { exact: true }).first()).toBeVisible();
  expect((await emailsTo(email))[0]?.subject).toMatch(/^Your call is canceled: CALL-/);
});

test('an address goes off the newsletter’s list after a question; answers are read step by step @desktop', async ({
  page,
}) => {
  const email = freshEmail();
  const added = await database().from('subscribers').insert({ email, status: 'confirmed' }).select('id');
  expect(added.error).toBeNull();
  await startSignedIn(page, demo.admin);
  await page.goto(`/dashboard/admin?section=subscribers&q=${email}`);
  await hydrated(page);
  const list = page.getByRole('region', { name: 'Subscribers' });
  await list.getByRole('link', { name: email }).click();
  await page.getByRole('dialog', { name: email }).getByRole('button', { name: 'Unsubscribe' }).click();
  const question = page.getByRole('dialog', { name: `Unsubscribe ${email}?` });
  await atRest(page);
  await expectAccessible(page, 'the question');
  await question.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('dialog', { name: email }).getByText('Unsubscribed').first()).toBeVisible();

  const person = freshEmail();
  const id = await makeAccount(person, demo.password);
  const answers = { you: { name: '<i>Ona</i> Bay' } };
  expect((await database().from('onboarding_answers').insert({ user_id: id, answers })).error).toBeNull();
  await page.goto(`/dashboard/admin?section=onboarding&q=${person}&user=${id}`);
  await hydrated(page);
  await expect(page.getByRole('dialog').getByText('<i>Ona</i> Bay')).toBeVisible();
  await atRest(page);
  await expectAccessible(page, 'answers');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Onboarding answers' }).locator('[data-row]')).toHaveCount(1);
});
