import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { atRest, expectAccessible } from './support/axe.ts';
import { database, demo, expect, freshEmail, signIn, test } from './support/product.ts';

async function person(name = 'Nora Quill', role = 'user') {
  const email = freshEmail();
  const created = await database().auth.admin.createUser({
    email,
    password: demo.password,
    email_confirm: true,
    user_metadata: { name },
  });
  const id = created.data.user?.id ?? '';
  await database().from('profiles').update({ name, role, onboarded: true }).eq('id', id);
  return { email, id };
}
const profileOf = async (id: string) =>
  (await database().from('profiles').select('name, avatar_path, theme').eq('id', id).single()).data;
const toast = (page: Page, words: string) => page.locator('[data-slot=toast]').filter({ hasText: words });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const open = async (page: Page, at: string) => {
  await page.goto(`/dashboard/settings?tab=${at}`);
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
};
async function readable(page: Page): Promise<void> {
  await atRest(page);
  await expectAccessible(page);
}
async function picture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
/** Makes these calls fail until the returned function runs. */
async function failing(page: Page, pattern: RegExp, method?: string): Promise<() => Promise<void>> {
  await page.route(pattern, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status: 500, json: { code: '57014', message: 'canceling statement' } })
      : route.fallback(),
  );
  return () => page.unroute(pattern);
}
const isFailure = (words: string): boolean => words.includes('500 (Internal Server Error)');

test(
  'a member keeps their profile: name, picture, address, and what was typed',
  { tag: '@desktop' },
  async ({ page, complaints }) => {
    const { email, id } = await person();
    await signIn(page, email);
    await open(page, 'profile');
    await readable(page);
    const name = page.getByLabel('Full Name');

    // Unsaved changes: announced, protected on navigation, and restorable.
    await name.fill('Nora Quillon');
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
    await tab(page, 'Account').click();
    await expect(dialog(page).getByRole('button', { name: 'Stay' })).toBeFocused();
    await readable(page);
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('Nora Quillon');
    await tab(page, 'Account').click();
    await dialog(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(name).toHaveValue('Nora Quillon');

    // Save: the backend fails, then another user has saved first, then it succeeds.
    const works = await failing(page, /\/rest\/v1\/profiles/, 'PATCH');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Failed to update profile')).toBeVisible();
    await works();
    complaints.splice(0, complaints.length, ...complaints.filter((words) => !isFailure(words)));
    await database().from('profiles').update({ name: 'N. Quill' }).eq('id', id);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Changed to “N. Quill” on another device').first()).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: /User menu/ })).toContainText('Nora Quillon');
    expect((await profileOf(id))?.name).toBe('Nora Quillon');

    // Picture: validated, cropped, shown in the header, replaced together with its file, removed.
    const file = page.getByLabel('Picture file');
    await file.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(
      page.getByText('“face.png” is not a JPEG, PNG, or WebP picture. Choose one of those.'),
    ).toBeVisible();
    await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(1_200_000) });
    await expect(page.getByText('“big.png” has 1.1 MB.')).toBeVisible();
    const chosen = { name: 'me.png', mimeType: 'image/png', buffer: await picture(page) };
    await file.setInputFiles(chosen);
    await page.getByRole('slider', { name: 'Zoom' }).press('End');
    await readable(page);
    await dialog(page).getByRole('button', { name: 'Save picture' }).click();
    await expect(toast(page, 'Picture saved')).toBeVisible();
    await expect(page.getByRole('button', { name: /User menu/ }).locator('img')).toBeVisible();
    const first = (await profileOf(id))?.avatar_path as string;
    await file.setInputFiles(chosen);
    await dialog(page).getByRole('button', { name: 'Save picture' }).click();
    await expect.poll(async () => (await profileOf(id))?.avatar_path as string).not.toBe(first);
    const stored = async () => (await database().storage.from('avatars').list(id)).data?.length;
    await expect.poll(stored).toBe(1);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(toast(page, 'Picture removed')).toBeVisible();
    await expect.poll(stored).toBe(0);

    // A new email address waits for confirmation and is canceled.
    const next = freshEmail();
    await page.getByLabel('Email Address').fill(next);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(/^Waiting for you to confirm/)).toContainText(next);
    await readable(page);
    await page.reload();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(toast(page, `Your address stays ${email}.`)).toBeVisible();
    await expect(page.getByText(/^Waiting for you to confirm/)).toHaveCount(0);
  },
);

test(
  'a member changes their password, takes their data along and deletes the account',
  { tag: '@desktop' },
  async ({ page, browser, baseURL, complaints }) => {
    const { email, id } = await person();
    await database().from('stories').insert({ user_id: id, title: 'One that goes' });
    await database().from('clients').insert({ user_id: id, name: 'Quill Paper' });
    const file = `${id}/${crypto.randomUUID()}.png`;
    await signIn(page, email);
    await database()
      .storage.from('avatars')
      .upload(file, await picture(page), { contentType: 'image/png' });
    const elsewhere = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) });
    await signIn(elsewhere, email);

    await open(page, 'account');
    await readable(page);
    const give = async (current: string, next: string, again = next) => {
      await page.getByLabel('Current Password').fill(current);
      await page.getByLabel('New Password', { exact: true }).fill(next);
      await page.getByLabel('Confirm New Password').fill(again);
      await page.getByRole('button', { name: 'Update Password' }).click();
    };
    await expect(page.getByRole('button', { name: 'Update Password' })).toBeDisabled();
    await give(demo.password, 'nine-courses', 'ten-courses');
    await expect(toast(page, 'New passwords do not match')).toBeVisible();
    await give(demo.password, 'five5');
    await expect(toast(page, 'Password must be at least 6 characters long')).toBeVisible();
    await give('not-this-one', 'nine-courses');
    await expect(toast(page, 'Failed to change password')).toBeVisible();
    await expect(page.locator('[data-slot="field-error"]')).toHaveText('That is not your password.');
    complaints.splice(0);
    await give(demo.password, 'nine-courses');
    await expect(toast(page, 'Password updated successfully')).toBeVisible();
    await expect(toast(page, 'One other device was signed out.')).toBeVisible();
    await elsewhere.goto('/dashboard/settings');
    await elsewhere.waitForURL(/\/login/);
    await elsewhere.close();

    await tab(page, 'Data').click();
    const value = (term: string) =>
      page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd');
    await expect(value('Stories created')).toHaveText('1');
    await expect(value('Clients managed')).toHaveText('1');
    await readable(page);
    const works = await failing(page, /\/rest\/v1\/stories/);
    await page.getByRole('button', { name: 'Export as JSON' }).click();
    await expect(toast(page, 'Failed to export data')).toBeVisible();
    await works();
    complaints.splice(0);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as JSON' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^ninecourse-advisory-${id}-\\d{4}-\\d\\d-\\d\\d\\.json$`),
    );
    const kept = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
    expect(kept).toMatchObject({
      profile: { id },
      stories: [{ title: 'One that goes' }],
      clients: [{ name: 'Quill Paper' }],
    });
    await expect(toast(page, 'Data exported successfully')).toBeVisible();

    await tab(page, 'Account').click();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(dialog(page)).toContainText(
      'Are you sure you want to delete your account? This action cannot be undone.',
    );
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await readable(page);
    const answers = await failing(page, /\/functions\/v1\/delete-account/, 'POST');
    await dialog(page).getByRole('button', { name: 'Delete Account' }).click();
    await expect(toast(page, 'Failed to delete account')).toBeVisible();
    await answers();
    complaints.splice(0);
    await dialog(page).getByRole('button', { name: 'Delete Account' }).click();
    await page.waitForURL(/\/login$/);
    await expect(toast(page, 'Account deleted successfully')).toBeVisible();
    complaints.splice(0);
    for (const [table, column] of [
      ['profiles', 'id'],
      ['stories', 'user_id'],
      ['clients', 'user_id'],
    ] as const)
      expect((await database().from(table).select(column).eq(column, id)).data, table).toEqual([]);
    expect((await database().storage.from('avatars').list(id)).data).toEqual([]);
  },
);

test(
  'an administrator chooses preferences that take effect, and takes figures and accounts along',
  { tag: '@desktop' },
  async ({ page, browser, baseURL, complaints }) => {
    const { email, id } = await person('Ada Morrow', 'admin');
    const broken = await (async () => {
      await signIn(page, email);
      return failing(page, /\/rest\/v1\/user_preferences/, 'GET');
    })();
    await page.goto('/dashboard/settings?tab=preferences');
    await expect(toast(page, 'Failed to load user data')).toBeVisible();
    await broken();
    complaints.splice(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await readable(page);
    await page.getByRole('radio', { name: /^Dark/ }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('switch', { name: 'Show email' }).check();
    const works = await failing(page, /\/rest\/v1\/user_preferences/, 'POST');
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(toast(page, 'Failed to save preferences')).toBeVisible();
    await works();
    complaints.splice(0);
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(toast(page, 'Preferences saved successfully')).toBeVisible();
    expect((await profileOf(id))?.theme).toBe('dark');
    const elsewhere = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) });
    await signIn(elsewhere, email);
    await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
    await elsewhere.close();
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('link', { name: email })).toBeVisible();
    await page.getByLabel('Headline').fill('Keeps the house in order');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('region', { name: 'Ada Morrow' })).toContainText('Keeps the house in order');

    await open(page, 'preferences');
    await page.getByRole('radio', { name: /^System/ }).check();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(toast(page, 'Preferences saved successfully')).toBeVisible();
    await tab(page, 'Data').click();
    await readable(page);
    await expect(page.getByRole('link', { name: 'System Analytics' })).toHaveAttribute(
      'href',
      '/dashboard/admin?section=analytics',
    );
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'User Reports' }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain(email);
    const { data } = await database().from('audit_log').select('action, entity').eq('actor_id', id);
    expect(data).toContainEqual({ action: 'export', entity: 'profiles' });
  },
);

test(
  'on a phone the profile and the account are at hand, and nothing goes sideways',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { email } = await person('Maximiliana Featherstonehaugh-Cholmondeley of the Lower Valley');
    await signIn(page, email);
    await open(page, 'profile');
    const isWithin = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    expect(await isWithin()).toBe(true);
    await page.getByLabel('Full Name').fill('Maxi');
    await expect(page.getByRole('button', { name: 'Discard' })).toBeInViewport();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await tab(page, 'Account').click();
    await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
    expect(await isWithin()).toBe(true);
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('region', { name: 'Maxi' })).toBeVisible();
    expect(await isWithin()).toBe(true);
  },
);
