import { type Canary, leftBy, retainedReleases } from 'shared-release/live';
import { createPool, type Decode } from 'shared-release/store';
import type { Edge, EdgeOptions } from '../edge.ts';
import { headersWithoutRelease } from '../headers.ts';
import { createPreviews } from '../preview/previews.ts';
import { answerShared } from './canary.ts';
import { createReleasePoller, type FollowOptions } from './follow.ts';
import { createRetainedFiles } from './retained-files.ts';
import { openSetEdge } from './set-edge.ts';

type OfEdge = Pick<EdgeOptions, 'settings' | 'encode' | 'fetch' | 'sourceOf'>;
type OfFollower = Omit<FollowOptions<Edge>, 'prepare'>;

export interface LiveSiteOptions extends OfEdge, OfFollower {
  readonly decode?: Decode;
  /** Maximum bytes of the store's files to cache in memory. */
  readonly most?: number;
  /**
   * Whether to check the first release set before serving it, like every later one. A process can take the time, but on
   * Workers a visitor waits for it.
   */
  readonly checksFirst?: boolean;
}

function withoutRelease(request: Request, refusal: string | undefined): Response {
  const headers = new Headers({
    ...Object.fromEntries(headersWithoutRelease),
    'cache-control': 'no-store',
    'retry-after': '10',
  });
  if (new URL(request.url).pathname === '/healthz')
    return Response.json(
      { status: 'unavailable', missing: ['release'], ...(refusal !== undefined && { refused: refusal }) },
      { status: 503, headers },
    );
  headers.set('content-type', 'text/plain; charset=utf-8');
  return new Response('The site cannot be shown right now. Please try again in a moment.', {
    status: 503,
    headers,
  });
}

/** Creates a site that serves a store's live release set. Each request completes with the set that it started with. */
export function createLiveSite(options: LiveSiteOptions) {
  const { store, decode, most, checksFirst = true, log, now } = options;
  const pool = createPool({ store, decode, ...(most !== undefined && { most }) });
  const running = (): Canary | undefined => {
    const canary = follower.current()?.pointer.canary;
    return canary && Date.parse(canary.until) > now() ? canary : undefined;
  };
  /**
   * Canary and live pages request files without the cookie, or after a rollback, so both sets' files must be available
   * to all.
   */
  const kept = () => {
    const pointer = follower.current()?.pointer;
    if (!pointer) return [];
    const before = retainedReleases(pointer.kept, now());
    return pointer.canary ? [...leftBy(pointer, ''), ...before] : before;
  };
  const findKept = createRetainedFiles({ store, kept, log, now });
  const standing = () => {
    const live = follower.current();
    return {
      set: live?.set.id,
      sequence: live?.pointer.sequence,
      canary: live?.canary && running()?.set,
      lookedSecondsAgo: follower.age(),
      refused: follower.refusal(),
    };
  };
  const follower = createReleasePoller<Edge>({
    ...options,
    prepare: (set): Promise<Edge> =>
      openSetEdge(set, {
        ...options,
        pool,
        findKept,
        checks: checksFirst || follower.current() !== undefined,
        standing,
      }),
  });
  /** Includes the live set's files, because for a preview the live set is another release. */
  const findLive = createRetainedFiles({
    store,
    kept: () => {
      const pointer = follower.current()?.pointer;
      return pointer ? [{ ...pointer, left: new Date(now()).toISOString() }, ...kept()] : [];
    },
    log,
    now,
  });
  const preview = createPreviews({ ...options, pool, findLive, checks: checksFirst });
  return {
    follower,
    answer: async (request: Request, platform?: object): Promise<Response> => {
      const live = follower.current();
      if (!live) return withoutRelease(request, follower.refusal());
      const previewed = await preview(request, platform);
      if (previewed) return previewed;
      const canary = running();
      return canary && live.canary
        ? answerShared(live, live.canary.site, canary, request, platform)
        : live.site.fetch(request, platform);
    },
  };
}
