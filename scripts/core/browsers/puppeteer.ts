import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { KeyInput, Page } from 'puppeteer-core';
import type { Engine, Tab } from './engine.ts';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const savedWithoutAsking = [
  'application/octet-stream',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
  'text/calendar',
  'text/csv',
].join(',');

/** Puppeteer sets the size, then fails in a Firefox that can't rotate the screen. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => (innerWidth === wanted ? resolve() : requestAnimationFrame(look));
        look();
      }),
    width,
  );
}

function tabOf(page: Page): Tab {
  const { keyboard, mouse } = page;
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    goto: async (url) => void (await page.goto(url)),
    // `goBack` waits for a load event, which Firefox doesn't send if it restores the page from its cache.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    run: (work, ...args) => page.evaluate(work as (...given: unknown[]) => never, ...args),
    load: async (script) => void (await page.evaluate(script)),
    resize: (width, height) => resize(page, width, height),
    click: (x, y) => mouse.click(x, y),
    async drag(from, to) {
      await mouse.move(...from);
      await mouse.down();
      await mouse.move(...to, { steps: 12 });
      await mouse.up();
    },
    async press(chord) {
      const keys = chord.split('+') as KeyInput[];
      for (const key of keys) await keyboard.down(key);
      for (const key of keys.reverse()) await keyboard.up(key);
    },
    type: (text) => keyboard.type(text),
    async chooseFile(selector, file) {
      const input = await page.$(selector);
      await (input as unknown as { uploadFile(file: string): Promise<void> }).uploadFile(file);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    another: async () => tabOf(await page.browserContext().newPage()),
    close: () => page.browserContext().close(),
  };
}

/**
 * Starts Firefox, driven by WebDriver BiDi, or Chromium.
 *
 * @param settings Firefox preferences, by their names in `about:config`
 */
export async function startWithPuppeteer(
  name: 'chromium' | 'firefox',
  file: string,
  settings: Readonly<Record<string, boolean | number>> = {},
): Promise<Engine> {
  const downloads = mkdtempSync(path.join(os.tmpdir(), `ninecourse-${name}-`));
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath: file,
    args: name === 'firefox' ? [] : chromiumFlags,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.download.alwaysOpenPanel': false,
      'browser.helperApps.neverAsk.saveToDisk': savedWithoutAsking,
      'pdfjs.disabled': true,
      ...settings,
    },
  });
  const version = (await browser.version())
    .replace(/^firefox\//, 'Firefox ')
    .replace(/^\w*Chrome\//, 'Chromium ');
  const pages = new WeakMap<Tab, Page>();
  return {
    version: () => version,
    downloads,
    async open() {
      const context = await browser.createBrowserContext(
        name === 'chromium' ? { downloadBehavior: { policy: 'allow', downloadPath: downloads } } : {},
      );
      const page = await context.newPage();
      const tab = tabOf(page);
      pages.set(tab, page);
      return tab;
    },
    print: async (tab) => Buffer.from((await pages.get(tab)?.pdf({ printBackground: true })) ?? []),
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
