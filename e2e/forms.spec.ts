import type { Locator, Page } from '@playwright/test';
import { backend, database, expect, freshEmail, hydrated, test } from './support/product.ts';

interface PublicForm {
  readonly name: string;
  readonly path: string;
  readonly form: (page: Page) => Locator;
  /** What the person types, the email address apart, step by step; the last step is sent with `send`. */
  readonly steps: readonly ((form: Locator, email: string) => Promise<void>)[];
  readonly send: string;
  /** A field that says the same after the page was loaded again: the form keeps a draft. */
  readonly kept?: { readonly field: string; readonly value: string };
  /** What an empty form is answered with, at its field. */
  readonly missing: { readonly field: string; readonly words: string };
  readonly table: 'leads' | 'subscribers';
  readonly stored: Readonly<Record<string, unknown>>;
}

const next = (form: Locator) => form.getByRole('button', { name: 'Continue' }).click();

const forms: readonly PublicForm[] = [
  {
    name: 'newsletter',
    path: '/about',
    form: (page) => page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' }),
    steps: [(form, email) => form.getByLabel('Send it to').fill(email)],
    send: 'Subscribe',
    missing: { field: 'Send it to', words: 'Enter your email' },
    table: 'subscribers',
    stored: { source: 'footer', status: 'pending' },
  },
  {
    name: 'application on the home page',
    path: '/',
    form: (page) => page.getByRole('main').getByRole('form').first(),
    steps: [
      async (form, email) => {
        await form.getByLabel('Full Name').fill('Orla Brandt');
        await form.getByLabel('Email').fill(email);
        await next(form);
      },
      async (form) => {
        await form.getByLabel('Company').fill('Brandt Joinery');
        await form.getByLabel('Annual Revenue').selectOption({ label: '$3M to $10M' });
        await next(form);
      },
    ],
    send: 'Send application',
    kept: { field: 'Company', value: 'Brandt Joinery' },
    missing: { field: 'Full Name', words: 'Enter your full name' },
    table: 'leads',
    stored: { name: 'Orla Brandt', source: 'home-how-it-works', annual_revenue: '3m-10m', status: 'new' },
  },
];

const rows = async ({ table }: PublicForm, email: string) =>
  (await database().from(table).select('*').eq('email', email)).data ?? [];

async function fillIn({ steps }: PublicForm, form: Locator, email: string) {
  for (const step of steps) await step(form, email);
}

for (const entry of forms) {
  test.describe(entry.name, () => {
    test('says at the field what is missing, and stores nothing', async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(backend().url)) calls.push(request.url());
      });
      await page.goto(entry.path);
      await hydrated(page);
      const form = entry.form(page);
      await form.getByRole('button', { name: new RegExp(`^(${entry.send}|Continue)$`) }).click();
      const field = form.getByLabel(entry.missing.field);
      await expect(field).toHaveAccessibleDescription(new RegExp(entry.missing.words));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(calls).toEqual([]);
    });

    test('survives a dropped connection without retyping, and stores one row with a reference', async ({
      page,
      complaints,
    }) => {
      const email = freshEmail();
      const functions = `${backend().url}/functions/v1/**`;
      await page.goto(entry.path);
      await hydrated(page);
      await page.route(functions, (route) => route.abort('connectionfailed'));
      const form = entry.form(page);
      await fillIn(entry, form, email);
      await form.getByRole('button', { name: entry.send }).click();
      await expect(form.getByRole('alert')).toContainText('We could not reach the server');
      expect(await rows(entry, email)).toEqual([]);
      await page.unroute(functions);
      complaints.splice(0);

      await form.getByRole('button', { name: entry.send }).dblclick();
      await expect(page.getByText('Thank you').first()).toBeVisible();
      expect(await rows(entry, email)).toEqual([expect.objectContaining(entry.stored)]);
    });

    test('an answer that is lost on its way back does not make a second row', async ({
      page,
      complaints,
    }) => {
      const email = freshEmail();
      const functions = `${backend().url}/functions/v1/**`;
      await page.goto(entry.path);
      await hydrated(page);
      await page.route(functions, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      const form = entry.form(page);
      await fillIn(entry, form, email);
      await form.getByRole('button', { name: entry.send }).click();
      await expect(form.getByRole('alert')).toContainText('We could not reach the server');
      await page.unroute(functions);
      complaints.splice(0);
      await form.getByRole('button', { name: entry.send }).click();
      await expect(page.getByText('Thank you').first()).toBeVisible();
      expect(await rows(entry, email)).toHaveLength(1);
    });
  });
}

for (const entry of forms.filter(({ kept }) => kept)) {
  test(`${entry.name}: what was typed is still there after the page was loaded again`, async ({ page }) => {
    await page.goto(entry.path);
    await hydrated(page);
    await fillIn(entry, entry.form(page), freshEmail());
    await page.reload();
    await hydrated(page);
    await page.mouse.move(5, 5);
    const { field, value } = entry.kept ?? { field: '', value: '' };
    await expect(entry.form(page).getByLabel(field)).toHaveValue(value);
  });
}

test('what visitors send is read and updated by an administrator, and by nobody else', async ({ page }) => {
  const entry = forms[1]!;
  const email = freshEmail();
  await page.goto(entry.path);
  await hydrated(page);
  await fillIn(entry, entry.form(page), email);
  await entry.form(page).getByRole('button', { name: entry.send }).click();
  const reference = await page.locator('[data-slot=received]').first().getByText(/^NC-/).textContent();
  const { url, publishableKey } = backend();
  const asked = `${url}/rest/v1/leads?select=reference,email,status&email=eq.${encodeURIComponent(email)}`;
  const tokenOf = async (account: string) => {
    const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: account, password: 'demo-password' }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  const read = async (token?: string) => {
    const headers = { apikey: publishableKey, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const response = await fetch(asked, { headers });
    return response.ok ? ((await response.json()) as unknown) : [];
  };
  expect(await read()).toEqual([]);
  expect(await read(await tokenOf('client@example.com'))).toEqual([]);
  expect(await read(await tokenOf('coach@example.com'))).toEqual([]);
  const admin = await tokenOf('admin@example.com');
  expect(await read(admin)).toEqual([{ reference, email, status: 'new' }]);
  const update = await fetch(asked, {
    method: 'PATCH',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${admin}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ status: 'contacted' }),
  });
  expect(update.ok).toBe(true);
  expect(await read(admin)).toEqual([{ reference, email, status: 'contacted' }]);
});
