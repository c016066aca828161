import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { paths } from 'shared-contract/paths';
import { buildPackage } from '../build/build-package.ts';
import { packageNames } from '../build/build-site.ts';
import { nodeMachine } from '../io/node-machine.ts';
import { findBrowser } from '../lib/browsers/find-browser.ts';
import type { Service } from '../lib/services.ts';
import { readAnswer, watchAnswers } from './answer-probe.ts';
import { buildDirectory } from './build-directory.ts';
import { BROWSER_FLAGS, serveSite } from './serve-site.ts';
import { OPENED } from './directory-report.ts';
import { traceTasks, type LongestTask } from './traced-tasks.ts';
import { wake, watchRequests } from './live-page.ts';

const ENTRIES = 5_000;

interface DirectoryStep {
  readonly step: string;
  /** Of each round: the longest task while the step was answered, and the time from the input to its frame. */
  readonly tasks: readonly LongestTask[];
  readonly answers: readonly number[];
  readonly shown: string;
}

export interface DirectoryFigures {
  readonly entries: number;
  readonly rounds: number;
  readonly browser: string;
  readonly steps: readonly DirectoryStep[];
}

interface DirectoryOptions {
  readonly rounds: number;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

type Act = (page: Page) => Promise<unknown>;

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const choose =
  (label: string, at: number): Act =>
  (page) =>
    page.getByRole('combobox', { name: label }).selectOption({ index: at });

/** What somebody does with the directory, in this order. */
const steps: readonly (readonly [step: string, act: Act])[] = [
  ['a letter, c', (page) => search(page).press('c')],
  ['three letters more, ost', (page) => search(page).pressSequentially('ost')],
  ['a specialization', choose('Specialization', 3)],
  ['a location', choose('Location', 5)],
  ['a step back', (page) => page.goBack()],
  ['all letters taken away', (page) => search(page).fill('')],
  ['Clear Filters', (page) => page.getByRole('button', { name: 'Clear Filters' }).click()],
  ['12 more', (page) => page.getByRole('button', { name: /^Show \d+ more$/ }).click()],
  ['12 more again', (page) => page.getByRole('button', { name: /^Show \d+ more$/ }).click()],
  ['letters that nobody has', (page) => search(page).pressSequentially('xyz')],
  ['Show All CPAs', (page) => page.getByRole('button', { name: 'Show All CPAs' }).click()],
];

/** The page is idle several times in a row: what an input has set off has been drawn. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 5; times += 1) await new Promise((done) => requestIdleCallback(done));
  });

async function openDirectory(page: Page, url: string): Promise<void> {
  const quiet = watchRequests(page);
  await page.goto(url + paths.cpaDirectory);
  await wake(page);
  // The list may load its code when it is first scrolled to.
  await page.mouse.wheel(0, 400);
  await quiet();
}

interface RoundStep {
  readonly step: string;
  readonly shown: string;
  readonly task: LongestTask;
  readonly answer: number;
}

async function runRound(browser: Browser, url: string, signal: AbortSignal): Promise<RoundStep[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(watchAnswers);
  try {
    const seen: RoundStep[] = [];
    for (const [step, act] of [[OPENED, () => openDirectory(page, url)] as const, ...steps]) {
      signal.throwIfAborted();
      const task = await traceTasks(browser, page, async () => {
        await act(page);
        await rest(page);
      });
      const shown = (await page.getByText(/^Showing /).textContent()) ?? '';
      seen.push({ step, shown, task, answer: await page.evaluate(readAnswer) });
    }
    return seen;
  } finally {
    await page.close();
  }
}

/** Opens the directory with thousands of generated entries, filters it, and writes down how long the page was busy. */
export async function measureDirectory({ rounds, signal, say }: DirectoryOptions): Promise<DirectoryFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninecourse-bench-directory-'));
  const services: Service[] = [];
  const browser = await chromium.launch({ executablePath: findBrowser(nodeMachine, say), ...BROWSER_FLAGS });
  try {
    say(`Building a directory of ${ENTRIES.toLocaleString('en-US')} …`);
    const builds = await Promise.all(packageNames.map((name) => buildPackage(name)));
    const site = await buildDirectory(builds, ENTRIES, folder);
    const service = await serveSite('The directory', site, signal);
    services.push(service);
    // What a browser and a server do once is nobody's figure.
    await runRound(browser, service.url, signal);
    const all: RoundStep[][] = [];
    for (let round = 1; round <= rounds; round += 1) {
      say(`Directory, round ${round} of ${rounds} …`);
      all.push(await runRound(browser, service.url, signal));
    }
    return {
      entries: ENTRIES,
      rounds,
      browser: `Chromium ${browser.version()}`,
      steps: (all[0] ?? []).map(({ step, shown }, at) => ({
        step,
        shown,
        tasks: all.flatMap((round) => round[at]?.task ?? []),
        answers: all.flatMap((round) => round[at]?.answer ?? []),
      })),
    };
  } finally {
    await browser.close();
    await Promise.all(services.map((service) => service.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
