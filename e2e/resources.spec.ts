import { readFileSync } from 'node:fs';
import { allResources } from 'shared-contract/resources/resources';
import { expectAccessible } from './support/axe.ts';
import { database, demo, expect, quiet, signIn, test } from './support/product.ts';

const library = '/dashboard/resources';
const all = /^All Resources/;

const downloadsOf = async (id: string) => {
  const { data } = await database().rpc('resource_editions').eq('resource_id', id).single();
  return (data as { downloads: number }).downloads;
};

test('a client narrows the library, is told what opens the rest, and gets what is for all', async ({
  page,
  isMobile,
}) => {
  await signIn(page, demo.client);
  await page.goto(library);
  await expect(
    page.getByRole('region', { name: `All Resources (${String(allResources.length)})` }),
  ).toBeVisible();
  await expect(page.getByText('Opens with Gold level.').first()).toBeVisible();
  await expectAccessible(page, 'everything');
  if (isMobile) {
    const first = await page.getByRole('region', { name: 'Featured' }).boundingBox();
    expect(first?.y).toBeLessThan(600);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    return;
  }
  await page.getByLabel('Category').selectOption('Cost Segregation');
  await page.getByLabel('Type').selectOption('calculator');
  await expect(page.getByRole('region', { name: all }).getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'All Resources (2)' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search resources' }).fill('nothing has these words');
  await expect(page.getByText('No Resources Found')).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await page.getByRole('button', { name: 'Show All Resources' }).click();
  await expect(page).toHaveURL(library);
  await expect(page.getByRole('searchbox', { name: 'Search resources' })).toHaveValue('');

  await page.getByRole('button', { name: 'See how to reach it Plan Review Record' }).click();
  const dialog = page.getByRole('dialog', { name: 'How to reach Platinum' });
  await expect(dialog).toContainText('100 reviewed client plans');
  await expectAccessible(page, 'levels');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'See how to reach it Plan Review Record' })).toBeFocused();

  const before = await downloadsOf('client-review-agenda');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: all })
      .getByRole('button', { name: 'Download Client Review Agenda' })
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe('client-review-agenda.docx');
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect.poll(() => downloadsOf('client-review-agenda')).toBe(before + 1);
  await quiet(page);
});

test('@desktop a coach opens every level, and watches a film with captions, by keyboard', async ({
  page,
}) => {
  await signIn(page, demo.coach);
  await page.goto(library);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Coach Resources' })).toBeVisible();
  await expect(page.getByText('Your role opens every resource.')).toBeVisible();
  await expect(page.getByText(/Opens with/)).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: all })
      .getByRole('button', { name: 'Download Research Credit Interview Guide' })
      .click(),
  ]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await page.getByRole('link', { name: /^Engagement Letters/ }).click();
  await expect(page.getByRole('region', { name: 'All Resources (13)' })).toBeVisible();
  await expectAccessible(page, 'templates');
  const [letter] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Engagement Letter: Cost Segregation' }).click(),
  ]);
  expect(letter.suggestedFilename()).toBe('engagement-cost-segregation.docx');
  await page.getByRole('button', { name: 'Clear' }).click();

  await page
    .getByRole('region', { name: all })
    .getByRole('link', { name: 'Watch Leading a Client Through Nine Layers' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leading a Client Through Nine Layers');
  await expect(page.getByRole('article', { name: 'Transcript' })).toContainText('brother-in-law');
  await page.getByRole('button', { name: /^Play/ }).press('Enter');
  const video = page.locator('video');
  await expect(video).toBeFocused();
  const state = () =>
    video.evaluate((film: HTMLVideoElement) => ({
      seconds: Math.round(film.duration),
      width: film.videoWidth,
      captions: film.textTracks[0]?.mode,
      cues: film.textTracks[0]?.cues?.length ?? 0,
      at: film.currentTime,
    }));
  await expect.poll(async () => (await state()).cues).toBeGreaterThan(40);
  await expect.poll(state).toMatchObject({ seconds: 392, width: 1280, captions: 'showing' });
  await expectAccessible(page, 'film');
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link').nth(5).press('Enter');
  await expect(page).toHaveURL(/watch=coaching-nine-layers&t=\d+/);
  const time = Number(new URL(page.url()).searchParams.get('t'));
  await expect.poll(async () => (await state()).at).toBeGreaterThanOrEqual(time);
  await page.getByLabel('Speed').selectOption('2');
  expect(await video.evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(2);
  await page.goto(`${library}?watch=coaching-nine-layers&t=${String(time)}`);
  await expect(page.getByRole('button', { name: /^Play from/ })).toBeVisible();
});
