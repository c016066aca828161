import type { Edge, EdgeOptions } from '../edge.ts';
import type { FindKept } from '../live/kept-files.ts';
import { previewKey } from '../live/keys.ts';
import { sha256, type Pool } from '../live/pool.ts';
import type { ReadStore } from '../live/read-store.ts';
import { openSetEdge } from '../live/set-edge.ts';
import { ReleaseError } from '../release.ts';
import { bannerOf, withBanner } from './banner.ts';
import { parsePreview, type Preview } from './preview-document.ts';
import type { PreviewToken } from './preview-token.ts';

type OfEdge = Pick<EdgeOptions, 'settings' | 'encode' | 'fetch' | 'sourceOf'>;

export interface OpenerOptions extends OfEdge {
  readonly store: ReadStore;
  readonly pool: Pool;
  /** Finds versioned files of the live set and earlier ones, whose pages may be open next to a preview. */
  readonly findLive: FindKept;
  /** Whether a preview is looked through before it is shown. */
  readonly checks: boolean;
  readonly log: (line: string) => void;
  readonly now: () => number;
}

interface Opened {
  readonly edge: Edge;
  /** When the store was last seen to have it. */
  seenAt: number;
}

/** As many stay in memory as people look at in a day. */
const MOST = 4;
/** One that was ended is not shown for longer. */
const SEEN_MS = 60_000;

/** Makes what answers for a preview: an edge of its own, kept for who comes next. */
export function createOpener(options: OpenerOptions) {
  const { store, findLive, settings: given, now } = options;
  const opened = new Map<string, Opened>();
  // A worker of the preview would outlive it.
  const settings = { ...given, serviceWorker: false };
  const { encode: compress } = options;
  const encode =
    compress && ((...[body, encoding]: Parameters<typeof compress>) => compress(body, encoding, 'quick'));

  async function read({ id, digest }: PreviewToken): Promise<Preview> {
    const key = previewKey(id);
    const stored = await store.get(key);
    if (!stored) throw new ReleaseError('it was ended, or belongs to another site');
    if ((await sha256(stored.bytes)) !== digest)
      throw new ReleaseError(`${key} is refused: the link is signed for other bytes`);
    return parsePreview(new TextDecoder().decode(stored.bytes), key);
  }

  async function open(preview: Preview): Promise<Edge> {
    const { set } = preview;
    const manifest = { ...set.release.manifest, release: set.id };
    const release = { ...set.release, release: set.id, manifest };
    const banner = bannerOf(preview);
    const finish = (html: string) => withBanner(html, banner);
    return openSetEdge({ ...set, release }, { ...options, settings, encode, findKept: findLive, finish });
  }

  return async (token: PreviewToken): Promise<Edge> => {
    const known = opened.get(token.id);
    if (known && now() - known.seenAt < SEEN_MS) return known.edge;
    const preview = await read(token).catch((error: unknown) => {
      opened.delete(token.id);
      throw error;
    });
    const edge = known?.edge ?? (await open(preview));
    opened.set(token.id, { edge, seenAt: now() });
    for (const [oldest] of opened) if (opened.size > MOST) opened.delete(oldest);
    return edge;
  };
}
