import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Machine } from './find-browser.ts';

/** Loaded on use, because it takes half a second. */
const playwright = () =>
  createRequire(import.meta.url)('@playwright/test') as typeof import('@playwright/test');

export const nodeMachine: Machine = {
  env: process.env,
  exists: existsSync,
  run: (file, args) =>
    spawnSync(file, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  isRoot: () => process.getuid?.() === 0,
  playwrightBrowser: () => {
    const file = playwright().chromium.executablePath();
    return existsSync(file) ? file : undefined;
  },
};
