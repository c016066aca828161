import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder, type FolderServer } from './serve-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ninecourse-folder-'));
const site = path.join(folder, 'site');
let server: FolderServer;

beforeAll(async () => {
  mkdirSync(path.join(site, 'about'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(site, 'index.html'), '<h1>Home</h1>'.repeat(50));
  writeFileSync(path.join(site, 'about/index.html'), '<h1>About</h1>');
  writeFileSync(path.join(site, 'a.woff2'), 'font');
  server = await serveFolder(site);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = (address: string, encoding = 'identity') =>
  fetch(server.url + address, { headers: { 'accept-encoding': encoding } });

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('text for a browser that accepts %s', async (accepted, encoding) => {
  const answer = await get('/', accepted);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('Home');
});

test('a folder answers with its index, and a font is not compressed again', async () => {
  expect(await (await get('/about')).text()).toContain('About');
  expect((await get('/a.woff2', 'br')).headers.get('content-encoding')).toBeNull();
});

test('only files of the folder are served', async () => {
  expect((await get('/none')).status).toBe(404);
  expect((await get('/..%2Fsecret.txt')).status).toBe(404);
});
