import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { startBackend, type Backend, type BackendOptions } from 'embedded-backend/start';
import type { ProductSchema } from './product-schema.ts';
import { sampleProject } from './templates.ts';
import { createTestDatabase, type Template } from './test-database.ts';

export type LooseClient = SupabaseClient;
export type ProductClient = SupabaseClient<ProductSchema>;

export interface Person<Client> {
  client: Client;
  id: string;
  email: string;
  password: string;
}
export interface TestProject<Client> {
  backend: Backend;
  dataDir: string;
  logged: string[];
  visitor(): Client;
  service: Client;
  signUp(name: string, data?: Record<string, unknown>): Promise<Person<Client>>;
  signIn(email: string, password: string): Promise<Person<Client>>;
}

interface Options extends Pick<BackendOptions, 'admission' | 'turns'> {
  confirmEmail?: boolean;
  supabaseDir?: string;
  trustedProxies?: number;
}

export const startSample = (options: Options = {}): Promise<TestProject<LooseClient>> =>
  start<LooseClient>('sample', { ...options, supabaseDir: sampleProject });
export const startProduct = (options: Options = {}): Promise<TestProject<ProductClient>> =>
  start<ProductClient>('product', options);

/** Starts a backend on a free port with its own data folder and, if a server is configured, its own database. */
async function start<Client extends LooseClient | ProductClient>(
  template: Template,
  options: Options,
): Promise<TestProject<Client>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ninecourse-test-'));
  const database = await createTestDatabase({ template });
  const snapshots = process.env['TEST_SNAPSHOTS'];
  const logged: string[] = [];
  const backend = await startBackend({
    // Lets a test choose its network address.
    trustedProxies: 1,
    // Most tests don't check load limits, and a slow machine may have bursts.
    admission: { maxWaitMs: 60_000, floor: 1000 },
    turns: { patienceMs: 120_000 },
    ...options,
    port: 0,
    dataDir,
    inMemory: true,
    log: (line) => logged.push(line),
    ...(snapshots === undefined ? {} : { cacheDir: snapshots }),
    ...(database === null ? {} : { databaseUrl: database.url }),
  });
  const clients: Client[] = [];
  after(async () => {
    // Disconnecting a socket that was never opened would keep the process alive for ten seconds.
    const connected = clients.filter((client) => client.realtime.isConnected());
    await Promise.all(connected.map((client) => client.realtime.disconnect()));
    await backend.stop();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const connect = (key: string): Client => {
    const options = {
      auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
    };
    const client = createClient(backend.url, key, options) as unknown as Client;
    clients.push(client);
    return client;
  };
  const visitor = (): Client => connect(backend.publishableKey);
  const signIn = async (email: string, password: string): Promise<Person<Client>> => {
    const client = visitor();
    const { user } = unwrap(await client.auth.signInWithPassword({ email, password }));
    return { client, id: user.id, email, password };
  };
  return {
    backend,
    dataDir,
    logged,
    visitor,
    service: connect(backend.secretKey),
    signIn,
    async signUp(name, data = {}) {
      const client = visitor();
      const [email, password] = [`${name}.${crypto.randomUUID().slice(0, 8)}@example.com`, `secret-${name}`];
      const { user } = unwrap(await client.auth.signUp({ email, password, options: { data } }));
      if (user === null) throw new Error(`${email} was not signed up`);
      return { client, id: user.id, email, password };
    },
  };
}

type Success<Answer> = Extract<Answer, { error: null }> extends { data: infer Data } ? Data : never;

/** Throws the error of a result, if it has one. */
export function succeed(answer: { error: unknown }): void {
  const { error } = answer;
  if (error) throw new Error(JSON.stringify(error, Object.getOwnPropertyNames(error)));
}

/** Returns the data of a result, or throws its error. */
export function unwrap<Answer extends { data: unknown; error: unknown }>(
  answer: Answer,
): NonNullable<Success<Answer>> {
  succeed(answer);
  return answer.data as NonNullable<Success<Answer>>;
}
