import type { Locator, Page } from '@playwright/test';
import { applicationForm, fillInCpa, fillInOwner, fillInPerson } from './support/application.ts';
import { expectAccessible } from './support/axe.ts';
import { emailsTo, makeAccount } from './support/emails.ts';
import { backend, database, expect, freshEmail, hydrated, signIn, test } from './support/product.ts';

const send = (form: Locator) => form.getByRole('button', { name: 'Send application' }).click();

async function open(page: Page, path = '/cpps/apply'): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  return applicationForm(page);
}

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly user_id: string | null;
}

async function rowsOf(email: string): Promise<readonly Row[]> {
  const { data } = await database().from('certification_applications').select('*').eq('email', email);
  return (data ?? []) as Row[];
}

const missingOf = {
  person: [
    'Enter your first name',
    'Enter your last name',
    'Enter your email address',
    'Enter your phone number',
  ],
  cpa: [
    'Enter the name of your firm',
    'Enter your title',
    'Choose your years of experience',
    'Enter your license number',
    'Choose the state of your license',
    'Choose the current revenue of your practice',
    'Choose your target revenue',
    'Tell us what kinds of clients you serve',
    'Tell us about your biggest challenge',
    'Tell us why you are applying',
    'Confirm that you can commit to the program',
    'Accept the terms to apply',
  ],
  client: [
    'Enter the name of your business',
    'Choose your annual revenue',
    'Tell us what you are interested in',
  ],
};

test('either type is told all that is missing, and nothing of the other one', async ({ page }) => {
  const form = await open(page);
  await expect(form.getByRole('radio', { name: 'CPA / Advisor' })).toBeChecked();
  await send(form);
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([...missingOf.person, ...missingOf.cpa]);
  await expectAccessible(page);

  await form.getByLabel('Business Owner / Client').check();
  await expect(summary).toBeHidden();
  await expect(form.getByLabel('Firm name')).toBeHidden();
  await send(form);
  await expect(summary.getByRole('link')).toHaveText([...missingOf.person, ...missingOf.client]);
  await expect(form.getByLabel('Number of employees')).toHaveAttribute('aria-invalid', 'false');
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Enter the name of your business' }).click();
  await expect(form.getByLabel('Business name')).toBeFocused();
});

test('the task begins within 600 pixels, and toggling keeps what was typed in both, over a reload too', async ({
  page,
}) => {
  const form = await open(page);
  const box = await form.getByRole('radio', { name: 'CPA / Advisor' }).boundingBox();
  expect(box?.y ?? Infinity).toBeLessThan(600);
  await form.getByLabel('Firm name').fill('Brandt & Partners');
  await expect(form.getByText('Who qualifies')).toBeVisible();
  await form.getByLabel('Business Owner / Client').check();
  await expect(form.getByText('Who qualifies')).toBeHidden();
  await form.getByLabel('Business name').fill('Brandt Joinery');
  await page.reload();
  await hydrated(page);
  await page.mouse.move(5, 5);
  await expect(form.getByLabel('Business name')).toHaveValue('Brandt Joinery');
  await form.getByLabel('CPA / Advisor').check();
  await expect(form.getByLabel('Firm name')).toHaveValue('Brandt & Partners');
});

test('what is answered is set beside what the program asks for, and refuses nobody @desktop', async ({
  page,
}) => {
  const form = await open(page);
  const line = (text: string) => form.getByRole('listitem').filter({ hasText: text });
  await expect(line('At least 3 years')).toContainText('Not answered yet');
  await form.getByLabel('Years of experience').selectOption('3-5');
  await form.getByLabel('Current annual revenue').selectOption('250k-500k');
  await expect(line('At least 3 years')).toContainText('Met by your answer: 3 to 5 years');
  await expect(line('Practice revenue of $250K+')).toContainText('Met by your answer: $250K to $500K');
});

test('a business owner applies with the keyboard alone @desktop', async ({ page }) => {
  const email = freshEmail();
  const form = await open(page);
  const { keyboard } = page;
  await form.getByRole('radio', { name: 'CPA / Advisor' }).focus();
  await keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Business Owner / Client' })).toBeChecked();
  for (const text of ['Orla', 'Brandt', email, '(615) 555-0177', 'Brandt Joinery']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await keyboard.type('$2M');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('A pension for two partners.');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  // Skip the link to the policy.
  await keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Send application' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, Orla Brandt.' })).toBeFocused();
  expect(await rowsOf(email)).toEqual([
    expect.objectContaining({
      applicant_type: 'client',
      annual_revenue: '2m-5m',
      num_employees: null,
      firm_name: null,
      status: 'submitted',
    }),
  ]);
});

test('somebody signed in finds their name and address, may change them, and the application is theirs', async ({
  page,
}) => {
  const account = freshEmail();
  const id = await makeAccount(account, 'a-good-password');
  await database().from('profiles').update({ name: 'Mary Ann Lee' }).eq('id', id);
  await signIn(page, account, 'a-good-password');
  const form = await open(page);
  await page.mouse.move(5, 5);
  await expect(form.getByLabel('First name')).toHaveValue('Mary Ann');
  await expect(form.getByLabel('Last name')).toHaveValue('Lee');
  await expect(form.getByLabel('Email')).toHaveValue(account);
  const email = freshEmail();
  await fillInPerson(form, email);
  await fillInOwner(form);
  await send(form);
  await expect(page.getByRole('heading', { name: 'Thank you, Orla Brandt.' })).toBeVisible();
  const [row] = await rowsOf(email);
  expect(row?.user_id).toBe(id);

  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Your application for certification' });
  await expect(card).toContainText('It is reviewed by');
  await expect(card).toContainText(row?.reference ?? 'no reference');
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Check its status' }).click();
  await expect(page.getByRole('heading', { name: 'Where your application stands.' })).toBeVisible();
  await expect(page.getByLabel('Reference')).toHaveValue(row?.reference ?? 'no reference');
});

test('the letter leads to where it stands, where it is withdrawn once asked', async ({
  page,
  complaints,
}) => {
  const email = freshEmail();
  const form = await open(page);
  await fillInPerson(form, email);
  await fillInCpa(form);
  await send(form);
  await expect(page.getByRole('heading', { name: 'Thank you, Orla Brandt.' })).toBeVisible();
  const [letter] = await emailsTo(email);
  const link = /\/cpps\/application\?reference=CPPS-[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
  const by = /^Reviewed by: (.+)$/m.exec(letter?.text ?? '')?.[1] ?? 'nothing';

  await page.goto(link);
  await hydrated(page);
  await page.mouse.move(5, 5);
  const question = page.getByRole('form', { name: 'Look up an application' });
  await expect(question.getByLabel('Reference')).toHaveValue(/^CPPS-/);
  await expect(question.getByLabel('Email')).toHaveValue('');
  await question.getByLabel('Email').fill(freshEmail());
  await question.getByRole('button').click();
  await expect(question.getByRole('alert')).toContainText('There is no application with this reference');
  // The browser logs the response's error status.
  complaints.splice(0);
  await expectAccessible(page);
  await question.getByLabel('Email').fill(email);
  await question.getByRole('button').click();
  const received = page.getByRole('heading', { name: 'We have received your application.' });
  await expect(received).toBeFocused();
  await expect(page.getByRole('main')).toContainText(`It is reviewed by ${by}.`);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Withdraw the application' }).click();
  await expect(page.getByRole('heading', { name: 'Withdraw this application?' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await expect(received).toBeFocused();
  await page.getByRole('button', { name: 'Withdraw the application' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByRole('heading', { name: 'Your application is withdrawn.' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Apply again' })).toHaveAttribute('href', '/cpps/apply');
  expect(await rowsOf(email)).toEqual([expect.objectContaining({ status: 'withdrawn' })]);
});

test('a refusal is told with its note, and a full program with the waiting list', async ({ page }) => {
  const { url, publishableKey } = backend();
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'admin@example.com', password: 'demo-password' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const decide = async (email: string, decision: string, note?: string) => {
    const [row] = await rowsOf(email);
    const { status } = await fetch(`${url}/functions/v1/decide-application`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({ applicationId: row?.id, decision, note }),
    });
    expect(status).toBe(200);
    return row?.reference ?? '';
  };
  const look = async (reference: string, email: string) => {
    await page.goto(`/cpps/application?reference=${reference}`);
    await hydrated(page);
    const question = page.getByRole('form', { name: 'Look up an application' });
    await question.getByLabel('Reference').fill(reference);
    await question.getByLabel('Email').fill(email);
    await question.getByRole('button').click();
  };
  const apply = async () => {
    const email = freshEmail();
    const form = await open(page);
    await fillInPerson(form, email);
    await fillInCpa(form);
    await send(form);
    await expect(page.getByRole('heading', { name: 'Thank you, Orla Brandt.' })).toBeVisible();
    return email;
  };

  const refused = await apply();
  const note = 'The license is not issued yet. <b>Write</b> to us once it is.';
  await look(await decide(refused, 'reject', note), refused);
  await expect(page.getByRole('heading', { name: 'Your application was not accepted.' })).toBeFocused();
  await expect(page.getByRole('main').getByText(note)).toBeVisible();
  await expectAccessible(page);

  const waiting = await apply();
  const reference = await decide(waiting, 'approve');
  const [row] = await rowsOf(waiting);
  // Simulate full cohorts: remove the seat and add a waiting-list entry.
  await database()
    .from('cohort_members')
    .delete()
    .eq('application_id', row?.id ?? '');
  await database()
    .from('waitlist')
    .insert({ application_id: row?.id ?? '' });
  await look(reference, waiting);
  await expect(page.getByRole('heading', { name: 'Your application is approved.' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('You are on the waiting list for a seat in a cohort.');
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('both pages say whom to call, and what happens next is read @desktop', async ({ page }) => {
    await page.goto('/cpps/apply');
    // Playwright's matchers ignore the contents of `<noscript>`.
    const words = () =>
      page
        .getByRole('main')
        .locator('[data-slot=form-block]')
        .evaluate((place) => (place as HTMLElement).innerText);
    expect(await words()).toContain('This form needs JavaScript. Call ');
    await expect(page.getByText('A person reads your application and checks your license')).toBeVisible();
    await expect(applicationForm(page)).toBeHidden();
    await page.goto('/cpps/application');
    expect(await words()).toContain('This form needs JavaScript. Call ');
  });
});

test('the seats of the next cohort come from the database and move nothing', async ({ page }) => {
  const { data } = await database()
    .from('cohorts')
    .select('seats,seats_taken')
    .eq('status', 'open')
    .order('starts_on')
    .limit(1);
  const [next] = (data ?? []) as { readonly seats: number; readonly seats_taken: number }[];
  const [all, taken] = [next?.seats ?? 0, next?.seats_taken ?? 0];
  expect(all).toBe(25);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/rest\/v1\/cohorts/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cpps');
  await hydrated(page);
  const seats = page.getByText('25 seats at most').first();
  await expect(seats).toBeVisible();
  const facts = page.getByText('9 layers, 50+ strategies').first();
  const before = await facts.boundingBox();
  release();
  await expect(page.getByText(new RegExp(`^(${all - taken}|1) (seat )?of 25 (seats )?left$`))).toBeVisible();
  expect(await facts.boundingBox()).toEqual(before);
  const written = page.getByRole('link', { name: 'apply in writing', exact: true });
  await expect(written).toHaveAttribute('href', '/cpps/apply');
});
