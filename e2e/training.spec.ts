import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { database, demo, expect, freshEmail, startSignedIn, test } from './support/product.ts';

const training = '/dashboard/training';
const pension = `${training}/pension`;

async function newCoach(): Promise<{ id: string; email: string }> {
  const email = freshEmail();
  const { data, error } = await database().auth.admin.createUser({
    email,
    password: demo.password,
    email_confirm: true,
  });
  if (error) throw error;
  const { id } = data.user;
  await database()
    .from('profiles')
    .update({ role: 'coach', onboarded: true, name: 'Ottoline Varga' })
    .eq('id', id);
  return { id, email };
}

const percentOf = async (id: string) => {
  const { data } = await database()
    .from('training_progress')
    .select('percent, lesson, quiz_score')
    .eq('user_id', id)
    .eq('module_id', 'pension')
    .maybeSingle();
  return data;
};

async function pressByKey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('a coach finds a module, reads it to the end by keyboard, and answers its check @desktop', async ({
  page,
}) => {
  const coach = await newCoach();
  await startSignedIn(page, coach.email);
  await page.goto(training);
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('pension');
  await page.getByLabel('Level').selectOption('Intermediate');
  await page.getByLabel('Category').selectOption('Retirement Planning');
  const cards = page.getByRole('list', { name: 'Strategies' }).locator('[data-module]');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/category=Retirement\+Planning/);
  await page.getByRole('searchbox').fill('nobody says this');
  await expect(page.getByText('No strategies found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all strategies' }).click();
  await expect(cards).toHaveCount(10);
  await expectAccessible(page, 'the list');

  await cards.and(page.locator('[data-module="pension"]')).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Learning objectives' })).toBeVisible();
  await expectAccessible(page, 'a module');
  await page.getByRole('link', { name: 'Start Strategy Training' }).press('Enter');
  const heading = page.locator('[data-section]:visible h2');
  await expect(page.getByText(/^Section 1 of \d$/)).toBeVisible();
  const sections = await page.locator('[data-section]').count();
  const first = await heading.textContent();
  await page.keyboard.press(']');
  await expect(heading).not.toHaveText(first ?? '');
  await page.keyboard.press('[');
  await expect(heading).toHaveText(first ?? '');
  await expectAccessible(page, 'a section');
  for (let section = 1; section < sections; section += 1) {
    await pressByKey(page, 'Next');
    await expect(page.getByText(`Section ${String(section + 1)} of ${String(sections)}`)).toBeVisible();
    await expect(heading).toBeFocused();
    if (section === 2) {
      // A returning user continues where they stopped.
      await expect.poll(() => percentOf(coach.id)).toMatchObject({ lesson: 2 });
      await page.goto(pension);
      await expect(page.getByText('Continue at section 3')).toBeVisible();
      await page.getByRole('link', { name: 'Start Strategy Training' }).press('Enter');
      await expect(page.getByText(`Section 3 of ${String(sections)}`)).toBeVisible();
    }
  }
  await pressByKey(page, 'Next');
  await expect(page.getByRole('heading', { name: 'Check: five questions' })).toBeFocused();
  await answerAll(page);
  await expect(page.getByRole('heading', { name: /is complete$/ })).toBeVisible();
  await expectAccessible(page, 'the check');
  await expect.poll(() => percentOf(coach.id)).toMatchObject({ percent: 100, lesson: sections });
});

/** Retries until four answers are correct. A second wrong answer reveals the correct one. */
async function answerAll(page: Page): Promise<void> {
  const right: string[] = [];
  for (let number = 1; number <= 5; number += 1) {
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: `Check answer ${String(number)}` }) });
    const group = page.getByRole('group').nth(number - 1);
    const result = page
      .locator('form')
      .nth(number - 1)
      .locator('[tabindex="-1"]');
    const answer = async (option: number) => {
      await form.getByRole('radio').nth(option).focus();
      await page.keyboard.press('Space');
      const chosen = await group.getByRole('radio').nth(option).locator('..').textContent();
      await page.keyboard.press('Enter');
      return { chosen, said: await result.textContent() };
    };
    const first = await answer(0);
    const { chosen, said } = first.said?.startsWith('Not right') ? await answer(1) : first;
    right.push(said?.split('The answer is: ')[1] ?? chosen ?? '');
  }
  if (await page.getByRole('heading', { name: /is complete$/ }).isVisible()) return;
  await pressByKey(page, 'Answer all five again');
  for (const [index, answer] of right.entries()) {
    await page.getByRole('group').nth(index).getByRole('radio', { name: answer, exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  }
}

test('a section is read on a phone, and a client without a seat is sent away', async ({ page, isMobile }) => {
  await startSignedIn(page, isMobile ? demo.coach : demo.client);
  if (!isMobile) {
    await page.goto(pension);
    await expect(page.getByText('Access denied. Coach privileges required.')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    return;
  }
  await page.goto(pension);
  await page.getByRole('link', { name: 'Start Strategy Training' }).tap();
  const heading = page.locator('[data-section]:visible h2');
  await expect(heading).toBeVisible();
  expect((await heading.boundingBox())?.y).toBeLessThan(600);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  const last = page.getByLabel('Section').locator('option').nth(3);
  const [, title = ''] = /^\d+\. (.*?)(?: \(done\))?$/.exec((await last.textContent()) ?? '') ?? [];
  await page.getByLabel('Section').selectOption({ index: 3 });
  await expect(heading).toHaveText(title);
  await expectAccessible(page, 'a section on a phone');
});
