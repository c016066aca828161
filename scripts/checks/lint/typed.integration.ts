import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../../..');

function lint(text: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-lint-'));
  try {
    writeFileSync(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
    writeFileSync(path.join(folder, 'planted.ts'), text);
    const config = path.join(root, '.oxlintrc.json');
    const args = ['--config', config, '--format', 'unix', 'planted.ts'];
    const bin = path.join(root, 'node_modules/.bin');
    const env = { ...process.env, OXLINT_TSGOLINT_PATH: path.join(bin, 'tsgolint') };
    return spawnSync(path.join(bin, 'oxlint'), args, { cwd: folder, env, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a promise that nobody waits for is found, which takes types', () => {
  const send = 'declare function send(): Promise<void>;\n';
  assert.match(lint(`${send}export function go() {\n  send();\n}\n`), /no-floating-promises/);
  assert.doesNotMatch(
    lint(`${send}export async function go() {\n  await send();\n}\n`),
    /no-floating-promises/,
  );
});

test('what may be anything is found', () => {
  assert.match(lint('export const read = (text: string) => JSON.parse(text).name;\n'), /no-unsafe/);
});
