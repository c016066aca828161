import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError, loadEnvFile, parseSettings, removeSecrets } from '@scripts/core/command';
import { ownersOf, root } from '@scripts/core/files';
import { onOrphaned } from '@scripts/core/processes';
import { describeStatus, readStatus } from './status.ts';
import { openBackend } from './backend.ts';
import { parseCommand, type Command } from './command.ts';
import { IDENTITY_SETTINGS, parseRights, type Releaser, releaserFor, RIGHTS_FILE } from './identity.ts';
import { notifyOwners } from './notify.ts';
import { openStore } from './open-store.ts';
import { runPreview } from './preview-command.ts';
import { promoteCanary } from './canary.ts';
import { readSomethingLive } from './live.ts';
import { prune } from './prune.ts';
import { createReadCounts, watchCanary } from './watch-canary.ts';
import type { Published } from './publish.ts';
import { keysFor } from './release-keys.ts';
import { rollbackSet } from './rollback.ts';
import type { Store } from './store.ts';
import { describeWritten } from './write-set.ts';

/* npm run release -- publish <package …> | preview <package …> | status | promote | watch | rollback [package] | remove <remote …>
   | notify | prune
   Releases packages to a store independently of each other: docs/decisions/0028. */
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

/** With `--json`, standard output contains only the JSON. */
const output = (json: boolean) => ({
  say: json ? (line: string) => process.stderr.write(`${line}\n`) : print,
  answer: (value: object, lines: readonly string[]) => {
    print(json ? JSON.stringify(value, null, 2) : lines.join('\n'));
  },
});

async function notify(store: Store, dataFolder: string, { say, answer }: ReturnType<typeof output>) {
  const { owners } = parseRights(readFileSync(path.join(root, RIGHTS_FILE), 'utf8'), RIGHTS_FILE);
  const secret = process.env['WEBHOOK_SECRET'];
  const backend = openBackend(process.env, dataFolder);
  const notified = await notifyOwners({ store, backend, ownersOf, owners, secret, say });
  const { sent, failed } = notified;
  answer(notified, [
    `New errors sent: ${sent.webhook} by webhook, ${sent.email} by email`,
    `Due again: ${failed.webhook} by webhook, ${failed.email} by email`,
  ]);
  if (failed.webhook + failed.email > 0) process.exitCode = 1;
}

/** What a stopped command does before it exits, such as leaving the queue, and the time for it in ms. */
const stops: (() => Promise<unknown>)[] = [];
const STOP_MS = 3_000;

/** Loads the build and the gate, which `status` and a rollback of all packages don't need. */
const loadPublish = () => Promise.all([import('./publish-builds.ts'), import('./gate/gates.ts')]);

async function run(command: Command): Promise<void> {
  const { action, names, stored, to, canary, preview, built, dryRun, allPages, json } = command;
  const address = command.store;
  const { DATA_DIR, SITE_PORT } = parseSettings(process.env);
  const place = address ?? path.resolve(root, DATA_DIR, 'release-store');
  const store = openStore(place, process.env);
  const { say, answer } = output(json);
  if (action === 'notify') {
    await notify(store, DATA_DIR, { say, answer });
    return;
  }
  const needs = action === 'status' || action === 'prune' ? 'verify' : 'sign';
  const keys = await keysFor(place.startsWith('s3:') ? undefined : store.where, process.env, needs);
  const { author, mayRelease }: Releaser =
    needs === 'sign' ? await releaserFor(command, process.env) : command;
  const environment = { ...process.env };
  removeSecrets(process.env, IDENTITY_SETTINGS);
  const onStop = (act: () => Promise<unknown>) => void stops.push(act);
  const context = {
    store,
    keys,
    author,
    say,
    dryRun,
    built,
    canary,
    onStop,
    ...(mayRelease && { mayRelease }),
  };
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
    const [{ publishPackages }, { releaseGate }] = await loadPublish();
    const gate = releaseGate(store, say, { opensAllPages: allPages });
    done(await publishPackages({ ...context, gate, alone: allPages }, names, stored));
  } else if (action === 'promote') {
    const live = await readSomethingLive(store, keys);
    done(await promoteCanary(context, live, 'by hand'));
  } else if (action === 'watch') {
    const readCounts = createReadCounts(openBackend(environment, DATA_DIR));
    const watched = await watchCanary(context, { readCounts });
    answer(watched, [`Canary ${watched.set} is ${watched.end}: ${watched.why}`]);
    if (watched.end !== 'promoted') process.exitCode = 3;
  } else if (action === 'remove') {
    const [{ removeRemotes }, { releaseGate }] = await loadPublish();
    done(await removeRemotes({ ...context, gate: releaseGate(store, say) }, names));
  } else if (action === 'rollback' && name) {
    const { rollbackPackage } = await import('./rollback.ts');
    const [, { releaseGate }] = await loadPublish();
    done(await rollbackPackage({ ...context, gate: releaseGate(store, say, { isBack: true }) }, name));
  } else if (action === 'rollback') done(await rollbackSet(context, to));
  else if (action === 'preview') {
    // The local site serves the local store.
    const site = preview.site ?? (address === undefined ? `http://localhost:${SITE_PORT}` : undefined);
    const { releaseGate } = await import('./gate/gates.ts');
    const gate = releaseGate(store, say);
    answer(...(await runPreview({ ...context, gate }, command, { ...preview, site })));
  } else if (action === 'status') {
    const status = await readStatus(store, keys);
    answer(status, describeStatus(status));
  } else {
    const pruned = await prune(store, keys, { dryRun });
    const { kept, sets, artifacts, files, pages, previews } = pruned;
    answer({ ...pruned, dryRun }, [
      `${dryRun ? 'Would remove' : 'Removed'} ${sets} sets, ${previews} previews, ${artifacts} artefacts, ${pages} pages, ${files} files; ${kept} sets are kept`,
    ]);
  }
}

// On exit, child processes end too and remove their folders.
function stop(): void {
  setTimeout(() => process.exit(1), STOP_MS);
  void Promise.allSettled(stops.map((act) => act())).then(() => process.exit(1));
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
onOrphaned(stop);

try {
  loadEnvFile(root);
  await run(parseCommand(process.argv.slice(2), process.env));
} catch (error) {
  process.stderr.write(`release: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
