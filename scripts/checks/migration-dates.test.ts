import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrationDateFaults } from './migration-dates.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-dates-'));
const folder = path.join(root, 'migrations');
mkdirSync(folder);
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
const add = (version: string) => writeFileSync(path.join(folder, `${version}_a.sql`), '');
const faults = () => migrationDateFaults(root, folder, new Date('2026-03-01T12:00:00Z'));

test('migrations are dated in the order in which they came, and not in the future', async () => {
  add('20260228235959');
  add('20260301115959');
  await expect(faults()).resolves.toEqual([]);

  add('20260301120001');
  add('20260230000000');
  await expect(faults()).resolves.toEqual([
    '20260230000000_a.sql: 20260230000000 is not a time of the form YYYYMMDDHHMMSS',
    "20260301120001_a.sql is dated in the future: name it by today's date",
  ]);
  rmSync(path.join(folder, '20260301120001_a.sql'));
  rmSync(path.join(folder, '20260230000000_a.sql'));

  git('init');
  git('add', '.');
  git('commit', '-m', 'first');
  await expect(faults()).resolves.toEqual([]);
  add('20260301000000');
  const late = [
    '20260301000000_a.sql is dated before 20260301115959_a.sql, which was committed earlier: rename it',
  ];
  await expect(faults()).resolves.toEqual(late);
  git('add', '.');
  git('commit', '-m', 'second');
  await expect(faults()).resolves.toEqual(late);
});
