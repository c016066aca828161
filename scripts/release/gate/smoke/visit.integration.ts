import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { open } from './visit.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-visits-'));
writeFileSync(path.join(folder, 'served.html'), '<h1>Plans &amp; <em>figures</em></h1>');

const area = (inner: string) => `<div id="root" data-live><div data-mfe="mfe-cpps">${inner}</div></div>`;
const good = area('<h1>Plans &amp; <em>figures</em></h1>');
const pages: Readonly<Record<string, string>> = {
  '/good': good,
  '/throws': `${good}<script>setTimeout(() => { throw new Error('it broke'); })</script>`,
  '/complains': `${good}<script>console.error('not as it should be')</script>`,
  '/fails': area('<div data-slot="failure-view"><h1>No</h1><details open><p>chunk gone</p></details></div>'),
  '/bare': '<div id="root" data-live><h1>Elsewhere</h1></div>',
  '/other': area('<h1>Another heading</h1>'),
  '/leads': `${good}<script>history.replaceState(null, '', '/good')</script>`,
  '/lacks': `${good}<script src="/gone.js"></script>`,
  '/strays': `${good}<script src="https://elsewhere.example/a.js"></script>`,
  '/asks': `${good}<script>fetch('/rest/v1/clients?select=gone')</script>`,
};
const server = createServer(({ url = '' }, response) => {
  const page = pages[url];
  response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page ?? good);
});

let browser: Browser;
let context: BrowserContext;
let site: string;
before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const launched = await launchBrowser();
  if (typeof launched === 'string') throw new Error(launched);
  browser = launched;
  context = await browser.newContext();
});
after(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

void test('what is wrong with an address is told in words, and nothing of a page that is as it should be', async () => {
  const look = async (address: string, backend = 'http://localhost:9') => {
    const visit = { package: 'mfe-cpps', address, status: 200, file: 'served.html' };
    return (await open(context, { site, backend, folder, patienceMs: 1000 }, visit)).faults.join('\n');
  };
  const told: Record<string, RegExp> = {
    '/good': /^$/,
    '/throws': /^error: it broke$/,
    '/complains': /^console: not as it should be$/,
    '/fails': /^shows a failure: chunk gone$/,
    '/bare': /^shows no heading inside \[data-mfe="mfe-cpps"\]/,
    '/other': /^is headed "Another heading" once it lives, "Plans & figures" as it is served$/,
    '/leads': /^leads away, to \/good$/,
    '/lacks': /^\/gone\.js answers 404$/m,
    '/strays': /^asks https:\/\/elsewhere\.example, which is not of the site$/m,
    '/nowhere': /^answers 404, 200 is expected$/m,
  };
  await Promise.all(
    Object.entries(told).map(async ([address, words]) => {
      assert.match(await look(address), words, address);
    }),
  );
  assert.match(await look('/asks', site), /^GET \/rest\/v1\/clients of the backend answers 404$/m);
});
