import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type Backend, startBackend } from 'embedded-backend/start';
import type { Database } from '../../shared-auth/src/database.types.ts';
import { volumeCoach } from '../../supabase/volume/rows.ts';
import { fillWithVolume } from './fill-with-volume.ts';

export type Who = 'admin' | 'coach' | 'client';

export interface Person {
  readonly client: SupabaseClient<Database>;
  readonly id: string;
  /** Returns the number of uncompressed response bytes since the last call. */
  readonly takeBytes: () => number;
}
export interface BenchBackend {
  /** Number of leads, and also of clients, in addition to the demo data. */
  readonly size: number;
  readonly people: Readonly<Record<Who, Person>>;
  close(): Promise<void>;
}

async function signIn({ url, publishableKey }: Backend, email: string): Promise<Person> {
  let bytes = 0;
  const client = createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (...request) => {
        const answer = await fetch(...request);
        const body = await answer.arrayBuffer();
        bytes += body.byteLength;
        return new Response(body.byteLength === 0 ? null : body, answer);
      },
    },
  });
  const { data, error } = await client.auth.signInWithPassword({ email, password: 'demo-password' });
  if (error) throw new Error(`${email} could not sign in: ${error.message}`);
  const takeBytes = (): number => {
    const taken = bytes;
    bytes = 0;
    return taken;
  };
  return { client, id: data.user.id, takeBytes };
}

/** Starts a separate backend with many rows and signed-in users. `close` removes all of its data. */
export async function openBench(
  size: number,
  databaseUrl: string | undefined,
  signal: AbortSignal,
): Promise<BenchBackend> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ninecourse-bench-'));
  let backend: Backend | undefined;
  const close = async (): Promise<void> => {
    await backend?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const database = databaseUrl === undefined ? {} : { databaseUrl };
    backend = await startBackend({ port: 0, dataDir, log: () => undefined, ...database });
    await fillWithVolume(backend, size, signal);
    const people = {
      admin: await signIn(backend, 'admin@example.com'),
      // This coach has every tenth generated client.
      coach: await signIn(backend, volumeCoach),
      client: await signIn(backend, 'client@example.com'),
    };
    return { size, people, close };
  } catch (error) {
    await close();
    throw error;
  }
}
