import type { Canary, Preview } from 'shared-release/live';
import { readHistory, type HistoryEntry } from './history.ts';
import { readLive } from './live.ts';
import { readPreviews } from './preview.ts';
import type { ReleaseKeys } from './release-keys.ts';
import type { Store } from './store.ts';

const SHOWN = 10;

type PreviewFacts = Pick<Preview, 'id' | 'packages' | 'author' | 'until'>;

export interface Status {
  readonly store: string;
  readonly live: {
    readonly set: string;
    readonly sequence: number;
    readonly expires: string;
    readonly parent: string | null;
    readonly author: string;
    readonly made: string;
    readonly versions: Readonly<Record<string, string>>;
    /** The release set that a share of the visitors gets. */
    readonly canary?: Canary | undefined;
  } | null;
  /** The latest switches of the pointer, newest first. */
  readonly history: readonly HistoryEntry[];
  /** Previews that are still open, newest first. */
  readonly previews: readonly PreviewFacts[];
}

export async function readStatus(store: Store, keys: ReleaseKeys): Promise<Status> {
  const live = await readLive(store, keys);
  if (!live) return { store: store.where, live: null, history: [], previews: [] };
  const { pointer, set } = live;
  const versions = Object.fromEntries(
    Object.entries(set.artefacts).map(([name, { version }]) => [name, version]),
  );
  const { parent, author, made } = set;
  return {
    store: store.where,
    live: { ...pointer, parent, author, made, versions },
    history: await readHistory(store, pointer.sequence, SHOWN),
    previews: (await readPreviews(store, Date.now())).map(({ id, packages, author, until }) => ({
      id,
      packages,
      author,
      until,
    })),
  };
}

const minute = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

export function describeStatus({ store, live, history, previews }: Status): string[] {
  if (!live) return [`Store ${store}: nothing is live yet`];
  const width = Math.max(...Object.keys(live.versions).map((name) => name.length));
  return [
    `Store ${store}`,
    ...(live.canary
      ? [
          `Canary: set ${live.canary.set}, ${live.canary.share} % of the visitors since ${minute(live.canary.since)}, until ${minute(live.canary.until)}`,
        ]
      : []),
    `Live: set ${live.set}, sequence ${live.sequence}, made ${minute(live.made)} by ${live.author}`,
    `  until ${live.expires.slice(0, 10)}; ${live.parent === null ? 'no set before it' : `before it ${live.parent}`}`,
    ...Object.entries(live.versions).map(([name, version]) => `  ${name.padEnd(width)}  ${version}`),
    'Last sets, newest first:',
    ...history.map(({ sequence, set, at, author, action }) =>
      `  ${String(sequence).padStart(4)}  ${set}  ${minute(at)}  ${author}  ${action}`.trimEnd(),
    ),
    ...(previews.length > 0 ? ['Previews:'] : []),
    ...previews.map(
      ({ id, packages, author, until }) =>
        `  ${id}  until ${minute(until)}  ${author}  ${packages.join(', ')}`,
    ),
  ];
}
