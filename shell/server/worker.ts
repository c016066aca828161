import { z } from 'zod';
import { describeProblems } from './describe-problems.ts';
import { createEdge } from './edge.ts';
import { headersWithoutRelease } from './headers.ts';
import { liveKeyText, lookSeconds } from './live/live-key.ts';
import { createLiveSite } from './live/live-site.ts';
import { createR2Store, type BucketBinding } from './live/r2-store.ts';
import { parseRelease } from './release.ts';
import { backendCheck, httpAddress, onOrOff, originList, publishableKey, reportKey } from './settings.ts';
import { createBindingStore, type AssetsBinding } from './worker-assets.ts';

/** An isolate has 128 MB for everything. */
const WORKER_BYTES = 32 * 1024 * 1024;

/** Bindings and variables of the Worker, named as the settings of the Node process. */
export interface WorkerEnv {
  /** One release, as assets of the Worker. */
  readonly ASSETS?: AssetsBinding;
  /** Else the bucket whose live set is served, and the public key of whoever releases. */
  readonly RELEASES?: BucketBinding;
  readonly SITE_LIVE_KEY?: string;
  readonly SITE_LOOK_SECONDS?: string;
  readonly SUPABASE_URL: string;
  readonly SUPABASE_PUBLISHABLE_KEY: string;
  readonly SITE_FRAME_ORIGINS?: string;
  readonly SITE_SERVICE_WORKER?: string;
  readonly SITE_REPORT_KEY?: string;
}

const variables = z.object({
  SUPABASE_URL: httpAddress,
  SUPABASE_PUBLISHABLE_KEY: publishableKey,
  SITE_FRAME_ORIGINS: originList.default([]),
  SITE_SERVICE_WORKER: onOrOff,
  SITE_REPORT_KEY: reportKey.optional(),
});

/** The part of a Worker's context that is used here. */
interface WorkerContext {
  waitUntil(promise: Promise<unknown>): void;
}

type Site = (request: Request, env: WorkerEnv, context: WorkerContext) => Promise<Response>;

function readSettings(env: WorkerEnv) {
  const result = variables.safeParse(env);
  if (!result.success) throw new Error(`Settings: ${describeProblems(result.error)}`);
  const settings = {
    supabaseUrl: result.data.SUPABASE_URL,
    supabasePublishableKey: result.data.SUPABASE_PUBLISHABLE_KEY,
    frameOrigins: result.data.SITE_FRAME_ORIGINS,
    serviceWorker: result.data.SITE_SERVICE_WORKER,
    reportKey: result.data.SITE_REPORT_KEY,
  };
  return {
    settings: { ...settings, healthChecks: { backend: backendCheck(settings) } },
    log: (line: string) => {
      console.warn(line);
    },
    // Written by the platform; what a visitor sends under this name does not arrive.
    sourceOf: (given: Request) => given.headers.get('cf-connecting-ip') ?? undefined,
  };
}

async function openAssets(env: WorkerEnv, assets: AssetsBinding): Promise<Site> {
  const options = readSettings(env);
  const answer = await assets.fetch(new Request('https://assets.invalid/release.json'));
  if (!answer.ok) throw new Error(`release.json is missing from the assets (${answer.status})`);
  const release = parseRelease(await answer.text(), 'release.json');
  const edge = createEdge({ ...options, release, assets: createBindingStore(assets) });
  return async (request) => edge.fetch(request);
}

function openBucket(env: WorkerEnv, bucket: BucketBinding): Site {
  const key = liveKeyText.safeParse(env.SITE_LIVE_KEY);
  if (!key.success) throw new Error(`Settings: SITE_LIVE_KEY: ${describeProblems(key.error)}`);
  const seconds = lookSeconds.safeParse(env.SITE_LOOK_SECONDS);
  if (!seconds.success) throw new Error(`Settings: SITE_LOOK_SECONDS: ${describeProblems(seconds.error)}`);
  const { follower, answer } = createLiveSite({
    ...readSettings(env),
    store: createR2Store(bucket),
    key: key.data,
    ...(seconds.data !== undefined && { everyMs: seconds.data * 1000 }),
    now: Date.now,
    checksFirst: false,
    most: WORKER_BYTES,
  });
  return async (request, _env, context) => {
    // An isolate lives by its requests: the first one waits for the look, those that follow have it done behind them.
    if (!follower.current()) await follower.look();
    else if (follower.isDue()) context.waitUntil(follower.look());
    return answer(request);
  };
}

async function open(env: WorkerEnv): Promise<Site> {
  if (env.RELEASES) return openBucket(env, env.RELEASES);
  if (env.ASSETS) return openAssets(env, env.ASSETS);
  throw new Error('Settings: neither RELEASES nor ASSETS is bound');
}

let site: Site | undefined;

/** Workers entry: one site for the life of the isolate, made by the first request that can. */
export default {
  async fetch(request: Request, env: WorkerEnv, context: WorkerContext): Promise<Response> {
    try {
      site ??= await open(env);
    } catch (error) {
      console.warn(error instanceof Error ? error.message : String(error));
      return new Response('The site is not set up: see its log.', {
        status: 500,
        headers: headersWithoutRelease.map(([name, value]): [string, string] => [name, value]),
      });
    }
    return site(request, env, context);
  },
};
