import type { Browser, CDPSession } from '@playwright/test';
import { signInToBench } from './member-steps.ts';
import { wake } from './live-page.ts';

/** What is left after so many mounts, once everything that nobody holds is collected. */
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

/** Goes from a public page into the member area and back, within one document, and reads what is left. */
export async function readMounts(
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
