import type { Page } from '@playwright/test';
import { newMember, password } from './support/members.ts';
import { backend, database, demo, expect, hydrated, signIn, startSignedIn, test } from './support/product.ts';

const wizard = (page: Page) => page.getByRole('main').getByRole('form').first();

const step = (page: Page) => page.getByText(/^Step \d of \d$/);
async function answerStep(page: Page): Promise<void> {
  await expect(step(page)).toBeVisible();
  const form = wizard(page);
  for (const input of await form.locator('input[required], textarea[required]').all()) {
    if ((await input.getAttribute('type')) === 'checkbox') await input.check();
    else if ((await input.inputValue()) === '') {
      const mode = await input.getAttribute('inputmode');
      const kind = (await input.getAttribute('type')) ?? '';
      const answers: Record<string, string> = {
        tel: '(615) 555-0177',
        numeric: '2012',
        decimal: '640,000',
        email: 'dana@example.com',
        date: '2027-03-01',
      };
      await input.fill(answers[mode ?? ''] ?? answers[kind] ?? '100,000');
    }
  }
  for (const select of await form.locator('select[required]').all()) await select.selectOption({ index: 1 });
  for (const group of await form.getByRole('radiogroup').all())
    await group.getByRole('radio').first().check();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
const answersOf = async (id: string) =>
  (await database().from('onboarding_answers').select('answers, step, completed_at').eq('user_id', id)).data;

for (const accountType of ['cpa', 'client'] as const) {
  // On a phone, the longer questionnaire is enough.
  const tag = accountType === 'client' ? [] : ['@desktop'];
  const title = `a new ${accountType} finds the onboarding, answers it step by step, and is no longer new`;
  test(title, { tag }, async ({ page }) => {
    const { email, id } = await newMember(accountType);
    await signIn(page, email, password);
    await page
      .getByRole('main')
      .getByRole('link', { name: /start|onboarding/i })
      .first()
      .click();
    await page.waitForURL(/\/onboarding/);
    await expect(step(page)).toHaveText(/^Step 1 of /);

    await save(page);
    await expect(wizard(page).getByRole('alert')).toBeFocused();
    const steps = accountType === 'cpa' ? 4 : 7;
    for (let index = 1; index <= steps; index += 1) {
      await expect(step(page)).toHaveText(`Step ${String(index)} of ${String(steps)}`);
      await answerStep(page);
      await save(page);
    }
    await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
    expect(await answersOf(id)).toEqual([expect.objectContaining({ completed_at: null })]);
    await page.getByRole('button', { name: 'Finish' }).dblclick();
    await page.waitForURL(/\/dashboard$/);
    await expect(page.getByText('You are set up.')).toBeVisible();
    const { data } = await database().from('profiles').select('onboarded, status').eq('id', id).single();
    expect(data).toEqual({ onboarded: true, status: 'active' });
    expect((await answersOf(id))?.[0]?.completed_at).not.toBeNull();

    await page.goto('/onboarding');
    await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  });
}

test('a dropped line loses no word, and another device goes on where the first one stopped @desktop', async ({
  page,
  browser,
  complaints,
}) => {
  const { email, id } = await newMember('cpa');
  await startSignedIn(page, email, password);
  await page.goto('/onboarding');
  await answerStep(page);
  await save(page);
  await expect(step(page)).toHaveText('Step 2 of 4');

  await answerStep(page);
  await wizard(page).getByLabel('Firm').fill('Whitcombe & Daughters');
  const rest = `${backend().url}/rest/v1/onboarding_answers**`;
  await page.route(rest, (route) => route.abort('connectionfailed'));
  await save(page);
  await expect(wizard(page).getByRole('alert')).toContainText('We could not reach the server');
  await page.unroute(rest);
  complaints.splice(0);
  await page.reload();
  await hydrated(page);
  await expect(wizard(page).getByLabel('Firm')).toHaveValue('Whitcombe & Daughters');
  await save(page);
  await expect(step(page)).toHaveText('Step 3 of 4');
  expect(JSON.stringify(await answersOf(id))).toContain('Whitcombe & Daughters');

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const second = await other.newPage();
  await signIn(second, email, password);
  await second.goto('/onboarding');
  await expect(step(second)).toHaveText('Step 3 of 4');
  await other.close();
});

test('the answers are read by an administrator, and by no other client @desktop', async ({ page }) => {
  const { email, id } = await newMember('cpa');
  await startSignedIn(page, email, password);
  await page.goto('/onboarding');
  await answerStep(page);
  await save(page);
  await expect(step(page)).toHaveText('Step 2 of 4');

  const { url, publishableKey: apikey } = backend();
  const seenBy = async (account: string) => {
    const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: account, password: demo.password }),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    const rows = await fetch(`${url}/rest/v1/onboarding_answers?select=user_id&user_id=eq.${id}`, {
      headers: { apikey, authorization: `Bearer ${token}` },
    });
    return (await rows.json()) as unknown;
  };
  expect(await seenBy(demo.admin)).toEqual([{ user_id: id }]);
  expect(await seenBy(demo.client)).toEqual([]);
  expect(await seenBy(demo.coach)).toEqual([]);
});
