import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { hostileLink } from './support/emails.ts';
import { demo, expect, hydrated, signIn, startSignedIn, test } from './support/product.ts';

test.describe('opened states', () => {
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await hydrated(page);
    await page
      .locator('main details')
      .evaluateAll((found) => found.forEach((element) => element.setAttribute('open', '')));
  };

  for (const [path, button] of [
    ['/contact', 'Send message'],
    ['/client-application', 'Continue'],
    ['/for-cpas', 'Apply for the partnership'],
  ] as const) {
    test(`${path}: open questions, and faults of its form`, async ({ page }) => {
      const main = page.getByRole('main');
      await open(page, path);
      await main.getByRole('button', { name: button }).first().click();
      await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('the result of the assessment', async ({ page }) => {
    await open(page, '/for-clients');
    const assessment = page.getByRole('form', { name: 'Free business-owner assessment' });
    // The assessment's code loads on first use. Until then, every step is visible.
    await assessment.getByRole('radio').first().focus();
    await expect(assessment.locator('fieldset[aria-current=step]')).toBeVisible();
    for (const button of [...Array<string>(4).fill('Continue'), 'See my result']) {
      for (const group of await assessment
        .locator('fieldset[aria-current=step]')
        .getByRole('radiogroup')
        .all())
        await group.getByRole('radio').first().check();
      await assessment.getByRole('button', { name: button }).click();
    }
    await expect(assessment.getByRole('heading', { name: 'Your result' })).toBeFocused();
    await expectAccessible(page);
  });

  test('a chosen time with faults', async ({ page }) => {
    const main = page.getByRole('main');
    await open(page, '/book');
    await page
      .getByRole('radio', { name: /\d free times?$/ })
      .nth(5)
      .check();
    await page.locator('input[name=startsAt]').first().check();
    await main.getByRole('button', { name: 'Book the call' }).click();
    await expect(main.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('a link of a letter that nobody gave out', async ({ page, complaints }) => {
    await open(page, '/newsletter?confirm=nobody-gave-this-out');
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    complaints.splice(0);
  });

  test('the onboarding of a member', async ({ page }) => {
    await signIn(page, demo.client);
    await open(page, '/onboarding');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the menu, and the registration form with faults', async ({ page, isMobile }) => {
    await page.goto('/register');
    await hydrated(page);
    if (isMobile) {
      await page.getByRole('banner').getByRole('button').first().click();
      await expectAccessible(page, 'menu');
      const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
      await last.focus();
      await page.keyboard.press('Tab');
      await expect(last).toBeHidden();
    }
    await page.getByText('CPA / Tax Professional').first().click();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the question of a letter’s link, and somebody else signed in', async ({ page }) => {
    const link = `/confirm#${await hostileLink(demo.client)}`;
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expectAccessible(page, 'question');
    await startSignedIn(page, demo.admin);
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Sign out first' })).toBeVisible();
    await expectAccessible(page, 'somebody else');
  });

  test('the menus of the member area', async ({ page, isMobile }) => {
    await signIn(page, demo.admin);
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expectAccessible(page, 'menu');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: /^User menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await expectAccessible(page, 'user menu');
  });
});
