import { z } from 'zod';
import { describeProblems } from './describe-problems.ts';
import { createEdge } from './edge.ts';
import { headersWithoutRelease } from './headers.ts';
import { parseRelease } from './release.ts';
import { backendCheck, httpAddress, onOrOff, originList, publishableKey } from './settings.ts';
import { createBindingStore, type AssetsBinding } from './worker-assets.ts';

/** Bindings and variables of the Worker, named as the settings of the Node process. */
export interface WorkerEnv {
  readonly ASSETS: AssetsBinding;
  readonly SUPABASE_URL: string;
  readonly SUPABASE_PUBLISHABLE_KEY: string;
  readonly SITE_FRAME_ORIGINS?: string;
  readonly SITE_SERVICE_WORKER?: string;
}

const variables = z.object({
  SUPABASE_URL: httpAddress,
  SUPABASE_PUBLISHABLE_KEY: publishableKey,
  SITE_FRAME_ORIGINS: originList.default([]),
  SITE_SERVICE_WORKER: onOrOff,
});

async function start(env: WorkerEnv): Promise<ReturnType<typeof createEdge>> {
  const result = variables.safeParse(env);
  if (!result.success) throw new Error(`Settings: ${describeProblems(result.error)}`);
  const answer = await env.ASSETS.fetch(new Request('https://assets.invalid/release.json'));
  if (!answer.ok) throw new Error(`release.json is missing from the assets (${answer.status})`);
  const settings = {
    supabaseUrl: result.data.SUPABASE_URL,
    supabasePublishableKey: result.data.SUPABASE_PUBLISHABLE_KEY,
    frameOrigins: result.data.SITE_FRAME_ORIGINS,
    serviceWorker: result.data.SITE_SERVICE_WORKER,
  };
  return createEdge({
    release: parseRelease(await answer.text(), 'release.json'),
    assets: createBindingStore(env.ASSETS),
    settings: { ...settings, healthChecks: { backend: backendCheck(settings) } },
    log: (line) => console.warn(line),
    // Written by the platform; what a visitor sends under this name does not arrive.
    sourceOf: (request) => request.headers.get('cf-connecting-ip') ?? undefined,
  });
}

let edge: Awaited<ReturnType<typeof start>> | undefined;

/** Workers entry: one edge for the life of the isolate, made by the first request that can. */
export default {
  async fetch(request: Request, env: WorkerEnv): Promise<Response> {
    try {
      edge ??= await start(env);
    } catch (error) {
      console.warn(error instanceof Error ? error.message : String(error));
      return new Response('The site is not set up: see its log.', {
        status: 500,
        headers: headersWithoutRelease.map(([name, value]): [string, string] => [name, value]),
      });
    }
    return edge.fetch(request);
  },
};
