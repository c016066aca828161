import { describeProblems } from 'shared-release/release';
import { liveKeyText, pollSeconds, type BucketBinding, createR2Store } from 'shared-release/store';
import { z } from 'zod';
import { headersWithoutRelease } from './headers.ts';
import { createLiveSite } from './live/live-site.ts';
import { backendCheck, httpAddress, onOrOff, originList, publishableKey, reportKey } from './settings.ts';

/** An isolate has 128 MB in total. */
const WORKER_BYTES = 32 * 1024 * 1024;

/** Bindings and variables of the Worker, with the same names as the Node process's settings. */
export interface WorkerEnv {
  /** The bucket whose live release set is served, and the public key that verifies it. */
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

interface WorkerContext {
  waitUntil(promise: Promise<unknown>): void;
}

type Site = (request: Request, context: WorkerContext) => Promise<Response>;

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
    // Set by the platform, which drops a visitor's header with this name.
    sourceOf: (given: Request) => given.headers.get('cf-connecting-ip') ?? undefined,
  };
}

function open(env: WorkerEnv): Site {
  if (!env.RELEASES) throw new Error('Settings: RELEASES is not bound: bind the bucket of the release store');
  const key = liveKeyText.safeParse(env.SITE_LIVE_KEY);
  if (!key.success) throw new Error(`Settings: SITE_LIVE_KEY: ${describeProblems(key.error)}`);
  const seconds = pollSeconds.safeParse(env.SITE_LOOK_SECONDS);
  if (!seconds.success) throw new Error(`Settings: SITE_LOOK_SECONDS: ${describeProblems(seconds.error)}`);
  const { follower, answer } = createLiveSite({
    ...readSettings(env),
    store: createR2Store(env.RELEASES),
    key: key.data,
    ...(seconds.data !== undefined && { everyMs: seconds.data * 1000 }),
    now: Date.now,
    checksFirst: false,
    most: WORKER_BYTES,
  });
  return async (request, context) => {
    // An isolate only runs during requests: the first request waits for the poll, and later polls run after the
    // response.
    if (!follower.current()) await follower.look();
    else if (follower.isDue()) context.waitUntil(follower.look());
    return answer(request);
  };
}

let site: Site | undefined;

/** Workers entry point. Creates one site per isolate, on the first request that succeeds. */
export default {
  async fetch(request: Request, env: WorkerEnv, context: WorkerContext): Promise<Response> {
    try {
      site ??= open(env);
    } catch (error) {
      console.warn(error instanceof Error ? error.message : String(error));
      return new Response('The site is not set up: see its log.', {
        status: 500,
        headers: headersWithoutRelease.map(([name, value]): [string, string] => [name, value]),
      });
    }
    return site(request, context);
  },
};
