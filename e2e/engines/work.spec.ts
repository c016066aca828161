import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { makeAccount } from '../support/emails.ts';
import { database, freshEmail } from '../support/product.ts';
import { css, label, role, text, type User, type Target } from './user.ts';
import { demo, expect, test } from './test.ts';

const mark = () => freshEmail().split('@')[0] ?? '';

async function insert(table: string, values: object): Promise<string> {
  const { data, error } = await database().from(table).insert(values).select('id').single();
  expect(error).toBeNull();
  return (data as { id: string }).id;
}

const stored = async (table: string, id: string, fields: string, key = 'id'): Promise<object | null> =>
  (await database().from(table).select(fields).eq(key, id).maybeSingle()).data;

async function newClient() {
  const name = `Holm ${mark()}`;
  const client = { name, company: 'Holm Steel', status: 'Prospect', user_id: null };
  return { id: await insert('clients', client), name };
}

/** Reads a downloaded file and deletes it, so that the next one can have the same name. */
async function saved(folder: string, name: RegExp): Promise<Buffer> {
  let file = Buffer.alloc(0);
  await expect
    .poll(
      () => {
        const names = readdirSync(folder);
        // Firefox writes a `.part` file next to an incomplete download.
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

async function tabTo(user: User, target: Target): Promise<void> {
  await user.see(target);
  for (let step = 0; step < 60; step += 1) {
    if ((await user.see(target)).isFocused) return;
    await user.press('Tab');
  }
  throw new Error(`Tab does not lead to ${JSON.stringify(target)}.`);
}

test.describe.configure({ timeout: 120_000 });

test.afterEach(async ({ complaints }) => {
  expect(await complaints()).toEqual([]);
});

test('by keys a client is found and opened; a change of status is undone @smoke', async ({
  user,
  signedInAs,
}) => {
  const { id, name } = await newClient();
  const status = () => stored('clients', id, 'status');
  const link = role('link', name, role('region', 'Clients'));
  await signedInAs(demo.admin);
  await user.goto('/dashboard/clients');
  await user.see(css('[data-row]'));
  await user.press('/');
  await expect
    .poll(async () => (await user.see(role('searchbox', 'Search by name or company'))).isFocused)
    .toBe(true);
  await user.tab.type(name.toUpperCase());
  await user.at(/q=HOLM/);
  await expect.poll(() => user.count(css('[data-row]'))).toBe(1);
  await tabTo(user, role('region', 'Clients'));
  await user.press('j');
  await expect.poll(async () => (await user.see(link)).isFocused).toBe(true);
  await user.press('Enter');

  const drawer = role('dialog', name);
  await user.see(drawer);
  for (let step = 0; step < 30; step += 1) {
    await user.press('Tab');
    const isInside = () => document.activeElement?.closest('[role=dialog], dialog') !== null;
    expect(await user.tab.run(isInside), `focus after Tab ${String(step + 1)}`).toBe(true);
  }
  const field = role('combobox', 'Status', drawer);
  await user.set(field, 'Active');
  await expect.poll(status).toEqual({ status: 'Active' });
  await user.click(role('button', 'Undo'));
  await expect.poll(status).toEqual({ status: 'Prospect' });
  await expect.poll(async () => (await user.see(field)).value).toBe('Prospect');
  await user.click(role('heading', name, drawer));
  await user.press('Escape');
  await user.gone(drawer);
  expect((await user.see(link)).isFocused).toBe(true);
});

test('a lead is moved on the board, by mouse and by keys', async ({ user, signedInAs }) => {
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
  await user.goto(`/dashboard/admin?section=leads&layout=board&q=${key}`);
  await user.see(card(/^New/));
  await user.tab.drag(await user.point(text('Adler Mills')), await user.point(role('heading', /^Contacted/)));
  await user.see(card(/^Contacted/));
  await expect.poll(status).toEqual({ status: 'contacted' });

  const handle = role('button', `Move ${name}`);
  await tabTo(user, handle);
  await user.press(' ');
  await user.see(text(new RegExp(`^${name} is over Contacted`)));
  await user.press('ArrowRight');
  await user.see(text(new RegExp(`^${name} is over Qualified`)));
  await user.press('Escape');
  await user.see(text(`${name} is back in Contacted.`));
  await user.press(' ');
  await user.see(text(new RegExp(`^${name} is over Contacted`)));
  await user.press('ArrowRight');
  await user.see(text(new RegExp(`^${name} is over Qualified`)));
  await user.press(' ');
  await user.see(card(/^Qualified/));
  await expect.poll(status).toEqual({ status: 'qualified' });
  await expect.poll(async () => (await user.see(handle)).isFocused).toBe(true);
});

test('a story is saved while it is written, and is complete after a reload', async ({ user, signedInAs }) => {
  const title = `What a dentist in Nashville, two partners and a plan of nine courses made of one bad year ${mark()}`;
  const field = role('textbox', 'Title');
  const situation = role('textbox', 'Situation');
  await signedInAs(demo.client);
  await user.goto('/dashboard/stories');
  await user.click(role('button', 'New story'));
  await user.fill(field, title);
  await user.at(/\/stories\/[0-9a-f-]{36}$/);
  const address = await user.tab.run(() => location.pathname);
  const story = () => stored('stories', address.split('/').at(-1) ?? '', 'title, situation');
  await user.fill(situation, 'Two offices, one of them empty.');
  await expect.poll(story).toEqual({ title, situation: 'Two offices, one of them empty.' });
  await user.see(text(/^Saved \d/));

  // Changes that can't be sent are stored on the device.
  await user.tab.run(() => {
    const send = window.fetch;
    window.fetch = (input, init) =>
      JSON.stringify(input).includes('save_story') ? Promise.reject(new TypeError('cut')) : send(input, init);
  });
  await user.click(situation);
  await user.press('Control+End');
  await user.tab.type(' And a lease.');
  await user.see(text('Offline: kept on this device'));
  await user.goto(address);
  await user.see(field);
  await expect
    .poll(async () => (await user.see(situation)).value)
    .toBe('Two offices, one of them empty. And a lease.');
  await expect.poll(async () => (await user.see(field)).value).toBe(title);
  await expect.poll(story).toEqual({ title, situation: 'Two offices, one of them empty. And a lease.' });
  for (const width of [1280, 390]) {
    await user.tab.resize(width, 800);
    await user.until(
      () => {
        const shown = document.querySelector('[aria-label=Title]');
        return shown !== null && shown.scrollHeight - shown.clientHeight <= 1 && shown.clientHeight > 48;
      },
      `the title is shown on all its lines at ${String(width)} px`,
    );
  }
});

test('clients are imported from a file, and leave as one', async ({ user, signedInAs, engine }, testInfo) => {
  const key = mark();
  const file = testInfo.outputPath('clients.csv');
  const imported = async () =>
    (await database().from('clients').select('name, revenue').like('name', `%${key}`).order('name')).data;
  writeFileSync(
    file,
    `Client name;Annual revenue;Shoe size\r\nAda ${key};1000000;42\r\nZoë ${key};$2,000;43\r\n`,
  );
  await signedInAs(demo.coach);
  await user.goto('/dashboard/clients');
  await user.click(role('link', 'Import'));
  await user.see(css('input[type=file]'));
  await user.tab.chooseFile('input[type=file]', file);
  expect((await user.see(label('Client name'))).value).toBe('name');
  expect((await user.see(label('Annual revenue'))).value).toBe('revenue');
  expect((await user.see(label('Shoe size'))).value).toBe('');
  await user.click(role('button', 'Check the file'));
  await user.click(role('button', 'Import 2 clients'));
  await user.see(text('2 clients added, 0 updated'));
  expect(await imported()).toEqual([
    { name: `Ada ${key}`, revenue: 1_000_000 },
    { name: `Zoë ${key}`, revenue: 2000 },
  ]);

  await user.goto(`/dashboard/clients?q=${key}&sort=name`);
  await user.see(role('link', `Zoë ${key}`));
  await user.click(role('button', 'Export'));
  const rows = (await saved(engine.downloads, /-clients-\d{4}-\d\d-\d\d\.csv$/)).toString().split('\r\n');
  expect(rows[0]).toMatch(/^\uFEFFName,Company,Status,/);
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual([`Ada ${key}`, `Zoë ${key}`, '']);
});

test('a coach downloads a workbook, and reckons in the page', async ({ user, signedInAs, engine }) => {
  await signedInAs(demo.coach);
  await user.goto('/dashboard/cpps-tools');
  await user.click(role('button', 'Download Plan ROI Forecast', role('region', 'Tools')));
  expect(Object.keys(unzipSync(await saved(engine.downloads, /^roi-forecast\.xlsx$/)))).toContain(
    'xl/workbook.xml',
  );

  await user.click(role('link', 'Use in the page Cash Balance Plan Calculator'));
  const figure = async () => (await user.see(css('[data-slot=figure]'))).text;
  await expect.poll(figure).toBe('$276,676');
  await user.fill(label('Age today'), '45');
  await expect.poll(figure).toBe('$134,673');
  await user.press('Tab');
  await user.at('/dashboard/cpps-tools/cash-balance?age=45');
  await user.goto('/dashboard/cpps-tools/cash-balance?age=45');
  await expect.poll(figure).toBe('$134,673');
});

test('a module is read section by section and its check passed', async ({ user, signedInAs }) => {
  const email = freshEmail();
  const id = await makeAccount(email, demo.password);
  const coach = { role: 'coach', onboarded: true, name: 'Ottoline Varga' };
  expect((await database().from('profiles').update(coach).eq('id', id)).error).toBeNull();
  const progress = () => stored('training_progress', id, 'percent, lesson', 'user_id');
  await signedInAs(email);
  await user.goto('/dashboard/training/pension');
  await user.click(role('link', 'Start Strategy Training'));
  const [, count = ''] = /^Section 1 of (\d)$/.exec((await user.see(text(/^Section 1 of \d$/))).text) ?? [];
  const sections = Number(count);
  for (let section = 2; section <= sections; section += 1) {
    await user.click(role('button', 'Next'));
    await user.see(text(`Section ${String(section)} of ${count}`));
  }
  await user.click(role('button', 'Next'));
  await user.see(role('heading', 'Check: five questions'));

  const answer = async (known?: readonly string[]): Promise<string[]> => {
    const right: string[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const form = css(`form:nth-of-type(${String(number)})`);
      const chosen = known?.[number - 1];
      const choice = chosen === undefined ? css('label', form) : text(chosen, form);
      const result = css('[tabindex="-1"]', form);
      const check = async (option: typeof choice) => {
        const { text: words } = await user.see(option);
        await user.click(option);
        await user.click(role('button', `Check answer ${String(number)}`));
        return { words, said: (await user.see(result)).text };
      };
      const first = await check(choice);
      // A wrong first answer doesn't reveal the key; a second one does.
      const { words, said } = first.said.startsWith('Not right')
        ? await check(css('label:nth-of-type(2)', form))
        : first;
      right.push(said.split('The answer is: ')[1] ?? words);
    }
    return right;
  };
  const right = await answer();
  await user.click(role('button', 'Answer all five again'));
  await answer(right);
  await user.see(role('heading', /is complete$/));
  await expect.poll(progress).toEqual({ percent: 100, lesson: sections });
});

test('search and go leads to a client by keys', async ({ user, signedInAs }) => {
  const { name } = await newClient();
  await signedInAs(demo.admin);
  await user.goto('/dashboard');
  const palette = role('dialog', 'Search and go');
  // The shortcut's code loads after the page.
  await expect(async () => {
    await user.press('Control+k');
    expect(await user.count(palette)).toBe(1);
  }).toPass();
  await expect.poll(async () => (await user.see(role('combobox', undefined, palette))).isFocused).toBe(true);
  await user.tab.type(name.slice(5));
  await user.see(text(new RegExp(name), css('[role=option][aria-selected=true]', palette)));
  await user.press('Enter');
  await user.gone(palette);
  await user.see(role('dialog', name));
});

test('dates: a contact is of today unless it is given another day, and a deadline is stored as chosen', async ({
  user,
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
  await user.goto(`/dashboard/clients?client=${id}`);
  await user.click(role('link', 'Notes', drawer));
  await user.click(role('radio', 'Call', drawer));
  const day = label('Day', drawer);
  expect((await user.see(day)).value).toBe(dayOf(Date.now()));
  await user.fill(role('textbox', 'What it was about', drawer), 'A: today');
  await user.click(role('button', 'Add to the activity', drawer));
  await user.see(text('A: today', role('list', 'Notes')));
  await user.set(day, '2026-02-28');
  await user.fill(role('textbox', 'What it was about', drawer), 'B: before');
  await user.click(role('button', 'Add to the activity', drawer));
  await user.see(text('B: before', role('list', 'Notes')));
  expect(await contacts()).toEqual([
    { note: 'A: today', happened_on: dayOf(Date.now()) },
    { note: 'B: before', happened_on: '2026-02-28' },
  ]);

  await user.click(role('link', 'Deadlines', drawer));
  await user.fill(label('What is due', drawer), 'Form 5500');
  await user.set(label('On', drawer), '2027-07-31');
  await user.click(role('button', 'Add', drawer));
  const met = role('checkbox', 'Met: Form 5500, Jul 31, 2027');
  await user.click(met);
  await expect.poll(async () => (await user.see(met)).isChecked).toBe(true);
  expect(await stored('client_deadlines', id, 'name, due_on', 'client_id')).toEqual({
    name: 'Form 5500',
    due_on: '2027-07-31',
  });
});

test('a call is moved to another time', async ({ user, signedInAs }) => {
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
  await user.goto(`/dashboard/admin?section=calls&q=${key}`);
  await user.click(css('[data-row-link]'));
  await user.click(role('button', 'Move', drawer));
  const { value } = await user.see(label('Time', moving));
  await user.click(role('button', 'Move the call', moving));
  await user.gone(moving);
  const { starts_at: moved } = (await stored('bookings', id, 'starts_at')) as { starts_at: string };
  expect(Date.parse(moved)).toBe(Date.parse(value));
  expect(Date.parse(moved)).not.toBe(Date.parse(startsAt));
});

test('a change elsewhere shows in the list: of another tab, and of another person', async ({
  user,
  signedInAs,
}) => {
  const { id, name } = await newClient();
  await signedInAs(demo.admin);
  const list = `/dashboard/clients?q=${name.slice(5)}`;
  await user.goto(list);
  const row = css('[data-row]');
  await expect.poll(async () => (await user.see(row)).text).toContain('Prospect');
  const other = await user.another();
  await other.goto(`/dashboard/clients?client=${id}`);
  await other.set(role('combobox', 'Status', role('dialog', name)), 'Active');
  await expect.poll(() => stored('clients', id, 'status')).toEqual({ status: 'Active' });
  await expect.poll(async () => (await user.see(row)).text).toContain('Active');
  await database().from('clients').update({ status: 'Inactive' }).eq('id', id);
  await expect.poll(async () => (await user.see(row)).text).toContain('Inactive');
});
