import type { Edge, EdgeOptions } from '../edge.ts';
import { headersWithoutRelease } from '../headers.ts';
import { createPreviews } from '../preview/previews.ts';
import { answerShared } from './canary.ts';
import { createFollower, type FollowOptions } from './follow.ts';
import { createKeptFiles } from './kept-files.ts';
import { leftBy, stillKept } from './next-pointer.ts';
import type { Canary } from './pointer.ts';
import { createPool, type Decode } from './pool.ts';
import { openSetEdge } from './set-edge.ts';

type OfEdge = Pick<EdgeOptions, 'settings' | 'encode' | 'fetch' | 'sourceOf'>;
type OfFollower = Omit<FollowOptions<Edge>, 'prepare'>;

export interface LiveSiteOptions extends OfEdge, OfFollower {
  readonly decode?: Decode;
  /** Bytes of the store that stay in memory at most. */
  readonly most?: number;
  /**
   * Whether the first set is looked through before it is served, as every later one is. A process may take its time; on
   * Workers a visitor waits for it.
   */
  readonly checksFirst?: boolean;
}

/** For the time in which nothing can be served. What is missing stands in the log, and by name on `/healthz`. */
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

/** The site whose release is the live set of a store. A request that has begun ends with the set that it began with. */
export function createLiveSite(options: LiveSiteOptions) {
  const { store, decode, most, checksFirst = true, log, now } = options;
  const pool = createPool({ store, decode, ...(most !== undefined && { most }) });
  const running = (): Canary | undefined => {
    const canary = follower.current()?.pointer.canary;
    return canary && Date.parse(canary.until) > now() ? canary : undefined;
  };
  /** A page of the canary and one of the live set ask for files by no cookie, or after the way back: each has the other's. */
  const kept = () => {
    const pointer = follower.current()?.pointer;
    if (!pointer) return [];
    const before = stillKept(pointer.kept, now());
    return pointer.canary ? [...leftBy(pointer, ''), ...before] : before;
  };
  const findKept = createKeptFiles({ store, kept, log, now });
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
  const follower = createFollower<Edge>({
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
  /** Also those of the live set itself: to a preview it is one beside it. */
  const findLive = createKeptFiles({
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
