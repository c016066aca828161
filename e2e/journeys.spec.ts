import {
  backend,
  database,
  demo,
  expect,
  freshEmail,
  hydrated,
  listenToMessages,
  signIn,
  signInByForm,
  startSignedIn,
  signOut,
  test,
} from './support/product.ts';

const cards = [
  { card: 'Business Owner', accountType: 'client', company: 'Company', tag: [] },
  { card: 'CPA / Tax Professional', accountType: 'cpa', company: 'Firm Name', tag: ['@desktop'] },
] as const;

for (const { card, accountType, company, tag } of cards) {
  const title = `a visitor reads, registers as ${card}, signs out, and comes back to where a link led`;
  test(title, { tag: [...tag] }, async ({ page }) => {
    const email = freshEmail();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);

    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page.getByRole('group', { name: /2 of 2/ })).toBeVisible();

    await page.goto('/cpps');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Entity Structuring + Retirement Flow')).toBeVisible();

    await page.goto('/register');
    await page
      .getByRole('radio', { name: card })
      .or(page.getByRole('button', { name: card }))
      .first()
      .click();
    await page.getByLabel('Full Name').fill('Dana Whitcombe');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('(615) 555-0177');
    await page.getByLabel(company).fill('Whitcombe Masonry');
    await page.getByLabel('Password', { exact: true }).fill('nine-courses');
    await page.getByLabel('Confirm Password').fill('nine-courses');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const { data: profile } = await database().from('profiles').select('*').eq('email', email).single();
    expect(profile).toMatchObject({
      role: 'user',
      account_type: accountType,
      onboarded: false,
      name: 'Dana Whitcombe',
    });

    await signOut(page);

    await page.goto('/dashboard/settings?tab=profile');
    await page.waitForURL(/\/login$/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('nine-courses');
    const said = await listenToMessages(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(/\/dashboard\/settings\?tab=profile$/);
    expect(await said()).toContain('Welcome back!');
    await expect(page.getByLabel('Full Name')).toHaveValue('Dana Whitcombe');
  });
}

test('the browser never gets a role that it asked for @desktop', async () => {
  const email = freshEmail();
  const { url, publishableKey } = backend();
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'nine-courses', data: { full_name: 'Eve', role: 'admin' } }),
  });
  expect(response.ok).toBe(true);
  const { data: profile } = await database().from('profiles').select('role').eq('email', email).single();
  expect(profile).toEqual({ role: 'user' });
});

const roles = [
  { email: demo.client, menu: ['Dashboard', 'Client Management', 'Resources', 'Settings'] },
  {
    email: demo.coach,
    menu: [
      'Dashboard',
      'Client Management',
      'Coach Tools',
      'Coach Resources',
      'Wealth Blueprint',
      'Settings',
    ],
  },
  {
    email: demo.admin,
    menu: [
      'Dashboard',
      'Client Management',
      'Coach Tools',
      'Coach Resources',
      'Wealth Blueprint',
      'Admin Panel',
      'Settings',
    ],
  },
] as const;

for (const { email, menu } of roles) {
  // On a phone, the longest menu is enough.
  const tag = email === demo.admin ? [] : ['@desktop'];
  test(`${email} lands in the dashboard of their role`, { tag }, async ({ page, isMobile }) => {
    await signIn(page, email);
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const navigation = page.getByRole('navigation', { name: 'Dashboard' }).filter({ visible: true });
    for (const label of menu)
      await expect(navigation.getByRole('link', { name: label, exact: true })).toBeVisible();
    const labels = await navigation.getByRole('link').allTextContents();
    expect(labels.includes('Admin Panel')).toBe(email === demo.admin);
  });
}

test('the tools of the certification remote stand inside the dashboard', async ({ page, isMobile }) => {
  await startSignedIn(page, demo.coach);
  await page.goto('/dashboard/cpps-tools');
  await expect(page.locator('[data-mfe="mfe-dashboard"] [data-mfe="mfe-cpps"]')).toBeVisible();
  await page.getByRole('button', { name: /^Calculators/ }).click();
  await expect(page).toHaveURL(/category=calculators/);
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .filter({ visible: true })
    .getByRole('link', { name: 'Settings' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-mfe="mfe-cpps"]')).toHaveCount(0);
});

test('wrong passwords and unknown addresses get the same answer, and nothing typed is lost @desktop', async ({
  page,
  complaints,
}) => {
  for (const email of [demo.client, freshEmail()]) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password. Please try again.').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  // The browser logs each rejected request.
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true);
});

test('a forgotten password is set anew through the mail @desktop', async ({ page }) => {
  const email = freshEmail();
  const { url, publishableKey, inboxUrl } = backend();
  await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'nine-courses' }),
  });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText(/check your email/i).first()).toBeVisible();
  await page.goto(`${inboxUrl}?to=${encodeURIComponent(email)}`);
  await page
    .getByRole('link')
    .filter({ hasText: /password/i })
    .first()
    .click();
  await page
    .getByRole('link', { name: /reset|password/i })
    .last()
    .click();
  await page.waitForURL(/\/reset-password/);
  await expect(page.getByRole('heading', { name: `Continue as ${email}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New Password', { exact: true }).fill('ten-courses-now');
  await page.getByLabel(/Confirm/).fill('ten-courses-now');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await page.waitForURL(/\/dashboard/);
  await signOut(page);
  await signInByForm(page, email, 'ten-courses-now');
});

test('signing out in one tab ends the other @desktop', async ({ context, page }) => {
  const email = freshEmail();
  const { url, publishableKey } = backend();
  await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'nine-courses' }),
  });
  await signInByForm(page, email, 'nine-courses');
  const other = await context.newPage();
  await other.goto('/dashboard/settings');
  await expect(other.getByLabel('Full Name')).toBeVisible();
  await signOut(page);
  await other.waitForURL(/\/login$/);
});

test(
  'on a phone the menu opens before the application is there, and closes on a choice',
  { tag: '@phone' },
  async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/static\/js\/main\./, async (route) => {
      await held;
      await route.continue();
    });
    // The page's load event may wait for the script.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Menu' }).click();
    await expect(banner.getByRole('link', { name: 'For CPAs' })).toBeVisible();
    release();
    await hydrated(page);
    await expect(banner.getByRole('link', { name: 'For CPAs' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('link', { name: 'For CPAs' })).toBeHidden();
    await banner.getByRole('button', { name: 'Menu' }).click();
    await banner.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(banner.getByRole('link', { name: 'For CPAs' })).toBeHidden();
  },
);

test('an application on the home page is stored once and can be read by staff @desktop', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/');
  const form = page.getByRole('main').getByRole('form').first();
  await form.getByLabel('Full Name').fill('Orla Brandt');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByLabel('Company').fill('Brandt Joinery');
  await form.getByLabel('Annual Revenue').selectOption({ label: '$3M to $10M' });
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('button', { name: 'Send application' }).dblclick();
  await expect(page.getByText('Thank you').first()).toBeVisible();

  const { data } = await database().from('leads').select('name, company, source, status').eq('email', email);
  expect(data).toEqual([
    { name: 'Orla Brandt', company: 'Brandt Joinery', source: 'home-how-it-works', status: 'new' },
  ]);
  const { url, publishableKey } = backend();
  const asVisitor = await fetch(`${url}/rest/v1/leads?select=email`, { headers: { apikey: publishableKey } });
  expect(asVisitor.ok ? await asVisitor.json() : []).toEqual([]);
});

test('a message at the top right covers nothing that can be pressed in the head of the page', async ({
  page,
  complaints,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(demo.client);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const toast = page.locator('[data-slot="toast"]').first();
  const head = page.getByRole('banner');
  await expect(toast).toBeVisible();
  const top = (await toast.boundingBox())?.y ?? 0;
  const { y = 0, height = 0 } = (await head.boundingBox()) ?? {};
  expect(top).toBeGreaterThanOrEqual(y + height);
  complaints.splice(0);
});
