import { inBrowser, made, texts, transform, transformIgnorePatterns } from '@scripts/checks/jest';
import { remotes } from './shared-contract/src/remotes.ts';

const below = (/** @type {readonly string[]} */ folders) => folders.map((folder) => `<rootDir>/${folder}/`);
const browserFolders = below([
  'shared-ui',
  'shared-auth',
  'shell/src',
  ...remotes.map((remote) => remote.package),
]);
const nodeFolders = below([
  'scripts',
  'shared-contract',
  'shared-release',
  'shell/server',
  'shell/service-worker',
]);
/** Both projects need all folders: `--findRelatedTests` follows imports only within them. */
const roots = [...browserFolders, ...nodeFolders];

/** @type {import('jest').Config} */
export default {
  testTimeout: 20_000,
  projects: [
    {
      displayName: 'browser',
      ...inBrowser,
      roots,
      testPathIgnorePatterns: ['/node_modules/', ...nodeFolders],
    },
    {
      displayName: 'node',
      testEnvironment: 'node',
      roots,
      testPathIgnorePatterns: ['/node_modules/', ...browserFolders],
      testMatch: ['**/*.test.ts'],
      moduleNameMapper: made,
      transform: { ...transform, ...texts },
      transformIgnorePatterns,
    },
  ],
};
