import type { Page } from '@playwright/test';
import { newerNames } from '@scripts/checks/support';
import { memberPages, publicPages } from './support/pages.ts';
import { database, demo, expect, freshEmail, hydrated, startSignedIn, test } from './support/product.ts';

/** Simulates the oldest supported browsers combined: removes every feature that one of them lacks. */
function removeNewer(names: readonly string[]) {
  for (const name of names) {
    const path = name.split('.');
    const member = path.pop() ?? '';
    const owner = path.reduce<object | undefined>(
      (object, part) => object && (Reflect.get(object, part) as object),
      window,
    );
    if (owner) Reflect.deleteProperty(owner, member);
    if (owner === window) Reflect.deleteProperty(Window.prototype, member);
  }
  // As in an older browser, the popover attribute has no effect.
  const isPopover = ({ target }: Event) => (target as Element).matches('[popover]');
  addEventListener('beforetoggle', (event) => isPopover(event) && event.preventDefault(), true);
  const shown = new CSSStyleSheet();
  shown.replaceSync('@layer theme{[popover]{display:block}}');
  document.adoptedStyleSheets.push(shown);
  new MutationObserver(() => {
    for (const style of document.querySelectorAll('style')) {
      // The complete stylesheet would also change and no longer match its integrity hash.
      if (style.dataset['part']) style.dataset['part'] = '';
      if (style.textContent.includes('@supports not selector(:popover-open)'))
        style.textContent = style.textContent.replace(
          /@supports not selector\(:popover-open\)/,
          '@supports (top:0)',
        );
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Changes the complete stylesheets, which load as files, in the same way. */
const withoutPopovers = (page: Page) =>
  page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '@supports not selector(:popover-open)',
      '@supports (top:0)',
    );
    await route.fulfill({ response, body });
  });

test.describe('the oldest supported browsers', () => {
  // The CSP rejects the changed stylesheet, and some of these browsers don't support Trusted Types.
  test.use({ bypassCSP: true });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(removeNewer, newerNames);
    await withoutPopovers(page);
  });

  test('every public page starts', async ({ page }) => {
    for (const path of publicPages())
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
      });
    const left = await page.evaluate(() => [
      'canParse' in URL,
      'isWellFormed' in String.prototype,
      'groupBy' in Map,
      'popover' in HTMLElement.prototype,
      'requestIdleCallback' in window,
      'connection' in navigator,
    ]);
    expect(left).not.toContain(true);
  });

  test('every member page starts', async ({ page }) => {
    await startSignedIn(page, demo.admin);
    await page.goto('/dashboard/cpps-tools');
    await expect(page.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
    for (const path of memberPages())
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('could not load')).toHaveCount(0);
      });
  });

  test('a form is sent', async ({ page }) => {
    const email = freshEmail();
    await page.goto('/contact');
    await hydrated(page);
    await fillInMessage(page, email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    await expectStored(email);
  });

  test('the menu opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Menu' });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
    await expect(link).toBeHidden();
    // Works before hydration and after it.
    await button.click();
    await expect(link).toBeVisible();
    await hydrated(page);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await link.click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(link).toBeHidden();
  });
});

const fillInMessage = async (page: Page, email: string) => {
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('Full Name').fill('Orla Brandt');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Topic').selectOption({ index: 1 });
  await form.getByLabel('Message').fill('Is a cash balance plan worth a look?');
};

async function expectStored(email: string) {
  const { data } = await database().from('leads').select('name, source, message').eq('email', email);
  expect(data).toEqual([
    { name: 'Orla Brandt', source: 'contact', message: 'Is a cash balance plan worth a look?' },
  ]);
}

/** Uses the site without a running application: in a browser below the minimum, or without JavaScript. */
async function sendWithoutScript(page: Page) {
  const email = freshEmail();
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await fillInMessage(page, email);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('body')).toContainText('- Write a message');
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Orla Brandt');
  await message.fill('Is a cash balance plan worth a look?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We received what you sent.')).toBeInViewport();
  await expectStored(email);
}

/** The browser's log message for a rejected form. */
const rejected = 'status of 400';

test('below the supported browsers the site is read, and forms are sent', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  await page.goto('/');
  const sentence = page.getByText('Your browser is too old for');
  await expect(sentence).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sendWithoutScript(page);
  await expect(page.locator('[data-live]')).toHaveCount(0);
  // Forms that need JavaScript show a notice with the firm's phone number.
  await page.goto('/cpps/apply');
  await expect(page.getByText('This form needs JavaScript.').first()).toBeVisible();
  await expect(page.getByRole('form', { name: 'Application for certification' })).toBeHidden();
  for (const path of ['/login', '/dashboard']) {
    await page.goto(path);
    await expect(sentence).toHaveText(/^Your browser is too old for this page\./);
    await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
    await expect(page.getByText('Loading your dashboard')).toBeHidden();
  }
  await page.getByRole('link', { name: 'read our public pages' }).click();
  await expect(page).toHaveURL(/\/#main$/);
  expect(complaints.splice(0).filter((words) => !words.includes(rejected))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a form is sent, and no sentence about the browser is shown', async ({ page, complaints }) => {
    await page.goto('/');
    await expect(page.getByText('Your browser is too old for')).toBeHidden();
    await sendWithoutScript(page);
    expect(complaints.splice(0).filter((words) => !words.includes(rejected))).toEqual([]);
  });
});
