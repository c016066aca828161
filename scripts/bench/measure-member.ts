import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startBackend, type Backend } from '../../supabase/embedded/backend.ts';
import { buildSite } from '../build/build-site.ts';
import { nodeMachine } from '../io/node-machine.ts';
import { findBrowser } from '../lib/browsers/find-browser.ts';
import type { Service } from '../lib/services.ts';
import { fillWithVolume } from './fill-with-volume.ts';
import { readMounts, type MemoryReading } from './member-memory.ts';
import { runMemberSteps, type MemberStep } from './member-steps.ts';
import { BROWSER_FLAGS, serveSite } from './serve-site.ts';
import type { LongestTask } from './traced-tasks.ts';
import { SLOWDOWN } from './visit.ts';

const CLIENTS = 1000;
const MOUNTS = 50;

interface MeasuredStep {
  readonly step: string;
  /** Of each round: the time from an input to its frame, and the longest task meanwhile. */
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

/** The member area on a slow processor: how long inputs wait for their frame, and whether its remote leaves anything. */
export async function measureMember({ rounds, signal, say }: MemberOptions): Promise<MemberFigures> {
  const site = await buildSite(say);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ninecourse-bench-member-'));
  let backend: Backend | undefined;
  let service: Service | undefined;
  const browser = await chromium.launch({ executablePath: findBrowser(nodeMachine, say), ...BROWSER_FLAGS });
  try {
    say(`Storing ${CLIENTS.toLocaleString('en-US')} clients …`);
    backend = await startBackend({ port: 0, dataDir, log: () => undefined });
    await fillWithVolume(backend, CLIENTS, signal);
    service = await serveSite('The site', site, signal, backend);
    const all: MemberStep[][] = [];
    for (let round = 0; round <= rounds; round += 1) {
      say(`The member area, round ${round} of ${rounds} …`);
      const seen = await runMemberSteps(browser, service.url, SLOWDOWN, signal);
      // What a browser and a server do once is nobody's figure.
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
