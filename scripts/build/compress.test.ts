import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress.ts';

let folder: string;
const file = (name: string) => path.join(folder, name);
const text = 'const layer = "nine courses";\n'.repeat(200);

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-compress-'));
  mkdirSync(file('static/js'), { recursive: true });
  writeFileSync(file('static/js/main.js'), text);
  writeFileSync(file('tiny.js'), 'x');
  writeFileSync(file('besley.woff2'), text);
  await compressFolder(folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('puts both encodings beside a text file, at any depth, and keeps the file', () => {
  const script = file('static/js/main.js');
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${script}.gz`)).toString()).toBe(text);
  expect(readFileSync(script, 'utf8')).toBe(text);
});

test.each(['tiny.js', 'besley.woff2'])('leaves %s alone: nothing is gained', (name) => {
  expect(existsSync(file(`${name}.br`))).toBe(false);
  expect(existsSync(file(`${name}.gz`))).toBe(false);
});
