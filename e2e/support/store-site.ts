import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startService } from '@scripts/core/processes';
import { siteSettings } from '@scripts/release/local';
import { createTestStore, filesOfFolder, type TestStore } from '../../shell/server/testing/test-store.ts';
import { release } from './product.ts';
import { siteEnvironment } from './test-store.ts';

/** A site that serves the release under test from a store, with its own signing key. */
export interface StoreSite {
  readonly url: string;
  readonly store: TestStore;
  /** Writes the store's contents to the folder that the site reads. */
  write(): void;
  stop(): Promise<void>;
}

export async function storeSite(): Promise<StoreSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-store-'));
  const store = await createTestStore();
  await store.publish(filesOfFolder(process.env['E2E_SITE_FOLDER'] ?? ''), release().release);
  const written = new Map<string, Uint8Array>();
  const write = () => {
    for (const [key, bytes] of store.objects) {
      if (written.get(key) === bytes) continue;
      mkdirSync(path.dirname(path.join(folder, key)), { recursive: true });
      writeFileSync(path.join(folder, key), bytes);
      written.set(key, bytes);
    }
  };
  write();
  const site = await startService(
    'A site of a store',
    path.resolve(import.meta.dirname, '../../shell/server/node/main.ts'),
    {
      env: siteEnvironment(siteSettings({ store: folder, key: store.key })),
    },
  );
  return {
    url: site.url.replace('127.0.0.1', 'localhost'),
    store,
    write,
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
