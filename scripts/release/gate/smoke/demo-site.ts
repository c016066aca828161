import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { startService, type Service } from '@scripts/core/processes';
import type { MemberRole } from 'shared-contract/page-handle';
import type { Candidate } from '../../candidate.ts';
import { siteSettings, storeCandidate } from '../../local-store.ts';
import { startAtFirstRequest, type LazyService } from './lazy-service.ts';

/** A candidate, served by the edge with the embedded backend and its demo data. */
export interface DemoSite {
  readonly url: string;
  readonly backendUrl: string;
  /** Returns the session of a role's demo account, in the format that the page stores. */
  sessionOf(role: MemberRole): Promise<string>;
  stop(): Promise<void>;
}

const PASSWORD = 'demo-password';
const accounts: Readonly<Record<MemberRole, string>> = {
  admin: 'admin@example.com',
  coach: 'coach@example.com',
  user: 'client@example.com',
};

/** Clears settings of the real product, so that the gate sends no email and queries no real database. */
const UNSET = Object.fromEntries(
  ['DATABASE_URL', 'SITE_URL', 'MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_SMTP_URL', 'CREDENTIAL_KEYS'].map(
    (name) => [name, ''],
  ),
);

interface BackendAddress {
  readonly url: string;
  readonly publishableKey: string;
}

/** Writes the keys of a backend before it starts, because the site needs one of them. */
async function writeKeys(data: string) {
  const token = () => randomBytes(32).toString('base64url');
  const keys = {
    publishableKey: `sb_publishable_${token()}`,
    secretKey: `sb_secret_${token()}`,
    jwtSecret: token(),
  };
  await writeFile(path.join(data, 'keys.json'), JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

async function signIn(backend: BackendAddress, email: string): Promise<string> {
  const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const session = await answer.text();
  if (!answer.ok) throw new Error(`${email} of the demo data was not signed in: ${session}`);
  return session;
}

/** Starts the edge, and the backend at its first request, on free ports. `stop` removes their data. */
export async function startDemoSite(candidate: Candidate): Promise<DemoSite> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'ninecourse-smoke-'));
  const services: (Service | LazyService)[] = [];
  const stop = async () => {
    try {
      await Promise.all(services.map((service) => service.stop()));
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  };
  try {
    const { publishableKey } = await writeKeys(data);
    const backend = await startAtFirstRequest(
      () =>
        startService('The backend', path.join(root, 'supabase/embedded/main.ts'), {
          env: { ...UNSET, BACKEND_PORT: '0', DATA_DIR: data, SITE_PORT: '0' },
        }),
      // Every page sends one, and no visit needs the result.
      (line) => line.startsWith('POST /rest/v1/rpc/record_page_report '),
    );
    services.push(backend);
    const { url: backendUrl } = backend;
    const site = await startService('The site', path.join(root, 'shell/server/node/main.ts'), {
      env: {
        SITE_PORT: '0',
        ...siteSettings(await storeCandidate(candidate, data)),
        SITE_FRAME_ORIGINS: '',
        SITE_SERVICE_WORKER: '',
        SUPABASE_URL: backendUrl,
        SUPABASE_PUBLISHABLE_KEY: publishableKey,
      },
    });
    services.push(site);
    return {
      url: site.url,
      backendUrl,
      sessionOf: (role) => signIn({ url: backendUrl, publishableKey }, accounts[role]),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
