import type { Page } from '@playwright/test';
import { atRest, expectAccessible } from './support/axe.ts';
import { newMember, password } from './support/members.ts';
import {
  database,
  demo,
  expect,
  freshEmail,
  goWithin,
  hydrated,
  quiet,
  signIn,
  startSignedIn,
  test,
} from './support/product.ts';

async function give(id: string, role: 'user' | 'coach' | 'admin'): Promise<void> {
  expect((await database().from('profiles').update({ role }).eq('id', id)).error).toBeNull();
}

async function newClient(values: { user_id?: string; coach_id?: string } = {}) {
  const email = freshEmail();
  const name = `Holm ${email.split('@')[0] ?? ''}`;
  const { data, error } = await database()
    .from('clients')
    .insert({ name, email, status: 'Prospect', user_id: null, ...values })
    .select('id')
    .single();
  expect(error).toBeNull();
  return { id: (data as { id: string }).id, name };
}
const statusOf = async (id: string) =>
  (await database().from('clients').select('status').eq('id', id).single()).data?.status as string;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).last();

test('an owner sees the next call and the papers, moves the one and fetches the other', async ({ page }) => {
  const { email, id } = await newMember('client');
  const service = database();
  const { data: times } = await service.functions.invoke<{ slots: string[] }>('booking', {
    body: { action: 'slots', days: 45 },
  });
  const startsAt = times?.slots.at(-1) ?? '';
  const call = { user_id: id, name: 'Dana Whitcombe', email, starts_at: startsAt };
  expect((await service.from('bookings').insert(call)).error).toBeNull();
  const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  const stored = await service.storage.from('documents').upload(`${id}/2026/Return of 2025.pdf`, file);
  expect(stored.error).toBeNull();

  await signIn(page, email, password);
  const next = page.getByRole('region', { name: 'Next call' });
  await expect(next.getByText(/CALL-/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tell us about your business' })).toBeVisible();
  await expectAccessible(page, 'the overview of an owner');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Return of 2025.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Return of 2025.pdf');

  await next.getByRole('button', { name: 'Move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the call' });
  await dialog.getByLabel('Day').selectOption({ index: 0 });
  await atRest(page);
  await expectAccessible(page, 'the move of a call');
  await dialog.getByRole('button', { name: 'Move the call' }).click();
  await expect(dialog).toBeHidden();
  const { data } = await service.from('bookings').select('starts_at').eq('user_id', id).single();
  const moved = new Date((data as { starts_at: string }).starts_at).toISOString();
  expect(moved).not.toBe(new Date(startsAt).toISOString());
  await expect(next.locator('time')).toHaveAttribute('datetime', /./);
  await expect
    .poll(async () => new Date((await next.locator('time').getAttribute('datetime')) ?? 0).toISOString())
    .toBe(moved);
});

test('what was changed is taken back by keyboard: by Tab with the drawer open, by Ctrl Z without it', async ({
  page,
}) => {
  const { id, name } = await newClient();
  await signIn(page, demo.admin);
  await page.goto(`/dashboard/clients?client=${id}`);
  await hydrated(page);
  const drawer = page.getByRole('dialog', { name });
  const status = drawer.getByRole('combobox', { name: 'Status' });
  await status.selectOption('Active');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await status.focus();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Shift+Tab');
        return undo.evaluate((button) => button === document.activeElement);
      },
      { intervals: [20] },
    )
    .toBe(true);
  await atRest(page);
  // Focus pauses the toast's timer, so it remains at the bottom right of the window.
  await expectAccessible(page, 'a message over the drawer');
  const box = await page.locator('[data-slot="toaster"]').boundingBox();
  expect([(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)].map(Math.round)).toEqual([
    1264, 784,
  ]);
  await page.keyboard.press('Enter');
  await expect.poll(() => statusOf(id)).toBe('Prospect');
  await expect(status).toHaveValue('Prospect');

  await status.selectOption('Inactive');
  await expect.poll(() => statusOf(id)).toBe('Inactive');
  await expect(undo).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect.poll(() => statusOf(id)).toBe('Prospect');
  await expect(page.getByText('Undone').first()).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('region', { name: 'Waiting for an answer' })).toBeVisible();
  await expectAccessible(page, 'the overview of an administrator');
  await page.getByRole('button', { name: /^User menu/ }).press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await atRest(page);
  await expectAccessible(page, 'the user menu');
  await page.getByRole('menuitemradio', { name: 'Dark' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('what others do to somebody shows in each of their tabs: notices, clients, the role, the end of the session', async ({
  page,
  context,
  complaints,
}) => {
  const { email, id } = await newMember('client');
  await give(id, 'coach');
  const { id: client, name } = await newClient({ coach_id: id });
  await signIn(page, email, password);
  const other = await context.newPage();
  await other.goto('/dashboard');
  const recent = (tab: Page) => tab.getByRole('region', { name: 'Recent Clients' });
  for (const tab of [page, other]) await expect(recent(tab).getByRole('link', { name })).toBeVisible();
  await expectAccessible(page, 'the overview of a coach');

  const notice = { user_id: id, kind: 'client', title: 'You have a new client' };
  expect((await database().from('notifications').insert(notice)).error).toBeNull();
  for (const tab of [page, other]) await expect.poll(() => tab.title()).toMatch(/^\(1\) Dashboard/);
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  for (const tab of [page, other]) await expect.poll(() => tab.title()).toMatch(/^Dashboard/);
  await other.keyboard.press('Escape');

  expect((await database().from('clients').delete().eq('id', client)).error).toBeNull();
  for (const tab of [page, other]) await expect(recent(tab).getByRole('link', { name })).toHaveCount(0);

  await give(id, 'admin');
  await expect(menu(page).getByRole('link', { name: 'Cohorts' })).toBeVisible();
  await expect(page.getByText('Your role has changed: you are now Administrator.')).toBeVisible();
  await menu(page).getByRole('link', { name: 'Cohorts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cohorts' })).toBeVisible();
  await give(id, 'user');
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('region', { name: 'Next call' })).toBeVisible();
    await expect(menu(tab).getByRole('link', { name: 'Cohorts' })).toHaveCount(0);
    await expect(menu(tab).getByRole('link', { name: 'Coach Tools' })).toHaveCount(0);
  }
  // Requests in flight when the role was removed are rejected.
  const others = complaints.splice(0).filter((line) => !/403 .*overview_admin/.test(line));
  expect(others).toEqual([]);

  await other.getByRole('button', { name: /^User menu/ }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the dashboard that is left and come back to again and again leaves nothing behind', async ({
  page,
  context,
}) => {
  await signIn(page, demo.coach);
  const figures = page.getByRole('region', { name: 'Your figures' });
  await expect(figures).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const left = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return ['Nodes', 'JSEventListeners'].map((name) => metrics.find((one) => one.name === name)?.value ?? 0);
  };
  const mount = async (times: number) => {
    for (let n = 0; n < times; n++) {
      await goWithin(page, '/about');
      await expect(figures).toHaveCount(0);
      await goWithin(page, '/dashboard');
      await expect(figures).toBeVisible();
    }
  };
  // The first mounts load code and data that stay in memory.
  await mount(3);
  await quiet(page);
  const before = await left();
  await mount(9);
  await quiet(page);
  // Fewer than one per mount. About 50 listeners exist for a moment while a mount settles, so ask until they are gone.
  await expect
    .poll(async () => {
      const after = await left();
      return Math.max(...after.map((count, index) => count - (before[index] ?? 0)));
    })
    .toBeLessThan(9);
});

test('the name of the section that is shown is in view, also when names grow with the font that comes late', async ({
  page,
}) => {
  await startSignedIn(page, demo.admin);
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard/admin?section=health', { waitUntil: 'commit' });
  const row = page.getByRole('navigation', { name: 'Sections: Admin Panel' });
  const shown = row.getByRole('link', { name: 'Errors and speed' });
  await expect(shown).toBeInViewport({ ratio: 1 });
  goOn();
  await page.evaluate(() => document.fonts.ready);
  await expect(shown).toBeInViewport({ ratio: 1 });
});
