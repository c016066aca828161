import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { readAnswer, watchAnswers } from './probe.ts';
import { wake } from './visit.ts';

export interface MemberStep {
  readonly step: string;
  readonly answer: number;
  readonly task: LongestTask;
}

type Act = (page: Page) => Promise<unknown>;

const LINES = 4800;
const MEGABYTES = 2;

/** Writes a client file of the maximum import size. Passing it as bytes would block the page before the measurement. */
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

/** User actions in the member area, in order. Each page is opened by URL. */
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

/**
 * Waits until the page was idle several times in a row, so that everything an input triggered is painted. The timeout
 * covers a machine that is never idle.
 */
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

/** Runs all steps once in a signed-in browser, with the processor slowed down by a factor. */
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

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Wall-clock and processor time, in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of a page's main thread, in milliseconds. */
export interface LongestTask {
  /** Wall-clock time, which includes interruptions by other processes. */
  readonly clock: number;
  /** Processor time of the task. */
  readonly processor: number;
}

const placeOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** Finds the longest main-thread task in a browser trace, in milliseconds. */
export function longestTask(events: readonly TraceEvent[]): LongestTask {
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => placeOf(event)),
  );
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(placeOf(event)),
  );
  const longest = (of: (event: TraceEvent) => number | undefined): number =>
    Math.max(0, ...tasks.map((event) => (of(event) ?? 0) / 1000));
  return { clock: longest(({ dur }) => dur), processor: longest(({ tdur }) => tdur) };
}

/** Runs `work` and returns the longest task of the page meanwhile. */
async function traceTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return longestTask(trace.traceEvents);
}
