import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MemberRole } from 'shared-contract/page-handle';
import { z } from 'zod';
import { root } from '../../../build/shared-modules.ts';
import { startService, type Service } from '../../../lib/services.ts';

/** A candidate, served by the edge over the embedded backend with its demo data. */
export interface DemoSite {
  readonly url: string;
  readonly backendUrl: string;
  /** A session as the page keeps it, of the demo account with a role. */
  sessionOf(role: MemberRole): Promise<string>;
  stop(): Promise<void>;
}

/** The accounts of the seed data. */
const PASSWORD = 'demo-password';
const accounts: Readonly<Record<MemberRole, string>> = {
  admin: 'admin@example.com',
  coach: 'coach@example.com',
  user: 'client@example.com',
};

/** Whoever releases may have settings of the real product: no mail is sent, and no real database asked. */
const UNSET = Object.fromEntries(
  ['DATABASE_URL', 'SITE_URL', 'MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_SMTP_URL', 'CREDENTIAL_KEYS'].map(
    (name) => [name, ''],
  ),
);

const backendFile = z.object({ url: z.string(), publishableKey: z.string() });

async function signIn(backend: z.infer<typeof backendFile>, email: string): Promise<string> {
  const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const session = await answer.text();
  if (!answer.ok) throw new Error(`${email} of the demo data was not signed in: ${session}`);
  return session;
}

/** Starts both on free ports, with data of their own that go with `stop`. */
export async function startDemoSite(folder: string): Promise<DemoSite> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'ninecourse-smoke-'));
  const services: Service[] = [];
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await rm(data, { recursive: true, force: true });
  };
  try {
    services.push(
      await startService('The backend', path.join(root, 'supabase/embedded/main.ts'), {
        env: { ...UNSET, BACKEND_PORT: '0', DATA_DIR: data, SITE_PORT: '0' },
      }),
    );
    const file = path.join(data, 'backend.json');
    const backend = backendFile.parse(JSON.parse(await readFile(file, 'utf8')));
    const site = await startService('The site', path.join(root, 'shell/server/node/main.ts'), {
      env: {
        SITE_PORT: '0',
        SITE_ROOT: folder,
        SITE_STORE: '',
        SITE_FRAME_ORIGINS: '',
        SITE_SERVICE_WORKER: '',
        SUPABASE_URL: backend.url,
        SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      },
    });
    services.push(site);
    return {
      url: site.url,
      backendUrl: backend.url,
      sessionOf: (role) => signIn(backend, accounts[role]),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
