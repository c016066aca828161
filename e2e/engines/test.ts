import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { Engine } from '../../scripts/lib/browsers/engine.ts';
import type { OtherEngine } from '../../scripts/lib/browsers/find-browser.ts';
import { openLine, type Line } from '../../scripts/lib/browsers/line.ts';
import { startEngine } from '../../scripts/lib/browsers/start-engine.ts';
import { complaintsOf, openWatchedLine } from '../../scripts/lib/browsers/watched-line.ts';
import { backend, demo, networkAddress, sessionOf, siteUrl } from '../support/product.ts';
import { User } from './user.ts';

export { expect } from '@playwright/test';
export { demo };

export interface EngineOptions {
  readonly engineName: 'chromium' | OtherEngine;
  /** Its executable. */
  readonly enginePath: string;
}

interface Fixtures {
  /** Whether documents come with their scripts. */
  readonly scripts: boolean;
  /** The site that the line leads to. */
  readonly served: string;
  /** The line to the site, of an origin that this test alone has. */
  readonly line: Line;
  /** The line from the page to the backend. */
  readonly backendLine: Line;
  readonly user: User;
  /** Puts somebody's session into the user's storage. */
  readonly signedInAs: (email: string, password?: string) => Promise<void>;
  /** What went wrong in the document, and the answers of 400 and more so far. A test takes out what it expects. */
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
      // Firefox requests an icon for documents that name none, such as text.
      ...line.refused.filter((answer) => !answer.endsWith(' /favicon.ico')),
    ]);
  },
});
