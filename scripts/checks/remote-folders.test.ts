import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from 'shared-contract/remotes';

const root = path.resolve(import.meta.dirname, '../..');

test('every workspace of a remote has its row in the table of remotes, and every row its workspace', () => {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const folders = globSync(
    workspaces.filter((pattern) => pattern.startsWith('mfe-')).map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((file) => path.dirname(file));
  expect(folders.sort()).toEqual(remotes.map((remote) => remote.package).sort());
});
