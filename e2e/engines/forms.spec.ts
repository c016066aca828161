import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formNames, nativeForms, type FormName } from 'shared-contract/forms/names';
import { paths } from 'shared-contract/paths';
import { emailsTo } from '../support/emails.ts';
import { database, freshEmail } from '../support/product.ts';
import { css, label, role, text, type User, type Target } from './user.ts';
import { expect, test } from './test.ts';

interface PublicForm {
  readonly is: FormName;
  readonly address: string;
  readonly form: Target;
  readonly enter: (user: User, form: Target, email: string) => Promise<void>;
  readonly send: string;
  readonly table: 'leads' | 'subscribers' | 'symposium_registrations' | 'certification_applications';
  readonly stored: Readonly<Record<string, unknown>>;
}

/** Fills in fields by the start of their labels: types texts and selects choices. */
async function enter(
  user: User,
  form: Target,
  texts: Readonly<Record<string, string>>,
  choices: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [name, value] of Object.entries(texts))
    await user.fill(label(new RegExp(`^${name}`), form), value);
  for (const [name, value] of Object.entries(choices))
    await user.set(label(new RegExp(`^${name}`), form), value);
}

const person = (email: string) => ({ 'Full Name': 'Orla Brandt', Email: email });

const forms: readonly PublicForm[] = [
  {
    is: 'contact',
    address: paths.contact,
    form: role('form', 'Contact form'),
    enter: (user, form, email) =>
      enter(
        user,
        form,
        { ...person(email), Message: 'Is a cash balance plan worth a look?' },
        { Topic: 'retirement' },
      ),
    send: 'Send message',
    table: 'leads',
    stored: { name: 'Orla Brandt', message: 'Is a cash balance plan worth a look?' },
  },
  {
    is: 'newsletter',
    address: paths.about,
    form: role('form', 'Newsletter', role('contentinfo')),
    enter: (user, form, email) => enter(user, form, { 'Send it to': email }),
    send: 'Subscribe',
    table: 'subscribers',
    stored: { status: 'pending' },
  },
  {
    is: 'newsletter',
    address: paths.newsletter,
    form: role('form', undefined, role('main')),
    enter: (user, form, email) => enter(user, form, { Email: email }),
    send: 'Subscribe',
    table: 'subscribers',
    stored: { status: 'pending' },
  },
  {
    is: 'client-application',
    address: paths.clientApplication,
    form: role('form', undefined, role('main')),
    async enter(user, form, email) {
      const next = role('button', 'Continue', form);
      await enter(user, form, person(email));
      await user.click(next);
      await enter(user, form, { Company: 'Brandt Joinery' }, { 'Annual Revenue': '$3M to $10M' });
      await user.click(next);
    },
    send: 'Send application',
    table: 'leads',
    stored: { name: 'Orla Brandt', annual_revenue: '3m-10m' },
  },
  {
    is: 'assessment',
    address: paths.forClients,
    form: role('form', 'Free business-owner assessment'),
    async enter(user, form, email) {
      for (let step = 1; step <= 5; step += 1) {
        const current = css('fieldset[aria-current=step]', form);
        const unanswered = css('[role=radiogroup]:not(:has(:checked)) input', current);
        while ((await user.count(unanswered)) > 0) await user.click(unanswered);
        await user.click(role('button', /^(Continue|See my result)$/, form));
      }
      await user.see(role('heading', 'Your result'));
      await enter(user, form, { ...person(email), Company: 'Brandt Joinery' });
    },
    send: 'Send my result',
    table: 'leads',
    stored: { company: 'Brandt Joinery', topic: 'assessment' },
  },
  {
    is: 'cpa-partnership',
    address: paths.forCpas,
    form: role('form', 'CPA partnership application'),
    enter: (user, form, email) =>
      enter(
        user,
        form,
        { ...person(email), Phone: '(615) 555-0177', Firm: 'Brandt & Partners' },
        { 'State of License': 'Tennessee', 'Years of Experience': '6-10', 'Practice Revenue': '500k-1m' },
      ),
    send: 'Apply for the partnership',
    table: 'leads',
    stored: { company: 'Brandt & Partners', topic: 'cpa-partnership' },
  },
  {
    is: 'symposium',
    address: paths.symposium,
    form: role('form', 'Symposium registration'),
    async enter(user, form, email) {
      await enter(user, form, { ...person(email), Firm: 'Brandt & Partners' });
      await user.click(label(/^Online, in the main room/, form));
      await user.click(label('Ethics', form));
      await user.click(label(/^I agree/, form));
    },
    send: 'Register',
    table: 'symposium_registrations',
    stored: { firm: 'Brandt & Partners', attendance: 'online', tracks: ['ethics'] },
  },
  {
    is: 'certification',
    address: paths.cppsApply,
    form: role('form', 'Application for certification'),
    async enter(user, form, email) {
      await enter(
        user,
        form,
        {
          'First name': 'Orla',
          'Last name': 'Brandt',
          Email: email,
          Phone: '(615) 555-0177',
          'Firm name': 'Brandt & Partners',
          Title: 'Partner',
          'License number': 'OH-20410',
          'What types of clients do you serve': 'Dentists and their practices.',
          'What is your biggest challenge': 'Advice is inside the price of the return.',
          'Why are you applying': 'To plan the year before it ends.',
        },
        {
          'Years of experience': '3-5',
          'State of license': 'Ohio',
          'Current annual revenue': '250k-500k',
          'Target annual revenue': '1m-2m',
        },
      );
      await user.click(label(/^I commit to the 14-week program/, form));
      await user.click(label(/^My answers are true/, form));
    },
    send: 'Send application',
    table: 'certification_applications',
    stored: { firm_name: 'Brandt & Partners', current_revenue: '250k-500k', status: 'submitted' },
  },
];

async function rows({ table }: PublicForm, email: string): Promise<readonly object[]> {
  const { data } = await database().from(table).select('*').eq('email', email);
  return (data ?? []) as object[];
}

test('every form that the site shows is among these', () => {
  const unseen: readonly FormName[] = ['lead'];
  expect([...new Set([...forms.map(({ is }) => is), ...unseen])].sort()).toEqual([...formNames].sort());
});

for (const entry of forms)
  test(`${entry.is} on ${entry.address} is sent, answered and stored`, async ({ user, complaints }) => {
    const email = freshEmail();
    await user.goto(entry.address);
    await entry.enter(user, entry.form, email);
    await user.click(role('button', entry.send, entry.form));
    await user.see(text(email, role('status')));
    expect(await rows(entry, email)).toEqual([expect.objectContaining(entry.stored)]);
    expect(await complaints()).toEqual([]);
  });

test('an empty form says what is missing, and leads to the field @smoke', async ({ user, complaints }) => {
  const form = role('form', 'Contact form');
  await user.goto(paths.contact);
  await user.click(role('button', 'Send message', form));
  const summary = role('alert', undefined, form);
  await expect.poll(async () => (await user.see(summary)).isFocused).toBe(true);
  await user.press('Tab');
  const first = role('link', 'Enter your full name', summary);
  expect((await user.see(first)).isFocused).toBe(true);
  await user.press('Enter');
  await expect.poll(async () => (await user.see(label(/^Full Name/, form))).isFocused).toBe(true);
  await user.tab.type('Orla Brandt');
  expect((await user.see(label(/^Full Name/, form))).value).toBe('Orla Brandt');
  expect(await complaints()).toEqual([]);
});

test('a business owner applies by the keyboard only', async ({ user, complaints }) => {
  const email = freshEmail();
  const form = role('form', 'Application for certification');
  await user.goto(paths.cppsApply);
  await user.click(role('radio', 'CPA / Advisor', form));
  await user.press('ArrowDown');
  expect((await user.see(role('radio', 'Business Owner / Client', form))).isChecked).toBe(true);
  for (const words of ['Orla', 'Brandt', email, '(615) 555-0177', 'Brandt Joinery', '$2M']) {
    await user.press('Tab');
    await user.tab.type(words);
  }
  await user.press('Tab');
  await user.press('Tab');
  await user.tab.type('A pension for two partners.');
  while (!(await user.see(role('button', 'Send application', form))).isFocused) await user.press('Tab');
  await user.press('Enter');
  await expect
    .poll(async () => (await user.see(role('heading', 'Thank you, Orla Brandt.'))).isFocused)
    .toBe(true);
  const { data } = await database().from('certification_applications').select('*').eq('email', email);
  expect(data).toEqual([expect.objectContaining({ applicant_type: 'client', annual_revenue: '2m-5m' })]);
  expect(await complaints()).toEqual([]);
});

/** Returns the first free time on the nth available day. */
async function chooseTime(user: User, day: number): Promise<string> {
  const time = css('input[name=startsAt]');
  const days = css(`[name=day]:not([aria-label$="no free times"])`);
  await user.see(days);
  await user.tab.run(
    (index) =>
      document.querySelectorAll<HTMLElement>('[name=day]:not([aria-label$="no free times"])')[index]?.focus(),
    day,
  );
  await user.press(' ');
  const { value } = await user.see(time);
  await user.click(time);
  return value;
}

test('a call is booked, confirmed by the letter, and saved as a calendar file', async ({
  user,
  engine,
  engineName,
  complaints,
}) => {
  const email = freshEmail();
  await user.goto(paths.book);
  const startsAt = await chooseTime(user, engineName === 'firefox' ? 6 : 7);
  const form = role('form', undefined, role('main'));
  await enter(user, form, { ...person(email), Phone: '(615) 555-0177' });
  await user.click(role('button', 'Book the call', form));
  await user.see(role('heading', 'One step left, Orla Brandt: confirm the call.'));
  expect(await complaints()).toEqual([]);

  const [letter] = await emailsTo(email);
  await user.goto(/\/book\?manage=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '');
  await user.click(role('button', 'Confirm the call'));
  await user.see(text('The call is confirmed.'));
  const { data } = await database().from('bookings').select('starts_at, status').eq('email', email);
  expect(data?.map(({ starts_at, status }) => [Date.parse(String(starts_at)), status as unknown])).toEqual([
    [Date.parse(startsAt), 'booked'],
  ]);

  await user.click(role('button', 'Add to calendar'));
  const stamp = startsAt.replaceAll(/[-:]|\.\d{3}/g, '');
  const saved = () =>
    readdirSync(engine.downloads)
      .filter((name) => name.endsWith('.ics'))
      .map((name) => readFileSync(path.join(engine.downloads, name), 'utf8'))
      .find((file) => file.includes(`DTSTART:${stamp}`));
  await expect.poll(saved).toMatch(/^BEGIN:VCALENDAR\r\n[^]*SUMMARY:[^]*END:VCALENDAR\r\n$/);
  expect(await complaints()).toEqual([]);
});

test.describe('without script', () => {
  test.use({ scripts: false });
  const open = (user: User, address: string) => user.tab.goto(user.site + address);

  for (const entry of forms.filter(({ is }) => (nativeForms as readonly string[]).includes(is)))
    test(`${entry.is} on ${entry.address} is sent, answered and stored`, async ({ user, line }) => {
      const email = freshEmail();
      await open(user, entry.address);
      await entry.enter(user, entry.form, email);
      await user.click(role('button', entry.send, entry.form));
      await user.see(text(/^We received what you sent/));
      await user.at(`${entry.address}#received`);
      expect(await rows(entry, email)).toEqual([expect.objectContaining(entry.stored)]);
      expect(line.refused).toEqual([]);
    });

  test('a form with a fault is answered in words, and back leads to what was typed', async ({
    user,
    line,
  }) => {
    const email = freshEmail();
    const form = role('form', 'Contact form');
    const send = role('button', 'Send message', form);
    await open(user, paths.contact);
    await enter(user, form, person(email), { Topic: 'retirement' });
    await user.click(send);
    await user.see(text(/- Write a message/));
    await user.tab.back();
    await user.at(paths.contact);
    expect((await user.see(label(/^Full Name/, form))).value).toBe('Orla Brandt');
    await enter(user, form, { Message: 'Is a cash balance plan worth a look?' });
    await user.click(send);
    await user.see(text(/^We received what you sent/));
    const { data } = await database().from('leads').select('name, topic').eq('email', email);
    expect(data).toEqual([{ name: 'Orla Brandt', topic: 'retirement' }]);
    // Firefox requests a favicon for the text response.
    expect(line.refused.filter((one) => !one.endsWith('/favicon.ico'))).toEqual(['400 POST /forms/contact']);
  });

  for (const address of [
    paths.clientApplication,
    paths.forClients,
    paths.cppsApply,
    paths.cppsApplication,
    paths.book,
  ])
    test(`${address} says whom to call`, async ({ user, line }) => {
      await open(user, address);
      await user.see(text(/^This form needs JavaScript\. Call/));
      await user.see(role('link', /^\(\d{3}\) \d{3}-\d{4}$/, css('[data-slot=form-block]')));
      expect(line.refused).toEqual([]);
    });
});
