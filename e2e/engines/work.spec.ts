import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { makeAccount } from '../support/letters.ts';
import { database, freshEmail } from '../support/product.ts';
import { css, label, role, text, type Page, type Target } from './page.ts';
import { demo, expect, test } from './test.ts';

const mark = () => freshEmail().split('@')[0] ?? '';

/** A row of a table that no other test looks at. */
async function insert(table: string, values: object): Promise<string> {
  const { data, error } = await database().from(table).insert(values).select('id').single();
  expect(error).toBeNull();
  return (data as { id: string }).id;
}

/** The fields of one row as the database has them now. */
const stored = async (table: string, id: string, fields: string, key = 'id'): Promise<object | null> =>
  (await database().from(table).select(fields).eq(key, id).maybeSingle()).data;

async function newClient() {
  const name = `Holm ${mark()}`;
  const client = { name, company: 'Holm Steel', status: 'Prospect', user_id: null };
  return { id: await insert('clients', client), name };
}

/** A file that the browser has saved. It is deleted, so that the next one gets the same name. */
async function saved(folder: string, name: RegExp): Promise<Buffer> {
  let file = Buffer.alloc(0);
  await expect
    .poll(
      () => {
        const names = readdirSync(folder);
        // Until a file is complete, Firefox writes to a `.part` next to it.
        const found = names.some((one) => one.endsWith('.part'))
          ? undefined
          : names.find((one) => name.test(one));
        file = found === undefined ? file : readFileSync(path.join(folder, found));
        return file.length;
      },
      { message: `${String(name)} in the downloads` },
    )
    .toBeGreaterThan(0);
  for (const one of readdirSync(folder)) rmSync(path.join(folder, one));
  return file;
}

/** Goes on by Tab until the target has focus. */
async function tabTo(page: Page, target: Target): Promise<void> {
  await page.see(target);
  for (let step = 0; step < 60; step += 1) {
    if ((await page.see(target)).isFocused) return;
    await page.press('Tab');
  }
  throw new Error(`Tab does not lead to ${JSON.stringify(target)}.`);
}

test.describe.configure({ timeout: 120_000 });

test.afterEach(async ({ complaints }) => {
  expect(await complaints()).toEqual([]);
});

test('by keys a client is found and opened; a change of status is undone', async ({ page, signedInAs }) => {
  const { id, name } = await newClient();
  const status = () => stored('clients', id, 'status');
  const link = role('link', name, role('region', 'Clients'));
  await signedInAs(demo.admin);
  await page.goto('/dashboard/clients');
  await page.see(css('[data-row]'));
  await page.press('/');
  await expect
    .poll(async () => (await page.see(role('searchbox', 'Search by name or company'))).isFocused)
    .toBe(true);
  await page.tab.type(name.toUpperCase());
  await page.at(/q=HOLM/);
  await expect.poll(() => page.count(css('[data-row]'))).toBe(1);
  await tabTo(page, role('region', 'Clients'));
  await page.press('j');
  await expect.poll(async () => (await page.see(link)).isFocused).toBe(true);
  await page.press('Enter');

  const drawer = role('dialog', name);
  await page.see(drawer);
  for (let step = 0; step < 30; step += 1) {
    await page.press('Tab');
    const isInside = () => document.activeElement?.closest('[role=dialog], dialog') !== null;
    expect(await page.tab.run(isInside), `focus after Tab ${String(step + 1)}`).toBe(true);
  }
  const field = role('combobox', 'Status', drawer);
  await page.set(field, 'Active');
  await expect.poll(status).toEqual({ status: 'Active' });
  await page.click(role('button', 'Undo'));
  await expect.poll(status).toEqual({ status: 'Prospect' });
  await expect.poll(async () => (await page.see(field)).value).toBe('Prospect');
  await page.click(role('heading', name, drawer));
  await page.press('Escape');
  await page.gone(drawer);
  expect((await page.see(link)).isFocused).toBe(true);
});

test('a lead is moved on the board, by mouse and by keys', async ({ page, signedInAs }) => {
  const key = mark();
  const name = `Adler ${key}`;
  const lead = {
    name,
    email: `${key}@example.com`,
    company: 'Adler Mills',
    message: 'Call me.',
    source: 'contact',
  };
  const id = await insert('leads', lead);
  const status = () => stored('leads', id, 'status');
  const card = (column: RegExp) => role('link', name, role('region', column));
  await signedInAs(demo.admin);
  await page.goto(`/dashboard/admin?section=leads&layout=board&q=${key}`);
  await page.see(card(/^New/));
  await page.tab.drag(await page.point(text('Adler Mills')), await page.point(role('heading', /^Contacted/)));
  await page.see(card(/^Contacted/));
  await expect.poll(status).toEqual({ status: 'contacted' });

  const handle = role('button', `Move ${name}`);
  await tabTo(page, handle);
  await page.press(' ');
  await page.see(text(new RegExp(`^${name} is over Contacted`)));
  await page.press('ArrowRight');
  await page.see(text(new RegExp(`^${name} is over Qualified`)));
  await page.press('Escape');
  await page.see(text(`${name} is back in Contacted.`));
  await page.press(' ');
  await page.see(text(new RegExp(`^${name} is over Contacted`)));
  await page.press('ArrowRight');
  await page.see(text(new RegExp(`^${name} is over Qualified`)));
  await page.press(' ');
  await page.see(card(/^Qualified/));
  await expect.poll(status).toEqual({ status: 'qualified' });
  await expect.poll(async () => (await page.see(handle)).isFocused).toBe(true);
});

test('a story is saved while it is written, and is complete after a reload', async ({ page, signedInAs }) => {
  const title = `What a dentist in Nashville, two partners and a plan of nine courses made of one bad year ${mark()}`;
  const field = role('textbox', 'Title');
  const situation = role('textbox', 'Situation');
  await signedInAs(demo.client);
  await page.goto('/dashboard/stories');
  await page.click(role('button', 'New story'));
  await page.fill(field, title);
  await page.at(/\/stories\/[0-9a-f-]{36}$/);
  const address = await page.tab.run(() => location.pathname);
  const story = () => stored('stories', address.split('/').at(-1) ?? '', 'title, situation');
  await page.fill(situation, 'Two offices, one of them empty.');
  await expect.poll(story).toEqual({ title, situation: 'Two offices, one of them empty.' });
  await page.see(text(/^Saved \d/));

  // What can't be sent stays on this device.
  await page.tab.run(() => {
    const send = window.fetch;
    window.fetch = (input, init) =>
      JSON.stringify(input).includes('save_story') ? Promise.reject(new TypeError('cut')) : send(input, init);
  });
  await page.click(situation);
  await page.press('Control+End');
  await page.tab.type(' And a lease.');
  await page.see(text('Offline: kept on this device'));
  await page.goto(address);
  await page.see(field);
  await expect
    .poll(async () => (await page.see(situation)).value)
    .toBe('Two offices, one of them empty. And a lease.');
  await expect.poll(async () => (await page.see(field)).value).toBe(title);
  await expect.poll(story).toEqual({ title, situation: 'Two offices, one of them empty. And a lease.' });
  for (const width of [1280, 390]) {
    await page.tab.resize(width, 800);
    await page.until(
      () => {
        const shown = document.querySelector('[aria-label=Title]');
        return shown !== null && shown.scrollHeight - shown.clientHeight <= 1 && shown.clientHeight > 48;
      },
      `the title is shown on all its lines at ${String(width)} px`,
    );
  }
});

test('clients are imported from a file, and leave as one', async ({ page, signedInAs, engine }, testInfo) => {
  const key = mark();
  const file = testInfo.outputPath('clients.csv');
  const imported = async () =>
    (await database().from('clients').select('name, revenue').like('name', `%${key}`).order('name')).data;
  writeFileSync(
    file,
    `Client name;Annual revenue;Shoe size\r\nAda ${key};1000000;42\r\nZoë ${key};$2,000;43\r\n`,
  );
  await signedInAs(demo.coach);
  await page.goto('/dashboard/clients');
  await page.click(role('link', 'Import'));
  await page.see(css('input[type=file]'));
  await page.tab.chooseFile('input[type=file]', file);
  expect((await page.see(label('Client name'))).value).toBe('name');
  expect((await page.see(label('Annual revenue'))).value).toBe('revenue');
  expect((await page.see(label('Shoe size'))).value).toBe('');
  await page.click(role('button', 'Check the file'));
  await page.click(role('button', 'Import 2 clients'));
  await page.see(text('2 clients added, 0 updated'));
  expect(await imported()).toEqual([
    { name: `Ada ${key}`, revenue: 1_000_000 },
    { name: `Zoë ${key}`, revenue: 2000 },
  ]);

  await page.goto(`/dashboard/clients?q=${key}&sort=name`);
  await page.see(role('link', `Zoë ${key}`));
  await page.click(role('button', 'Export'));
  const rows = (await saved(engine.downloads, /-clients-\d{4}-\d\d-\d\d\.csv$/)).toString().split('\r\n');
  expect(rows[0]).toMatch(/^\uFEFFName,Company,Status,/);
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual([`Ada ${key}`, `Zoë ${key}`, '']);
});

test('a coach downloads a workbook, and reckons in the page', async ({ page, signedInAs, engine }) => {
  await signedInAs(demo.coach);
  await page.goto('/dashboard/cpps-tools');
  await page.click(role('button', 'Download Plan ROI Forecast', role('region', 'Tools')));
  expect(Object.keys(unzipSync(await saved(engine.downloads, /^roi-forecast\.xlsx$/)))).toContain(
    'xl/workbook.xml',
  );

  await page.click(role('link', 'Use in the page Cash Balance Plan Calculator'));
  const figure = async () => (await page.see(css('[data-slot=figure]'))).text;
  await expect.poll(figure).toBe('$276,676');
  await page.fill(label('Age today'), '45');
  await expect.poll(figure).toBe('$134,673');
  await page.press('Tab');
  await page.at('/dashboard/cpps-tools/cash-balance?age=45');
  await page.goto('/dashboard/cpps-tools/cash-balance?age=45');
  await expect.poll(figure).toBe('$134,673');
});

test('a module is read section by section and its check passed', async ({ page, signedInAs }) => {
  const email = freshEmail();
  const id = await makeAccount(email, demo.password);
  const coach = { role: 'coach', onboarded: true, name: 'Ottoline Varga' };
  expect((await database().from('profiles').update(coach).eq('id', id)).error).toBeNull();
  const progress = () => stored('training_progress', id, 'percent, lesson', 'user_id');
  await signedInAs(email);
  await page.goto('/dashboard/training/pension');
  await page.click(role('link', 'Start Strategy Training'));
  const [, count = ''] = /^Section 1 of (\d)$/.exec((await page.see(text(/^Section 1 of \d$/))).text) ?? [];
  const sections = Number(count);
  for (let section = 2; section <= sections; section += 1) {
    await page.click(role('button', 'Next'));
    await page.see(text(`Section ${String(section)} of ${count}`));
  }
  await page.click(role('button', 'Next'));
  await page.see(role('heading', 'Check: five questions'));

  /** Answers all five; returns the right answers. */
  const answer = async (known?: readonly string[]): Promise<string[]> => {
    const right: string[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const form = css(`form:nth-of-type(${String(number)})`);
      const chosen = known?.[number - 1];
      const choice = chosen === undefined ? css('label', form) : text(chosen, form);
      const { text: words } = await page.see(choice);
      await page.click(choice);
      await page.click(role('button', `Check answer ${String(number)}`));
      const { text: said } = await page.see(css('p[tabindex="-1"]', form));
      right.push(said.split('The answer is: ')[1] ?? words);
    }
    return right;
  };
  const right = await answer();
  await page.click(role('button', 'Answer all five again'));
  await answer(right);
  await page.see(role('heading', /is complete$/));
  await expect.poll(progress).toEqual({ percent: 100, lesson: sections });
});

test('search and go leads to a client by keys', async ({ page, signedInAs }) => {
  const { name } = await newClient();
  await signedInAs(demo.admin);
  await page.goto('/dashboard');
  await page.see(role('heading'));
  await page.press('Control+k');
  const palette = role('dialog', 'Search and go');
  await expect.poll(async () => (await page.see(role('combobox', undefined, palette))).isFocused).toBe(true);
  await page.tab.type(name.slice(5));
  await page.see(text(new RegExp(name), css('[role=option][aria-selected=true]', palette)));
  await page.press('Enter');
  await page.gone(palette);
  await page.see(role('dialog', name));
});

test('dates: a contact is of today unless it is given another day, and a deadline is stored as chosen', async ({
  page,
  signedInAs,
}) => {
  const { id, name } = await newClient();
  const drawer = role('dialog', name);
  const contacts = async () =>
    (
      await database()
        .from('client_events')
        .select('note, happened_on')
        .eq('client_id', id)
        .eq('kind', 'call')
        .order('note')
    ).data;
  const dayOf = (time: number) => {
    const [year, month, day] = [new Date(time)].flatMap((at) => [
      at.getFullYear(),
      at.getMonth() + 1,
      at.getDate(),
    ]);
    return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  };
  await signedInAs(demo.admin);
  await page.goto(`/dashboard/clients?client=${id}`);
  await page.click(role('link', 'Notes', drawer));
  await page.click(role('radio', 'Call', drawer));
  const day = label('Day', drawer);
  expect((await page.see(day)).value).toBe(dayOf(Date.now()));
  await page.fill(role('textbox', 'What it was about', drawer), 'A: today');
  await page.click(role('button', 'Add to the activity', drawer));
  await page.see(text('A: today', role('list', 'Notes')));
  await page.set(day, '2026-02-28');
  await page.fill(role('textbox', 'What it was about', drawer), 'B: before');
  await page.click(role('button', 'Add to the activity', drawer));
  await page.see(text('B: before', role('list', 'Notes')));
  expect(await contacts()).toEqual([
    { note: 'A: today', happened_on: dayOf(Date.now()) },
    { note: 'B: before', happened_on: '2026-02-28' },
  ]);

  await page.click(role('link', 'Deadlines', drawer));
  await page.fill(label('What is due', drawer), 'Form 5500');
  await page.set(label('On', drawer), '2027-07-31');
  await page.click(role('button', 'Add', drawer));
  const met = role('checkbox', 'Met: Form 5500, Jul 31, 2027');
  await page.click(met);
  await expect.poll(async () => (await page.see(met)).isChecked).toBe(true);
  expect(await stored('client_deadlines', id, 'name, due_on', 'client_id')).toEqual({
    name: 'Form 5500',
    due_on: '2027-07-31',
  });
});

test('a call is moved to another time', async ({ page, signedInAs }) => {
  const key = mark();
  const { data } = await database().functions.invoke<{ slots: string[] }>('booking', {
    body: { action: 'slots', days: 45 },
  });
  const slots = data?.slots ?? [];
  const startsAt = slots[slots.length - 1 - Math.floor(Math.random() * 40)] ?? '';
  const name = `Caller ${key}`;
  const call = {
    user_id: null,
    name,
    email: `${key}@example.com`,
    phone: '(615) 555-0142',
    starts_at: startsAt,
  };
  const id = await insert('bookings', call);
  const drawer = role('dialog', name);
  const moving = role('dialog', 'Move the call');
  await signedInAs(demo.admin);
  await page.goto(`/dashboard/admin?section=calls&q=${key}`);
  await page.click(css('[data-row-link]'));
  await page.click(role('button', 'Move', drawer));
  const { value } = await page.see(label('Time', moving));
  await page.click(role('button', 'Move the call', moving));
  await page.gone(moving);
  const { starts_at: moved } = (await stored('bookings', id, 'starts_at')) as { starts_at: string };
  expect(Date.parse(moved)).toBe(Date.parse(value));
  expect(Date.parse(moved)).not.toBe(Date.parse(startsAt));
});

test('a change elsewhere shows in the list: of another tab, and of another person', async ({
  page,
  signedInAs,
}) => {
  const { id, name } = await newClient();
  await signedInAs(demo.admin);
  const list = `/dashboard/clients?q=${name.slice(5)}`;
  await page.goto(list);
  const row = css('[data-row]');
  await expect.poll(async () => (await page.see(row)).text).toContain('Prospect');
  const other = await page.another();
  await other.goto(`/dashboard/clients?client=${id}`);
  await other.set(role('combobox', 'Status', role('dialog', name)), 'Active');
  await expect.poll(() => stored('clients', id, 'status')).toEqual({ status: 'Active' });
  await expect.poll(async () => (await page.see(row)).text).toContain('Active');
  await database().from('clients').update({ status: 'Inactive' }).eq('id', id);
  await expect.poll(async () => (await page.see(row)).text).toContain('Inactive');
});
