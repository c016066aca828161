import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { readAnswer, watchAnswers } from './answer-probe.ts';
import { traceTasks, type LongestTask } from './traced-tasks.ts';
import { wake } from './live-page.ts';

export interface MemberStep {
  readonly step: string;
  readonly answer: number;
  readonly task: LongestTask;
}

type Act = (page: Page) => Promise<unknown>;

const LINES = 4800;
const MEGABYTES = 2;

/** Writes a file of clients as large as an import takes; handed over as bytes, it would keep the page busy before. */
function largeFile(): string {
  const room = Math.floor((MEGABYTES * 1024 * 1024) / LINES) - 80;
  const note = 'Plans to sell, and asks what it costs. '.repeat(20).slice(0, room);
  const line = (index: number) => `Client ${index},c${index}@example.com,"Firm, No. ${index}","${note}"`;
  const lines = Array.from({ length: LINES }, (_, index) => line(index));
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'ninecourse-bench-file-')), 'clients.csv');
  writeFileSync(file, ['Name,Email,Company,Notes', ...lines].join('\r\n'));
  return file;
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or company' });
const drawer = (page: Page) => page.getByRole('dialog');
const button =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const key =
  (name: string): Act =>
  (page) =>
    page.keyboard.press(name);

/** What somebody does in the member area, in this order; a page is opened by its address. */
const screens: readonly (readonly [
  address: string,
  steps: readonly (readonly [step: string, act: Act])[],
])[] = [
  [
    `${paths.dashboard.index}/clients`,
    [
      ['a letter in the search', (page) => search(page).press('a')],
      ['two letters more', (page) => search(page).pressSequentially('nd')],
      ['the search emptied', (page) => search(page).fill('')],
      ['ordered by name', (page) => page.locator('thead').getByRole('link', { name: 'Name' }).click()],
      ['the filters open', button(/^Filters/)],
      ['and close', key('Escape')],
      ['a row ticked', (page) => page.locator('[data-row] input[type=checkbox]').first().click()],
      ['a client opens', (page) => page.locator('[data-row-link]').first().click()],
      ['the notes', (page) => drawer(page).getByRole('link', { name: 'Notes' }).click()],
      ['the form', (page) => drawer(page).getByRole('button', { name: 'Edit' }).click()],
      ['a letter in a field', (page) => drawer(page).getByLabel('Company').press('x')],
    ],
  ],
  [
    paths.dashboard.index,
    [
      ['search and go opens', key('Control+k')],
      ['a letter in it', key('a')],
      ['two letters more in it', (page) => page.keyboard.type('nd')],
      ['down the list', key('ArrowDown')],
      ['it closes', key('Escape')],
      ['the notices open', button(/^Notifications/)],
    ],
  ],
  [
    paths.dashboard.settings,
    [
      ['the preferences', (page) => page.getByRole('tab', { name: 'Preferences' }).click()],
      ['the dark theme', (page) => page.getByRole('radio', { name: /^Dark/ }).click()],
    ],
  ],
  [
    `${paths.dashboard.index}/clients/import`,
    [
      [
        `a file of ${MEGABYTES} MB`,
        async (page) => {
          const file = largeFile();
          await page.getByLabel('CSV file').setInputFiles(file);
          await page.getByRole('button', { name: 'Check the file' }).waitFor();
          rmSync(path.dirname(file), { recursive: true });
        },
      ],
      [
        'its check',
        async (page) => {
          await page.getByRole('button', { name: 'Check the file' }).click();
          await page.getByText('Everything can be imported').waitFor();
        },
      ],
    ],
  ],
];

/** The page is idle several times in a row: what an input has set off has been drawn. A machine may never be idle. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 5; times += 1)
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
  });

export async function signInToBench(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${paths.login}`);
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('button', { name: 'Sign In' }).press('Enter');
  await page.getByRole('region', { name: 'Waiting for an answer' }).waitFor();
}

/** One round of all steps in a browser that is signed in, on a processor that is so many times slower. */
export async function runMemberSteps(
  browser: Browser,
  url: string,
  slowdown: number,
  signal: AbortSignal,
): Promise<MemberStep[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchAnswers);
    await signInToBench(page, url);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const seen: MemberStep[] = [];
    for (const [address, steps] of screens) {
      await page.goto(url + address);
      await wake(page);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const [step, act] of steps) {
        signal.throwIfAborted();
        await page.evaluate(readAnswer);
        const task = await traceTasks(browser, page, async () => {
          await act(page);
          await rest(page);
        });
        seen.push({ step, task, answer: await page.evaluate(readAnswer) });
      }
    }
    return seen;
  } finally {
    await context.close();
  }
}
