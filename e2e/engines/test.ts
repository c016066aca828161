import { test as base } from '@playwright/test';
import type { Engine } from '../../scripts/lib/browsers/engine.ts';
import type { OtherEngine } from '../../scripts/lib/browsers/find-browser.ts';
import type { Line } from '../../scripts/lib/browsers/line.ts';
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
  /** The line to the site, of an origin that this test alone has. */
  readonly line: Line;
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
  line: async ({ scripts }, use) => {
    const line = await openWatchedLine(
      { site: siteUrl(), backend: backend().url },
      { headers: { 'x-forwarded-for': networkAddress() }, scripts },
    );
    await use(line);
    await line.close();
  },
  user: async ({ engine, line }, use, { annotations }) => {
    const tab = await engine.open();
    annotations.push({ type: 'browser', description: engine.version() });
    await tab.resize(1280, 800);
    await use(new User(tab, line.url));
    await tab.close();
  },
  signedInAs: async ({ user }, use) => {
    await use(async (email, password = demo.password) =>
      user.startSignedIn(await sessionOf(email, password)),
    );
  },
  complaints: async ({ user, line }, use) => {
    await use(async () => [...(await complaintsOf(user.tab)), ...line.refused]);
  },
});
