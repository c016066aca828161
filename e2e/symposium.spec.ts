import type { Locator, Page } from '@playwright/test';
import { symposiumEvent } from 'shared-contract/symposium';
import { emailsTo } from './support/emails.ts';
import { backend, database, expect, freshEmail, hydrated, test } from './support/product.ts';

const address = '/cpe-symposium';
const formOn = (page: Page): Locator => page.getByRole('form', { name: 'Symposium registration' });
const thanksOn = (page: Page): Locator => page.getByRole('heading', { name: 'Thank you, Orla Brandt.' });

async function fillIn(page: Page, email: string, attendance: 'In person' | 'Online') {
  const form = formOn(page);
  await form.getByLabel('Full Name').fill('Orla Brandt');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Firm').fill('Brandt & Partners');
  await form.getByLabel(new RegExp(`^${attendance}`)).check();
  await form.getByLabel(/^I agree/).check();
}

async function register(page: Page, email: string, attendance: 'In person' | 'Online') {
  await page.goto(address);
  await hydrated(page);
  await fillIn(page, email, attendance);
  await formOn(page).getByRole('button', { name: 'Register' }).dblclick();
  await expect(thanksOn(page)).toBeFocused();
}

async function rowsOf(email: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { data } = await database().from('symposium_registrations').select('*').eq('email', email);
  return (data ?? []) as Record<string, unknown>[];
}

const onlyEmailTo = async (email: string) => {
  const [letter, ...more] = await emailsTo(email);
  expect(more).toEqual([]);
  return letter;
};

test('the button of the head leads to the form, and the letter brings the days for a calendar', async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('link', { name: 'Register free' }).click();
  await expect(formOn(page).getByLabel('Full Name')).toBeInViewport();
  await fillIn(page, email, 'Online');
  const form = formOn(page);
  await form.getByLabel('License number').fill('TN 1234');
  await form.getByLabel('State of license').selectOption('Tennessee');
  await form.getByLabel('Taxes').check();
  await form.getByRole('button', { name: 'Register' }).dblclick();
  await expect(thanksOn(page)).toBeFocused();
  await expect(thanksOn(page)).toBeInViewport();
  const [row, ...more] = await rowsOf(email);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    event: symposiumEvent.id,
    status: 'registered',
    attendance: 'online',
    license_state: 'Tennessee',
    tracks: ['taxes'],
  });
  const reference = String(row?.['reference']);
  await expect(page.locator('[data-slot=received]')).toContainText(reference);
  const letter = await onlyEmailTo(email);
  expect(letter?.subject).toBe(`You are registered for the symposium: ${reference}`);
  expect(letter?.attachments?.map(({ name }) => name)).toEqual([`${reference}.ics`]);
  expect(letter?.attachments?.[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test('a fault is said at its field and by a summary that leads there, and a dropped line loses no word @desktop', async ({
  page,
  complaints,
}) => {
  const email = freshEmail();
  await page.goto(address);
  await hydrated(page);
  const form = formOn(page);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByRole('alert').getByRole('link', { name: 'Choose how you attend' }).click();
  await expect(form.getByLabel(/^In person/)).toBeFocused();
  await fillIn(page, email, 'Online');
  const functions = `${backend().url}/functions/v1/**`;
  await page.route(functions, (route) => route.abort('connectionfailed'));
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByRole('alert')).toContainText('We could not reach the server');
  expect(await rowsOf(email)).toEqual([]);
  await page.unroute(functions);
  complaints.splice(0);
  await form.getByRole('button', { name: 'Register' }).dblclick();
  await expect(thanksOn(page)).toBeFocused();
  expect(await rowsOf(email)).toHaveLength(1);
});

// Runs on desktop only, because all screens share the same seats.
test('a full room has a waitlist, and who asks twice learns no more than who asks once @desktop', async ({
  page,
}) => {
  const [first, second] = [freshEmail(), freshEmail()];
  await register(page, first, 'In person');
  const name = await page.locator('[data-slot=received]').textContent();
  const seats = Array.from({ length: symposiumEvent.seats }, (_, index) => ({
    event: symposiumEvent.id,
    name: 'Seat',
    firm: 'Full house of the journeys',
    email: `seat-${String(index)}-${first}`,
  }));
  const filled = await database().from('symposium_registrations').insert(seats);
  expect(filled.error).toBeNull();
  try {
    await register(page, second, 'In person');
  } finally {
    await database().from('symposium_registrations').delete().eq('firm', 'Full house of the journeys');
  }
  expect((await rowsOf(first))[0]).toMatchObject({ status: 'registered' });
  expect((await rowsOf(second))[0]).toMatchObject({ status: 'waitlisted' });
  const letter = await onlyEmailTo(second);
  expect(letter?.subject).toMatch(/^You are on the waitlist for the symposium: SYM-/);
  expect(letter?.attachments ?? []).toEqual([]);

  await register(page, first, 'Online');
  const again = await page.locator('[data-slot=received]').textContent();
  const withoutReference = (text: string | null) => text?.replaceAll(/SYM-[0-9A-Z-]{9}/g, '');
  expect(withoutReference(again)).toBe(withoutReference(name));
  expect(await rowsOf(first)).toEqual([expect.objectContaining({ attendance: 'in_person' })]);
});

test('once it is over the page offers the waitlist, and search engines still read when it was', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-11-22T12:00:00Z'));
  await page.goto(address);
  await hydrated(page);
  // The header hydrates on first interaction.
  await page.mouse.move(5, 5);
  await expect(page.getByText('You can watch the main room on demand')).toBeVisible();
  await page.getByRole('link', { name: 'Join the waitlist' }).click();
  await expect(page.getByRole('heading', { name: 'Join the waitlist for the next one.' })).toBeInViewport();
  await expect(formOn(page).getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  await expect(formOn(page).getByLabel('License number')).toHaveCount(0);
  const served = await (await page.request.get(address)).text();
  expect(served).toContain('"@type":"EducationEvent"');
  expect(served).toContain(`"startDate":"${symposiumEvent.dates.first}`);
});

test('without a script the page is read whole, and a link leads to its form @desktop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}${address}`);
  await expect(page.getByText('Sylvie Rutledge').first()).toBeVisible();
  await expect(page.getByText('15.0', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Register free' }).click();
  await expect(page.locator('#registration').getByLabel('Full Name')).toBeInViewport();
  await context.close();
});

test('a link within the page leads to its place though it is the first thing that is pressed', async ({
  page,
}) => {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('link', { name: 'How we count credits' }).click();
  await expect(page.getByRole('heading', { name: 'You can earn at most 15 CPE credits.' })).toBeInViewport();
  await page.getByRole('link', { name: 'Register free' }).click();
  await expect(page.getByRole('heading', { name: 'Register for both days.' })).toBeInViewport();
  await expect(page).toHaveURL(/#registration$/);
});
