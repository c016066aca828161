import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Service, startService } from '@scripts/core/processes';
import { siteSettings } from '@scripts/release/local';
import { siteEnvironment, storeRelease } from './test-store.ts';

const server = path.resolve(import.meta.dirname, '../../shell/server/node/main.ts');

interface Release {
  /** Folder of a rendered release. Defaults to the release under test. */
  readonly folder?: string;
  readonly serviceWorker?: 'on' | 'off';
}

/** A separate site at one URL, which can switch to another release or other settings. */
export interface OwnSite {
  readonly url: string;
  serve(release?: Release): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts on a free port and uses the same port for every restart. Each release has its own store, so that the site has
 * no file of the release before.
 */
export async function ownSite(first: Release = {}): Promise<OwnSite> {
  const place = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-site-'));
  const stores = new Map<string, Record<string, string>>();
  async function settingsOf(folder: string): Promise<Record<string, string>> {
    const known = stores.get(folder);
    if (known) return known;
    const settings = siteSettings(await storeRelease(folder, path.join(place, String(stores.size))));
    stores.set(folder, settings);
    return settings;
  }
  const tested = JSON.parse(process.env['E2E_SITE_SETTINGS'] ?? '{}') as Record<string, string>;
  const start = async ({ folder, serviceWorker = 'on' }: Release, port: string) =>
    startService('A site of its own', server, {
      env: {
        ...siteEnvironment(folder === undefined ? tested : await settingsOf(folder)),
        SITE_PORT: port,
        SITE_SERVICE_WORKER: serviceWorker,
      },
    });
  let running: Service = await start(first, '0');
  const { port, origin } = new URL(running.url.replace('127.0.0.1', 'localhost'));
  return {
    url: origin,
    async serve(release = {}) {
      await running.stop();
      running = await start(release, port);
    },
    async stop() {
      await running.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
