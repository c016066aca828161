import { createEdge, type Edge, type EdgeOptions } from '../edge.ts';
import { checkRelease } from '../health.ts';
import { createPages, type PageSource } from '../pages.ts';
import type { FindKept } from './kept-files.ts';
import type { Pool } from './pool.ts';
import type { ReleaseSet } from './release-set.ts';
import { createSetAssets } from './set-assets.ts';

type OfEdge = Omit<EdgeOptions, 'release' | 'assets' | 'pages'>;

export interface SetEdgeOptions extends OfEdge {
  readonly pool: Pool;
  readonly findKept: FindKept;
  /** Whether the set is looked through before it is served. */
  readonly checks: boolean;
  readonly finish?: PageSource['finish'];
}

/** What answers for a set. Rejects where it is looked through and does not hold. */
export async function openSetEdge(
  set: ReleaseSet,
  { pool, findKept, checks, finish, ...options }: SetEdgeOptions,
): Promise<Edge> {
  const { release } = set;
  const { settings, encode } = options;
  const assets = createSetAssets({ set, pool, findKept, encode });
  const pages = createPages({ release, assets, settings, encode, ...(finish && { finish }) });
  if (checks) await checkRelease(release, assets, pages);
  return createEdge({ ...options, release, assets, pages });
}
