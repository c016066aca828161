import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { nodeMachine, findOtherEngine, otherEngines } from '@scripts/core/browsers';
import { visitInOtherEngines } from './other-engines.ts';

/** Each page except `/sound` has an error in one browser. */
const scripts: Readonly<Record<string, string>> = {
  '/sound': 'root.dataset.live = ""',
  '/firefox':
    'root.dataset.live = ""; if (navigator.userAgent.includes("Firefox")) throw new Error("planted")',
  '/webkit':
    'root.dataset.live = ""; if (!navigator.userAgent.includes("Firefox")) Promise.reject(new Error("planted"))',
};

void test('an error in one other browser is told with its address, and a browser that is missing by name', async () => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const script = scripts[pathname.replace('.js', '')];
    response.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.setHeader('content-security-policy', "script-src 'self'");
    response.end(
      pathname.endsWith('.js')
        ? `const root = document.getElementById('root'); ${script ?? ''}`
        : `<!doctype html><html><head></head><body><div id="root"><h1>A page</h1></div><script src="${pathname}.js"></script>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const site = { url, backendUrl: url, sessionOf: () => Promise.resolve(''), stop: () => Promise.resolve() };
  const visits = Object.keys(scripts).map((address) => ({
    package: 'mfe-cpps',
    address,
    pattern: address,
    status: 200,
  }));
  const said: string[] = [];
  try {
    const found = await visitInOtherEngines(site, visits, (line) => said.push(line));
    for (const name of otherEngines) {
      const isThere = 'file' in findOtherEngine(name, { ...nodeMachine, run: () => false }, () => undefined);
      const about = found.filter(({ message }) => message.startsWith(`/${name} in `));
      assert.deepEqual(
        about.map(({ package: owner, message }) => [owner, message.includes('planted')]),
        isThere ? [['mfe-cpps', true]] : [],
      );
      assert.equal(
        said.some((line) => line.startsWith(`Opened nothing in ${name}: `)),
        !isThere,
      );
    }
    assert.deepEqual(
      found.filter(({ message }) => !/^\/(?:firefox|webkit) in /.test(message)),
      [],
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
