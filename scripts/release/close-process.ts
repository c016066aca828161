import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';
import { Worker } from 'node:worker_threads';

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

/** Every way to the network that Node has passes one of these. */
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

/** Ends this process by itself when whoever started it is gone and cannot; what runs in an endless loop included. */
function startWatch(limitMs: number): void {
  const watch = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${String(limitMs)})`;
  new Worker(watch, { eval: true, env: {}, stdin: false }).unref();
}

/** What Node can drop again, once nothing of our own needs it. */
const permissions = () =>
  (process as unknown as { readonly permission: { drop(scope: string): void; has(scope: string): boolean } })
    .permission;

/**
 * Takes from this process what the code of packages must not have: network, other processes, threads, machine code. What it
 * may read and write was said at its start.
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
