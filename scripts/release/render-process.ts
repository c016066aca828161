import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import tls from 'node:tls';
import { Worker } from 'node:worker_threads';
import type { PackageBuild, BuildRecord, PackageName } from '@scripts/build/packages';
import { assembleSite } from '@scripts/build/site';
import { remotes as remoteTable } from 'shared-contract/remotes';
import { LIVE_FOLDER, OUT_FOLDER, ROUTES_FILE, stepLine } from './render-steps.ts';

type Methods = Record<string, unknown>;

function deny(owner: object, names: readonly string[], what: string): void {
  const denied = () => {
    throw new Error(`${what} is not open to what is rendered.`);
  };
  for (const name of names)
    Object.defineProperty(owner, name, { value: denied, writable: false, configurable: false });
}

const functionsOf = (owner: object) =>
  Object.keys(owner).filter((name) => typeof (owner as Methods)[name] === 'function');

/** Blocks Node's network access. All of it uses one of these functions. */
function closeNetwork(): void {
  deny(net.Socket.prototype, ['connect'], 'The network');
  deny(net.Server.prototype, ['listen'], 'The network');
  deny(dgram.Socket.prototype, ['bind', 'connect', 'send'], 'The network');
  for (const module of [dns, dns.promises])
    deny(
      module,
      functionsOf(module).filter((name) => !/^(?:Resolver|get|set)/.test(name)),
      'The network',
    );
  for (const { prototype } of [dns.Resolver, dns.promises.Resolver])
    deny(
      prototype,
      Object.getOwnPropertyNames(prototype).filter((name) => /^(?:resolve|reverse)/.test(name)),
      'The network',
    );
  deny(net, ['connect', 'createConnection', 'createServer'], 'The network');
  deny(tls, ['connect', 'createServer'], 'The network');
  deny(http, ['request', 'get', 'createServer'], 'The network');
  deny(https, ['request', 'get', 'createServer'], 'The network');
  deny(http2, ['connect', 'createServer', 'createSecureServer'], 'The network');
  deny(globalThis, ['fetch', 'WebSocket', 'EventSource'], 'The network');
}

/** Kills this process after the limit, even in an endless loop, in case the parent process can no longer do it. */
function startWatch(limitMs: number): void {
  const watch = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${String(limitMs)})`;
  new Worker(watch, { eval: true, env: {}, stdin: false }).unref();
}

/** Returns Node's permission API, which can drop permissions that this code no longer needs. */
const permissions = () =>
  (process as unknown as { readonly permission: { drop(scope: string): void; has(scope: string): boolean } })
    .permission;

/**
 * Removes the capabilities that package code must not have: network, other processes, threads, native code. The command
 * line already limits reads and writes.
 */
export function closeProcess(limitMs: number): void {
  startWatch(limitMs);
  closeNetwork();
  deny(process, ['kill', '_kill', '_debugProcess', 'dlopen', 'binding', '_linkedBinding'], 'The process');
  deny(
    childProcess,
    functionsOf(childProcess).filter((name) => name !== 'ChildProcess'),
    'A process',
  );
  syncBuiltinESMExports();
  for (const scope of ['child', 'worker', 'addon']) permissions().drop(scope);
  const left = ['child', 'worker', 'addon'].filter((scope) => permissions().has(scope));
  if (left.length > 0) throw new Error(`This version of Node does not close ${left.join(', ')}.`);
}

/* Renders a release set from the artifacts in `<work>/in/<package>` to `<work>/out/<id>`. `render.ts` starts it with
   permissions that it drops before it loads package code. Its output shows whether it succeeded. */
const [work = '', id = ''] = process.argv.slice(2);

const isRemote = (name: string): name is Exclude<PackageName, 'shell'> => name.startsWith('mfe-');

function buildOf(name: PackageName): PackageBuild {
  const folder = path.join(work, 'in', name);
  const record = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as BuildRecord;
  return { name, folder, record, fresh: false };
}

process.on('uncaughtException', (error: unknown) => {
  writeSync(2, `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});

const shell = buildOf('shell');
// In the order of the table, as in a build of all packages. Remotes of other repositories follow.
const table: readonly string[] = remoteTable.map((remote) => remote.package);
const order = (name: string) => (table.includes(name) ? table.indexOf(name) : table.length);
const remotes = readdirSync(path.join(work, 'in'))
  .filter(isRemote)
  .sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1))
  .map(buildOf);

await assembleSite(shell, remotes, path.join(work, OUT_FOLDER), {
  release: id,
  earlier: path.join(work, LIVE_FOLDER),
  onCompiled: () => {
    closeProcess(Number(process.env['RENDER_LIMIT']));
  },
  onRoutes: (routes) => {
    writeFileSync(path.join(work, ROUTES_FILE), JSON.stringify(routes));
  },
  onStep: (step) => {
    writeSync(1, stepLine(step));
  },
});
// Exit even if package code left timers or handles.
process.exit(0);
