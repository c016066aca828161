import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Fault } from './watch-page.ts';

/** Processor time in seconds of the main thread for scripts until the page is complete. The slowest page takes 0.16 s. */
const SCRIPT_LIMIT_S = 0.5;

/** Starts to count the processor time of the page's main thread. Other than wall time, it doesn't depend on the load. */
export const countScriptTime = (cdp: CDPSession) =>
  cdp.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Reports a page whose scripts block its main thread at the start. */
export async function checkScriptTime(cdp: CDPSession): Promise<Fault[]> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const spent = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  if (spent <= SCRIPT_LIMIT_S) return [];
  return [
    {
      check: 'long task',
      message: `runs scripts for ${spent.toFixed(1)} s of processor time at its start, ${String(SCRIPT_LIMIT_S)} s is allowed; split the work, or do it when its result is used`,
    },
  ];
}

/** Reports a page without a title, or with another number of headings than one. */
export async function checkHeadings(page: Page): Promise<Fault[]> {
  const { title, count } = await page.evaluate(() => ({
    title: document.title.trim(),
    count: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
  }));
  const fault = (message: string): Fault => ({ check: 'documents', message });
  return [
    ...(title === '' ? [fault('has no title; give its Seo a title')] : []),
    ...(count === 1 ? [] : [fault(`shows ${String(count)} h1 elements; render exactly one`)]),
  ];
}

let axeSource: string | undefined;

/** Reports the serious violations of WCAG A and AA that axe finds. */
export async function checkAccessibility(page: Page, cdp: CDPSession): Promise<Fault[]> {
  axeSource ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // The page's policy applies to `page.evaluate` of a string, but not to the protocol.
  await cdp.send('Runtime.evaluate', { expression: axeSource });
  const found = await page.evaluate(async () => {
    // Axe would otherwise read intermediate states.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => ({ id, help, html: nodes[0]?.html ?? '', count: nodes.length }));
  });
  return found.map(({ id, help, html, count }) => ({
    check: 'axe',
    message: `${id}: ${help}: ${html.slice(0, 160)}${count > 1 ? ` and ${String(count - 1)} more` : ''}; change these elements`,
  }));
}

/** Reports functions of the browser that code of the page has replaced or added, because all remotes share them. */
export async function checkGlobals(page: Page): Promise<Fault[]> {
  const replaced = await page.evaluate(() => window.gateReplaced?.() ?? []);
  return replaced.map((name) => ({
    check: 'globals',
    message: `replaces ${name}, which all packages of the page use; call a function of your own instead`,
  }));
}

/** Time in ms after which a visitor who stays would still see an error. */
const STAY_MS = 5_000;
/** Wall time in ms after which the rest of the stay is skipped. Only a request that never ends takes so long. */
const STAY_LIMIT_MS = 20_000;

/** Advances the page's clock, so that timers run as for a visitor who stays. Afterwards, the clock stands still. */
export async function stay(cdp: CDPSession): Promise<void> {
  const over = new Promise<void>((resolve) => {
    cdp.once('Emulation.virtualTimeBudgetExpired', () => resolve());
    setTimeout(resolve, STAY_LIMIT_MS).unref();
  });
  await cdp.send('Emulation.setVirtualTimePolicy', {
    policy: 'pauseIfNetworkFetchesPending',
    budget: STAY_MS,
  });
  await over;
}
