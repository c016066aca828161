import path from 'node:path';
import { describeStatus, readStatus } from './release/status.ts';
import { root } from './build/shared-modules.ts';
import { UsageError } from './lib/command-line.ts';
import { loadEnvFile, parseSettings } from './lib/settings.ts';
import { onOrphaned } from './lib/on-orphaned.ts';
import { parseCommand, type Command } from './release/command.ts';
import { IDENTITY_SETTINGS } from './release/identity.ts';
import { openStore } from './release/open-store.ts';
import { runPreview } from './release/preview-command.ts';
import { promoteCanary } from './release/canary.ts';
import { readSomethingLive } from './release/live.ts';
import { prune } from './release/prune.ts';
import { createReadCounts } from './release/read-counts.ts';
import { watchCanary } from './release/watch-canary.ts';
import type { Published } from './release/publish.ts';
import { keysFor } from './release/release-keys.ts';
import { releaserFor, type Releaser } from './release/releaser.ts';
import { rollbackSet } from './release/rollback-set.ts';
import { describeWritten } from './release/write-set.ts';

/*
 * npm run release -- publish <package …> | preview <package …> | status | promote | watch | rollback [package] | prune
 * Releases packages to a store of their own accord: docs/decisions/0071.
 */
const print = (line: string) => {
  process.stdout.write(`${line}\n`);
};

const told = ({ set, sequence, changed, written }: Published) => ({
  set: set.id,
  sequence,
  changed,
  versions: Object.fromEntries(Object.entries(set.artefacts).map(([name, { version }]) => [name, version])),
  written,
});

const SECRETS = ['RELEASE_KEY', 'SUPABASE_SECRET_KEY', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];

async function run(command: Command): Promise<void> {
  const { action, names, stored, store: address, to, canary, preview, built, dryRun, json } = command;
  const { DATA_DIR, SITE_PORT } = parseSettings(process.env);
  const place = address ?? path.resolve(root, DATA_DIR, 'release-store');
  const store = openStore(place, process.env);
  const needs = action === 'status' || action === 'prune' ? 'verify' : 'sign';
  const keys = await keysFor(place.startsWith('s3:') ? undefined : store.where, process.env, needs);
  const { author, mayRelease }: Releaser =
    needs === 'sign' ? await releaserFor(command, process.env) : command;
  const environment = { ...process.env };
  // Builds are made by processes that this one starts: they inherit none of it.
  for (const secret of [...SECRETS, ...IDENTITY_SETTINGS]) Reflect.deleteProperty(process.env, secret);
  // Who reads the answer as JSON gets nothing else on standard output.
  const say = json ? (line: string) => process.stderr.write(`${line}\n`) : print;
  const answer = (value: object, lines: readonly string[]) => {
    if (json) print(JSON.stringify(value, null, 2));
    else print(lines.join('\n'));
  };
  const context = { store, keys, author, say, dryRun, built, canary, ...(mayRelease && { mayRelease }) };
  const since = performance.now();
  const done = (published: Published) => {
    const { set, sequence, changed, written } = published;
    const live = canary === undefined ? 'Live' : `Canary for ${canary} % of the visitors`;
    const took = `${((performance.now() - since) / 1000).toFixed(1)} s`;
    const brought = describeWritten(written);
    const what = dryRun
      ? `Would make set ${set.id} live as sequence ${sequence}: ${brought}. Nothing was written.`
      : `${live}: set ${set.id}, sequence ${sequence}; ${brought}, ${took}`;
    answer({ ...told(published), dryRun }, [
      changed ? what : `Set ${set.id} is live already, sequence ${sequence}`,
    ]);
  };
  const [name] = names;
  if (action === 'publish') {
    const [{ publishPackages }, { releaseGate }] = await Promise.all([
      import('./release/publish-builds.ts'),
      import('./release/gate/gates.ts'),
    ]);
    done(await publishPackages({ ...context, gate: releaseGate(store, say) }, names, stored));
  } else if (action === 'promote') {
    const live = await readSomethingLive(store, keys);
    done(await promoteCanary(context, live, 'by hand'));
  } else if (action === 'watch') {
    const watched = await watchCanary(context, { readCounts: createReadCounts(environment, DATA_DIR) });
    answer(watched, [`Canary ${watched.set} is ${watched.end}: ${watched.why}`]);
    if (watched.end !== 'promoted') process.exitCode = 3;
  } else if (action === 'rollback' && name) {
    const [{ rollbackPackage }, { releaseGate }] = await Promise.all([
      import('./release/rollback-package.ts'),
      import('./release/gate/gates.ts'),
    ]);
    done(await rollbackPackage({ ...context, gate: releaseGate(store, say, { isBack: true }) }, name));
  } else if (action === 'rollback') done(await rollbackSet(context, to));
  else if (action === 'preview') {
    // The store of this machine is served by this machine's site.
    const site = preview.site ?? (address === undefined ? `http://localhost:${SITE_PORT}` : undefined);
    const { releaseGate } = await import('./release/gate/gates.ts');
    // Whoever opens it is the one who looks at its pages.
    const gate = { ...releaseGate(store, say), last: [] };
    answer(...(await runPreview({ ...context, gate }, names, { ...preview, site })));
  } else if (action === 'status') {
    const status = await readStatus(store, keys);
    answer(status, describeStatus(status));
  } else {
    const pruned = await prune(store, keys, { dryRun });
    const { kept, sets, artefacts, files, pages, previews } = pruned;
    answer({ ...pruned, dryRun }, [
      `${dryRun ? 'Would remove' : 'Removed'} ${sets} sets, ${previews} previews, ${artefacts} artefacts, ${pages} pages, ${files} files; ${kept} sets are kept`,
    ]);
  }
}

// What a command has started ends with it, and takes its folder along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
onOrphaned(() => process.exit(1));

try {
  loadEnvFile(root);
  await run(parseCommand(process.argv.slice(2), process.env));
} catch (error) {
  process.stderr.write(`release: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
