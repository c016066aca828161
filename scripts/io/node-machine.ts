import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Machine } from '../lib/browsers/find-browser.ts';

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
    const file = chromium.executablePath();
    return existsSync(file) ? file : undefined;
  },
};
