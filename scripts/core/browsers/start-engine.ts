import type { Engine } from './engine.ts';
import type { OtherEngine } from './find-browser.ts';
import { startWithPuppeteer } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

/**
 * Starts a browser.
 * @param file its executable, as returned by `find-browser`
 */
export const startEngine = (name: 'chromium' | OtherEngine, file: string): Promise<Engine> =>
  name === 'webkit' ? startWebKit(file) : startWithPuppeteer(name, file);
