import path from 'node:path';
import { startService, type Service } from '../../scripts/lib/services.ts';
import { backend } from './product.ts';

const server = path.resolve(import.meta.dirname, '../../shell/server/node/main.ts');

interface Release {
  /** The folder of a release; else the one under test. */
  readonly folder?: string;
  readonly serviceWorker?: 'on' | 'off';
}

/** A site of a test's own at one address, which may serve another release after a while, or with other settings. */
export interface OwnSite {
  readonly url: string;
  serve(release?: Release): Promise<void>;
  stop(): Promise<void>;
}

/** Starts on a free port, which stays its own from one start to the next. */
export async function ownSite(first: Release = {}): Promise<OwnSite> {
  const start = (
    { folder = process.env['E2E_SITE_FOLDER'] ?? '', serviceWorker = 'on' }: Release,
    port: string,
  ) =>
    startService('A site of its own', server, {
      env: {
        SITE_PORT: port,
        SITE_ROOT: folder,
        SITE_SERVICE_WORKER: serviceWorker,
        SUPABASE_URL: backend().url,
        SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
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
    stop: () => running.stop(),
  };
}
