import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import {
  type Engine,
  type OtherEngine,
  complaintsOf,
  type Line,
  openLine,
  openWatchedLine,
  startEngine,
} from '@scripts/core/browsers';
import { backend, demo, networkAddress, sessionOf, siteUrl } from '../support/product.ts';
import { User } from './user.ts';

export { expect } from '@playwright/test';
export { demo };

export interface EngineOptions {
  readonly engineName: 'chromium' | OtherEngine;
  readonly enginePath: string;
}

interface Fixtures {
  /** Whether documents may run their scripts. */
  readonly scripts: boolean;
  readonly served: string;
  /** Proxy to the site, with a unique origin for each test. */
  readonly line: Line;
  readonly backendLine: Line;
  readonly user: User;
  readonly signedInAs: (email: string, password?: string) => Promise<void>;
  /**
   * Returns the document's errors and the responses with status 400 or higher so far. A test removes those it expects.
   */
  readonly complaints: () => Promise<string[]>;
}

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  enginePath: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, enginePath }, use) => {
      const engine = await startEngine(engineName, enginePath);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  scripts: [true, { option: true }],
  served: async ({}, use) => {
    await use(siteUrl());
  },
  backendLine: async ({}, use) => {
    const line = await openLine(backend().url, { headers: { 'x-forwarded-for': networkAddress() } });
    await use(line);
    await line.close();
  },
  line: async ({ scripts, served, backendLine }, use) => {
    const line = await openWatchedLine(
      served,
      { address: backend().url, line: backendLine },
      { headers: { 'x-forwarded-for': networkAddress() }, scripts },
    );
    await use(line);
    await line.close();
  },
  user: async ({ engine, line }, use, info) => {
    const tab = await engine.open();
    info.annotations.push({ type: 'browser', description: engine.version() });
    await tab.resize(1280, 800);
    await use(new User(tab, line.url));
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath('page.png'), await tab.screenshot());
    await tab.close();
  },
  signedInAs: async ({ user }, use) => {
    await use(async (email, password = demo.password) =>
      user.startSignedIn(await sessionOf(email, password)),
    );
  },
  complaints: async ({ user, line }, use) => {
    await use(async () => [
      ...(await complaintsOf(user.tab)),
      // Firefox requests a favicon for documents without one, such as text.
      ...line.refused.filter((answer) => !answer.endsWith(' /favicon.ico')),
    ]);
  },
});
