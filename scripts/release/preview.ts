import { randomBytes } from 'node:crypto';
import { releaseSetId } from '@scripts/build/packages';
import { parsePreview, type Preview, PREVIEW_PATH, signPreview } from 'shared-release/live';
import { previewKey, sha256 } from 'shared-release/store';
import { renderReleasable } from './gate.ts';
import { bytesOf, readSomethingLive } from './live.ts';
import { withChange } from './changed-artifacts.ts';
import type { Change, PublishContext } from './publish.ts';
import { CommandError } from './command-error.ts';
import { renderSet } from './render.ts';
import type { Store } from './store.ts';
import { countMissing, writeContents, type Written } from './write-set.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface PreviewOptions {
  /** How long the link works; at most 24. */
  readonly hours: number;
  /** Origin of the site that serves the store. The default is the brand's. */
  readonly site?: string | undefined;
}

export interface Previewed {
  readonly id: string;
  readonly set: string;
  readonly packages: readonly string[];
  readonly until: string;
  /** Null in a dry run. */
  readonly link: string | null;
  readonly written: Written;
}

/**
 * Renders the live release set with some artifacts changed, and stores it as a preview. The gate applies to previews
 * too, because they run with the viewers' accounts.
 */
export async function preview(
  context: PublishContext,
  { choose }: Change,
  { hours, site }: PreviewOptions,
): Promise<Previewed> {
  const { store, keys, author, say, gate = {}, dryRun, render = renderSet, now = Date.now } = context;
  if (!keys.sign)
    throw new CommandError('RELEASE_KEY is not set: only who has the key of a store may sign a link');
  const live = await readSomethingLive(store, keys);
  const chosen = await choose(live);
  context.mayRelease?.(chosen.map((artifact) => artifact.package));
  const artifacts = await withChange(store, live.set, chosen);
  const changed = artifacts.filter(({ package: name, id }) => live.set.artefacts[name]?.id !== id);
  const packages = changed.map((artifact) => artifact.package);
  if (packages.length === 0) throw new CommandError(`Set ${live.set.id} has this already, and is live.`);
  const made = new Date(now()).toISOString();
  const facts = { id: releaseSetId(artifacts), parent: live.set.id, author, made };
  say(`Rendering set ${facts.id} …`);
  const rendered = await renderReleasable(gate, render, { store, artifacts, facts, live: live.set });
  try {
    const { candidate } = rendered;
    const until = now() + hours * HOUR_MS;
    const told = { set: facts.id, packages, until: new Date(until).toISOString() };
    const id = randomBytes(8).toString('hex');
    if (dryRun) return { ...told, id, link: null, written: await countMissing(store, candidate) };
    const written = await writeContents(store, candidate);
    const document: Preview = { id, packages, author, made, until: told.until, set: candidate.set };
    const bytes = bytesOf(JSON.stringify(document));
    if (!(await store.putIfAbsent(previewKey(id), bytes)))
      throw new CommandError(`${previewKey(id)} is there already: try once more.`);
    const token = await signPreview({ id, digest: await sha256(bytes), until }, keys.sign, now());
    const origin = site ?? candidate.set.release.brand.origin;
    return { ...told, id, link: origin + PREVIEW_PATH + token, written };
  } finally {
    await rendered.remove();
  }
}

/** Ends a preview early. Its link stops working within a minute. */
export async function endPreview({ store, dryRun }: PublishContext, id: string): Promise<void> {
  if (!(await store.get(previewKey(id)))) throw new CommandError(`There is no preview ${id} in this store.`);
  if (!dryRun) await store.remove(previewKey(id));
}

/** Reads the previews that have not ended, newest first. Skips unreadable ones. */
export async function readPreviews(store: Store, now: number): Promise<Preview[]> {
  const found = await Promise.all(
    (await store.list('previews/')).map(async ({ key }) => {
      const stored = await store.get(key);
      try {
        return stored && parsePreview(new TextDecoder().decode(stored.bytes), key);
      } catch {
        return null;
      }
    }),
  );
  return found
    .filter((one) => one !== null)
    .filter(({ until }) => Date.parse(until) > now)
    .sort((a, b) => (a.made < b.made ? 1 : -1));
}
