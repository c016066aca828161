import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { buildPackages } from '@scripts/build/packages';
import { nodeMachine, findBrowser } from '@scripts/core/browsers';
import type { Service } from '@scripts/core/processes';
import { releaseHere } from '@scripts/release/local';
import { type Backend, startBackend } from 'embedded-backend/start';
import { fillWithVolume } from './fill-with-volume.ts';
import { type LongestTask, type MemberStep, runMemberSteps, signInToBench } from './member-steps.ts';
import { BROWSER_FLAGS, serveSite } from './serve-site.ts';
import { SLOWDOWN, wake } from './visit.ts';

const CLIENTS = 1000;
const MOUNTS = 50;

interface MeasuredStep {
  readonly step: string;
  /** Per round: the time from an input to the next paint, and the longest task meanwhile. */
  readonly answers: readonly number[];
  readonly tasks: readonly LongestTask[];
}

export interface MemberFigures {
  readonly browser: string;
  readonly rounds: number;
  readonly clients: number;
  readonly slowdown: number;
  readonly steps: readonly MeasuredStep[];
  readonly memory: readonly MemoryReading[];
}

interface MemberOptions {
  readonly rounds: number;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/**
 * Measures the member area on a throttled processor: how long inputs wait for a paint, and whether the remote leaks
 * memory.
 */
export async function measureMember({ rounds, signal, say }: MemberOptions): Promise<MemberFigures> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ninecourse-bench-member-'));
  const store = await releaseHere(await buildPackages(say), dataDir, {}, say);
  let backend: Backend | undefined;
  let service: Service | undefined;
  const browser = await chromium.launch({ executablePath: findBrowser(nodeMachine, say), ...BROWSER_FLAGS });
  try {
    say(`Storing ${CLIENTS.toLocaleString('en-US')} clients …`);
    backend = await startBackend({ port: 0, dataDir, log: () => undefined });
    await fillWithVolume(backend, CLIENTS, signal);
    service = await serveSite(store, signal, backend);
    const all: MemberStep[][] = [];
    for (let round = 0; round <= rounds; round += 1) {
      say(`The member area, round ${round} of ${rounds} …`);
      const seen = await runMemberSteps(browser, service.url, SLOWDOWN, signal);
      // Warm-up: excludes one-time work of the browser and the server.
      if (round > 0) all.push(seen);
    }
    say(`Opening and leaving the member area ${MOUNTS} times …`);
    return {
      browser: `Chromium ${browser.version()}`,
      rounds,
      clients: CLIENTS,
      slowdown: SLOWDOWN,
      steps: (all[0] ?? []).map(({ step }, at) => ({
        step,
        answers: all.flatMap((round) => round[at]?.answer ?? []),
        tasks: all.flatMap((round) => round[at]?.task ?? []),
      })),
      memory: await readMounts(browser, service.url, MOUNTS, signal),
    };
  } finally {
    await browser.close();
    await service?.stop();
    await backend?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Memory still in use after a number of mounts and a garbage collection. */
export interface MemoryReading {
  readonly mounts: number;
  /** In bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

const EVERY = 10;
const AWAY = '/about';

async function read(session: CDPSession, mounts: number): Promise<MemoryReading> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { mounts, heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Navigates between a public page and the member area in one document, and reads the memory after every 10 mounts. */
async function readMounts(
  browser: Browser,
  url: string,
  mounts: number,
  signal: AbortSignal,
): Promise<MemoryReading[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const inside = page.getByRole('region', { name: 'Waiting for an answer' });
  try {
    await signInToBench(page, url);
    await page.goto(url + AWAY);
    await wake(page);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    const readings: MemoryReading[] = [];
    for (let count = 1; count <= mounts; count += 1) {
      signal.throwIfAborted();
      await inside.waitFor();
      await page.goBack();
      await inside.waitFor({ state: 'detached' });
      if (count % EVERY === 0) readings.push(await read(session, count));
      if (count < mounts) await page.goForward();
    }
    return readings;
  } finally {
    await page.close();
  }
}
