import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type Artifact, describeVersions, storedArtifact } from './artifacts.ts';
import { CommandError } from './command-error.ts';
import { GateError } from './gate.ts';
import { bytesOf, NO_RELEASE_KEY, readSet } from './live.ts';
import { publish, type Change, type Published, type PublishContext } from './publish.ts';
import type { ReleaseKeys } from './release-keys.ts';
import type { Store } from './store.ts';
import { sumOf, writeArtifact } from './write-set.ts';

/* Publish commands that run at the same time join one render and one gate (docs/decisions/0029). Each adds an entry to
   `queue.json`. One command leads: it releases the waiting entries together and records their outcomes. */

export const QUEUE_KEY = 'queue.json';
const TYPE = 'ninecourse-queue+jwt';

const entryShape = z.object({
  id: z.uuid(),
  author: z.string(),
  /** Artifact ids by package. */
  artifacts: z.record(z.string(), z.string()),
  /** Digest of the code that renders and checks. Only a command with the same code may release the entry. */
  code: z.string(),
  /** The command renews it while it runs. After this time, the entry counts as abandoned. */
  until: z.iso.datetime(),
  /** True if another command failed to release the entry for a reason that may be its own. */
  alone: z.boolean().optional(),
  outcome: z
    .union([z.object({ set: z.string(), sequence: z.int() }), z.object({ rejected: z.string() })])
    .optional(),
});
type Entry = z.infer<typeof entryShape>;

const queueShape = z.object({
  entries: z.array(entryShape),
  /** Id of the entry whose command leads. */
  leader: z.string().optional(),
});
type Queue = z.infer<typeof queueShape>;

const EMPTY: Queue = { entries: [] };

/** Reads the queue. One that this store's key didn't sign counts as empty, because it must not block releases. */
async function readQueue(store: Pick<Store, 'get'>, { verify }: ReleaseKeys) {
  const stored = await store.get(QUEUE_KEY);
  if (!stored) return { queue: EMPTY, version: null };
  try {
    const key = await importJWK(verify, 'EdDSA');
    const { payload } = await jwtVerify(new TextDecoder().decode(stored.bytes), key, { typ: TYPE });
    return { queue: queueShape.parse(payload), version: stored.version };
  } catch {
    return { queue: EMPTY, version: stored.version };
  }
}

export interface QueueOptions {
  /** Digest of the code that renders and checks release sets. */
  readonly code: string;
  /** Time between two reads of the queue, in ms. */
  readonly pollMs?: number;
  /** Time after which a command that doesn't renew its entry counts as gone, in ms. */
  readonly leaseMs?: number;
}

/** Time in ms after which a command stops renewing its entry, so that one that hangs blocks no others. */
const PATIENCE_MS = 60 * 60_000;

/** A command's access to the queue. Entries of commands that are gone are left out. */
function createQueue(
  { store, keys, now = Date.now }: PublishContext,
  own: Omit<Entry, 'until'>,
  leaseMs: number,
) {
  const { sign } = keys;
  if (!sign) throw new CommandError(NO_RELEASE_KEY);
  const signing: JWK = sign;

  const read = async () => {
    const { queue, version } = await readQueue(store, keys);
    const entries = queue.entries.filter(({ until }) => Date.parse(until) > now());
    return { queue: { ...queue, entries }, version };
  };

  /** Repeats the change if another command wrote first. */
  async function update(change: (queue: Queue) => Partial<Queue>): Promise<Queue> {
    const key = await importJWK(signing, 'EdDSA');
    for (;;) {
      const { queue, version } = await read();
      const next = { ...queue, ...change(queue) };
      const text = await new SignJWT(next).setProtectedHeader({ alg: 'EdDSA', typ: TYPE }).sign(key);
      if (await store.swap(QUEUE_KEY, bytesOf(text), version)) return next;
      await pause(100 * Math.random());
    }
  }

  const change = (ids: readonly string[], changed: Partial<Entry>) =>
    update(({ entries }) => ({
      entries: entries.map((entry) => (ids.includes(entry.id) ? { ...entry, ...changed } : entry)),
    }));
  const until = () => new Date(now() + leaseMs).toISOString();
  const hasLeader = ({ entries, leader }: Queue) => entries.some(({ id }) => id === leader);
  return {
    change,
    /** Reads the queue. Adds the own entry if it is missing, and leads if no other command does. */
    async join(): Promise<Queue> {
      const { queue } = await read();
      if (queue.entries.some(({ id }) => id === own.id) && hasLeader(queue)) return queue;
      return update((latest) => {
        const isKnown = latest.entries.some(({ id }) => id === own.id);
        const all = isKnown ? latest.entries : [...latest.entries, { ...own, until: '' }];
        const entries = all.map((entry) => (entry.id === own.id ? { ...entry, until: until() } : entry));
        return { entries, leader: hasLeader({ ...latest, entries }) ? latest.leader : own.id };
      });
    },
    renew: () => change([own.id], { until: until() }),
    leave: () => update(({ entries }) => ({ entries: entries.filter(({ id }) => id !== own.id) })),
  };
}

/**
 * Selects waiting entries in order that the own command can release, at most one for each package. Later ones for the
 * same package wait.
 */
function nextBatch({ entries }: Queue, own: Pick<Entry, 'id' | 'code'>): Entry[] {
  const taken = new Set<string>();
  return entries.filter(({ id, artifacts, code, alone, outcome }) => {
    if (outcome) return false;
    const names = Object.keys(artifacts);
    const isFree = names.every((name) => !taken.has(name));
    for (const name of names) taken.add(name);
    return isFree && (id === own.id || (code === own.code && !alone));
  });
}

interface Release {
  readonly entry: Entry;
  readonly artifacts: readonly Artifact[];
}

const versionsOf = ({ artifacts }: Release) => describeVersions(artifacts);

/** Returns the description of a release for the history. Names the author of each change if there are several. */
const actionOf = (batch: readonly Release[]) =>
  `publish ${batch.map((one) => versionsOf(one) + (batch.length > 1 ? ` by ${one.entry.author}` : '')).join('; ')}`;

/** Returns true if the gate rejected a release because of its own packages. */
function isToBlame({ artifacts }: Release, error: Error): boolean {
  const named = new Set(error instanceof GateError ? error.objections.map((one) => one.package) : []);
  return artifacts.some((artifact) => named.has(artifact.package));
}

/**
 * Splits rejected entries into those whose packages the gate names and the others, or in half if it names none or all.
 */
function split(batch: readonly Release[], error: Error): readonly Release[][] {
  const parts = [false, true].map((isNamed) => batch.filter((one) => isToBlame(one, error) === isNamed));
  const middle = Math.ceil(batch.length / 2);
  return parts.every((part) => part.length > 0) ? parts : [batch.slice(0, middle), batch.slice(middle)];
}

type Settle = (batch: readonly Release[], result: Published | Error) => Promise<void>;
type ChangeOf = (artifacts: readonly Artifact[]) => Change;

/** Releases entries together. If they are rejected, splits them until the rejected one is alone. */
async function releaseBatch(
  context: PublishContext,
  batch: readonly Release[],
  changeOf: ChangeOf,
  settle: Settle,
): Promise<void> {
  const author = [...new Set(batch.map(({ entry }) => entry.author))].join(', ');
  const change = { ...changeOf(batch.flatMap(({ artifacts }) => artifacts)), action: actionOf(batch) };
  const result = await publish({ ...context, author }, change).catch((error: unknown) => error as Error);
  // Another error than a rejection, such as that of a store, isn't due to one of the entries.
  if (!(result instanceof CommandError) || batch.length === 1) return settle(batch, result);
  for (const part of split(batch, result)) {
    context.say(`Rejected together. Releasing separately: ${part.map(versionsOf).join('; ')}`);
    await releaseBatch(context, part, changeOf, settle);
  }
}

/**
 * Publishes artifacts together with those of other commands that wait. The command either leads and releases all of
 * them, or waits until the leading command released its own.
 *
 * @throws the reason if the gate rejects these artifacts by themselves
 */
export async function publishTogether(
  { mayRelease, onStop, ...context }: PublishContext,
  artifacts: readonly Artifact[],
  changeOf: ChangeOf,
  { code, pollMs = 1_000, leaseMs = 90_000 }: QueueOptions,
): Promise<Published> {
  const { store, author, say } = context;
  mayRelease?.(artifacts.map((artifact) => artifact.package));
  const ids = Object.fromEntries(artifacts.map((artifact) => [artifact.package, artifact.id]));
  const own = { id: randomUUID(), author, artifacts: ids, code };
  const queue = createQueue(context, own, leaseMs);
  // The leading command reads the artifacts from the store.
  const stored = sumOf(await Promise.all(artifacts.map((artifact) => writeArtifact(store, artifact))));
  let current = await queue.join();
  const stopping = new AbortController();
  onStop?.(() => {
    stopping.abort(new CommandError('Stopped before the release.'));
    return queue.leave();
  });
  const heartbeat = setInterval(() => void queue.renew().catch(() => undefined), leaseMs / 3);
  const patience = setTimeout(() => clearInterval(heartbeat), PATIENCE_MS);
  /** The result of the own entry, if this command leads. */
  const results: (Published | Error)[] = [];
  const settle: Settle = async (batch, result) => {
    for (const one of batch) {
      const { id } = one.entry;
      if (id === own.id) results.push(result);
      else if (!(result instanceof Error))
        await queue.change([id], { outcome: { set: result.set.id, sequence: result.sequence } });
      else
        await queue.change(
          [id],
          isToBlame(one, result) ? { outcome: { rejected: result.message } } : { alone: true },
        );
    }
  };
  const load = async (entry: Entry): Promise<readonly Release[]> => {
    if (entry.id === own.id) return [{ entry, artifacts }];
    try {
      const named = Object.entries(entry.artifacts).map(([name, id]) => storedArtifact(store, name, id));
      return [{ entry, artifacts: await Promise.all(named) }];
    } catch {
      await queue.change([entry.id], { alone: true });
      return [];
    }
  };
  try {
    if (current.leader !== own.id) say('Another release is in progress. Waiting to join the next one.');
    for (;;) {
      const outcome = current.entries.find(({ id }) => id === own.id)?.outcome;
      if (outcome && 'rejected' in outcome) throw new CommandError(outcome.rejected);
      if (outcome)
        return { ...outcome, set: await readSet(store, outcome.set), changed: true, written: stored };
      if (current.leader === own.id) {
        const batch = (await Promise.all(nextBatch(current, own).map(load))).flat();
        await releaseBatch(context, batch, changeOf, settle);
        const [result] = results;
        if (result instanceof Error) throw result;
        if (result) return { ...result, written: sumOf([stored, result.written]) };
      } else await pause(pollMs);
      stopping.signal.throwIfAborted();
      current = await queue.join();
    }
  } finally {
    clearInterval(heartbeat);
    clearTimeout(patience);
    // Its entry also ends without this. The result of the release counts.
    await queue
      .leave()
      .catch((error: unknown) => say(`The queue of the store was not updated: ${String(error)}`));
  }
}
