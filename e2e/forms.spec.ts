import type { Locator, Page } from '@playwright/test';
import { formNames, type FormName } from 'shared-contract/forms/names';
import { applicationForm, fillInCpa, fillInPerson } from './support/application.ts';
import { emailsTo } from './support/emails.ts';
import { backend, database, expect, freshEmail, hydrated, test } from './support/product.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';

interface PublicForm {
  readonly name: string;
  readonly is: FormName;
  readonly path: string;
  readonly form: (page: Page) => Locator;
  /** Fills in the form step by step, except for the email address. `send` submits the last step. */
  readonly steps: readonly ((form: Locator, email: string) => Promise<void>)[];
  readonly send: string;
  /** A field whose draft survives a reload. */
  readonly kept?: { readonly field: string; readonly value: string };
  readonly missing: { readonly role?: 'radiogroup'; readonly field: string; readonly words: string };
  readonly table: 'leads' | 'subscribers' | 'symposium_registrations' | 'certification_applications';
  /** Target of the link in the email. Defaults to booking a call. */
  readonly letter?: string;
  readonly stored: Readonly<Record<string, unknown>>;
}

/** After two animation frames, the effects of a click are laid out and reported. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const thanksOn = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you' }).first();

const next = (form: Locator) => form.getByRole('button', { name: 'Continue' }).click();

const applicationSteps: PublicForm['steps'] = [
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
];

const forms: readonly PublicForm[] = [
  {
    name: 'newsletter',
    is: 'newsletter',
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
    is: 'client-application',
    path: '/',
    form: (page) => page.getByRole('main').getByRole('form').first(),
    steps: applicationSteps,
    send: 'Send application',
    kept: { field: 'Company', value: 'Brandt Joinery' },
    missing: { field: 'Full Name', words: 'Enter your full name' },
    table: 'leads',
    stored: { name: 'Orla Brandt', source: 'home-how-it-works', annual_revenue: '3m-10m', status: 'new' },
  },
  {
    name: 'application on its own page',
    is: 'client-application',
    path: '/client-application',
    form: (page) => page.getByRole('main').getByRole('form'),
    steps: applicationSteps,
    send: 'Send application',
    kept: { field: 'Company', value: 'Brandt Joinery' },
    missing: { field: 'Full Name', words: 'Enter your full name' },
    table: 'leads',
    stored: { name: 'Orla Brandt', annual_revenue: '3m-10m', status: 'new' },
  },
  {
    name: 'contact',
    is: 'contact',
    path: '/contact?topic=retirement',
    form: (page) => page.getByRole('form', { name: 'Contact form' }),
    steps: [
      async (form, email) => {
        await expect(form.getByLabel('Topic')).toHaveValue('retirement');
        await form.getByLabel('Full Name').fill('Orla Brandt');
        await form.getByLabel('Email').fill(email);
        await form.getByLabel('Message').fill('Is a cash balance plan worth a look?');
      },
    ],
    send: 'Send message',
    kept: { field: 'Message', value: 'Is a cash balance plan worth a look?' },
    missing: { field: 'Message', words: 'Write a message' },
    table: 'leads',
    stored: { name: 'Orla Brandt', source: 'contact', topic: 'retirement', status: 'new' },
  },
  {
    name: 'assessment',
    is: 'assessment',
    path: '/for-clients',
    form: (page) => page.getByRole('form', { name: 'Free business-owner assessment' }),
    steps: [
      ...Array.from({ length: 5 }, () => async (form: Locator) => {
        for (const group of await form.locator('fieldset[aria-current=step]').getByRole('radiogroup').all())
          await group.getByRole('radio').first().check();
        await form.getByRole('button', { name: /^(Continue|See my result)$/ }).click();
      }),
      async (form, email) => {
        await expect(form.getByRole('heading', { name: 'Your result' })).toBeFocused();
        await form.getByLabel('Full Name').fill('Orla Brandt');
        await form.getByLabel('Email').fill(email);
        await form.getByLabel('Company').fill('Brandt Joinery');
      },
    ],
    send: 'Send my result',
    missing: {
      role: 'radiogroup',
      field: 'What does the business take in a year?',
      words: 'Choose your annual revenue',
    },
    table: 'leads',
    stored: { company: 'Brandt Joinery', source: 'for-clients', topic: 'assessment', status: 'new' },
  },
  {
    name: 'partnership of CPAs',
    is: 'cpa-partnership',
    path: '/for-cpas',
    form: (page) => page.getByRole('form', { name: 'CPA partnership application', exact: true }),
    steps: [
      async (form, email) => {
        await form.getByLabel('Full Name').fill('Orla Brandt');
        await form.getByLabel('Email').fill(email);
        await form.getByLabel('Phone').fill('(615) 555-0177');
        await form.getByLabel('Firm').fill('Brandt & Partners');
        await form.getByLabel('State of License').selectOption('Tennessee');
        await form.getByLabel('Years of Experience').selectOption('6-10');
        await form.getByLabel('Practice Revenue').selectOption('500k-1m');
      },
    ],
    send: 'Apply for the partnership',
    kept: { field: 'Firm', value: 'Brandt & Partners' },
    missing: { field: 'Firm', words: 'Enter the name of your firm' },
    table: 'leads',
    stored: { company: 'Brandt & Partners', topic: 'cpa-partnership', status: 'new' },
  },
  {
    name: 'registration for the symposium',
    is: 'symposium',
    path: '/cpe-symposium',
    form: (page) => page.getByRole('form', { name: 'Symposium registration' }),
    steps: [
      async (form, email) => {
        await form.getByLabel('Full Name').fill('Orla Brandt');
        await form.getByLabel('Email').fill(email);
        await form.getByLabel('Firm').fill('Brandt & Partners');
        await form.getByLabel('Online, in the main room').check();
        await form.getByLabel('Ethics').check();
        await form.getByLabel(/^I agree/).check();
      },
    ],
    send: 'Register',
    kept: { field: 'Firm', value: 'Brandt & Partners' },
    missing: { role: 'radiogroup', field: 'How do you attend', words: 'Choose how you attend' },
    table: 'symposium_registrations',
    letter: '/cpe-symposium',
    stored: { firm: 'Brandt & Partners', attendance: 'online', tracks: ['ethics'], status: 'registered' },
  },
  {
    name: 'application of a CPA',
    is: 'certification',
    path: '/cpps/apply',
    form: applicationForm,
    steps: [
      async (form, email) => {
        await fillInPerson(form, email);
        await fillInCpa(form);
      },
    ],
    send: 'Send application',
    kept: { field: 'Firm name', value: 'Brandt & Partners' },
    missing: { field: 'License number', words: 'Enter your license number' },
    table: 'certification_applications',
    letter: '/cpps/application?reference=CPPS-',
    stored: {
      applicant_type: 'cpa',
      firm_name: 'Brandt & Partners',
      current_revenue: '250k-500k',
      user_id: null,
      business_name: null,
      status: 'submitted',
    },
  },
];

async function rows({ table }: PublicForm, email: string): Promise<readonly object[]> {
  const { data } = await database().from(table).select('*').eq('email', email);
  return (data ?? []) as object[];
}

async function fillIn({ steps }: PublicForm, form: Locator, email: string) {
  for (const step of steps) await step(form, email);
}

test('every form that the site shows is among these @desktop', () => {
  // No page contains this form. Server tests cover it.
  const unseen: readonly FormName[] = ['lead'];
  expect([...new Set(forms.map(({ is }) => is)), ...unseen].sort()).toEqual([...formNames].sort());
});

for (const entry of forms) {
  test.describe(entry.name, () => {
    test('says at the field what is missing, and stores nothing @desktop', async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(backend().url)) calls.push(request.url());
      });
      await page.goto(entry.path);
      await hydrated(page);
      const form = entry.form(page);
      await form.getByRole('button', { name: new RegExp(`^(${entry.send}|Continue)$`) }).click();
      const { role, field: name, words } = entry.missing;
      const field = role ? form.getByRole(role, { name }) : form.getByLabel(name);
      await expect(field).toHaveAccessibleDescription(new RegExp(words));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(calls).toEqual([]);
    });

    test('survives a dropped connection without retyping, and stores one row with a reference @phone', async ({
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
      await expect(thanksOn(page)).toBeVisible();
      expect(await rows(entry, email)).toEqual([expect.objectContaining(entry.stored)]);
    });

    test('an answer that is lost on its way back does not make a second row @desktop', async ({
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
      await expect(thanksOn(page)).toBeVisible();
      expect(await rows(entry, email)).toHaveLength(1);
    });
  });
}

for (const entry of forms.filter(({ kept }) => kept)) {
  test(`${entry.name}: what was typed is still there after the page was loaded again @phone`, async ({
    page,
  }) => {
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

for (const entry of forms.filter(({ table }) => table !== 'subscribers')) {
  test(`${entry.name}: its place shrinks to the answer, which comes into view, and nothing else moves`, async ({
    page,
  }) => {
    const email = freshEmail();
    await watchShifts(page, 'counts');
    await page.goto(entry.path);
    await hydrated(page);
    const form = entry.form(page);
    await fillIn(entry, form, email);
    const block = form.locator('xpath=ancestor::*[@data-slot="form-block"]');
    const place = page
      .locator('[data-slot=form-block]')
      .nth(
        await block.evaluate((one) => [...document.querySelectorAll('[data-slot=form-block]')].indexOf(one)),
      );
    // Exclude the layout shift of the last step change.
    await twoFrames(page);
    const earlier = (await shiftsOf(page)).length;
    await form.getByRole('button', { name: entry.send }).click();
    const thanks = place.getByRole('heading', { name: 'Thank you, Orla Brandt.' });
    await expect(thanks).toBeFocused();
    await expect(thanks).toBeInViewport();
    await expect(place.getByRole('link', { name: 'Choose a time now' })).toHaveAttribute('href', '/book');
    await twoFrames(page);
    // The form's container may grow by a 1 px border. Nothing else may move.
    const others = (await shiftsOf(page))
      .slice(earlier)
      .flatMap(({ moved }) => moved.split(' | '))
      .filter((moved) => !moved.startsWith('<div data-slot="form-block"'));
    expect(others).toEqual([]);
    // The container shrinks to the height of the response. Near the top of the page it can't, because the scroll position
    // can't move up with the content below; then its minimum height is set.
    const [end = 0, answerEnd = 0] = await Promise.all(
      [place, place.locator('[data-slot=received]')].map(async (one) => {
        const box = await one.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      }),
    );
    const isHeld = await place.evaluate((one) => (one as HTMLElement).style.minHeight !== '');
    if (!isHeld) expect(end).toBe(answerEnd);

    const reference = await place.locator('[data-slot=received] strong').last().textContent();
    const [letter, ...more] = await emailsTo(email);
    expect(more).toEqual([]);
    expect(letter?.subject).toContain(reference ?? 'no reference');
    expect(letter?.text).toContain(entry.letter ?? '/book');
  });
}

test('the two forms on the page for CPAs are one: they show each other’s words and thank together', async ({
  page,
}) => {
  const entry = forms.find(({ path }) => path === '/for-cpas')!;
  const email = freshEmail();
  await page.goto(entry.path);
  await hydrated(page);
  const [above, below] = [entry.form(page), page.getByRole('form', { name: /continued/ })];
  await fillIn(entry, above, email);
  // Collapsed on phones.
  const fold = page.getByText('Open the application');
  if (await fold.isVisible()) await fold.click();
  await expect(below.getByLabel('Firm')).toHaveValue('Brandt & Partners');
  await below.getByLabel('Firm').fill('Brandt & Daughters');
  await expect(above.getByLabel('Firm')).toHaveValue('Brandt & Daughters');
  await below.getByRole('button', { name: entry.send }).click();
  await expect(page.locator('[data-slot=received]')).toHaveCount(2);
  expect(await rows(entry, email)).toEqual([expect.objectContaining({ company: 'Brandt & Daughters' })]);
});

test('what visitors send is read and updated by an administrator, and by nobody else @desktop', async ({
  page,
}) => {
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
