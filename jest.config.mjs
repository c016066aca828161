import { inBrowser, made, texts, transform, transformIgnorePatterns } from './scripts/test/jest-parts.mjs';
import { remotes } from './shared-contract/src/remotes.ts';

/** @type {import('jest').Config} */
export default {
  testTimeout: 20_000,
  projects: [
    {
      displayName: 'browser',
      ...inBrowser,
      roots: ['shared-ui', 'shared-auth', 'shell/src', ...remotes.map((remote) => remote.package)].map(
        (folder) => `<rootDir>/${folder}`,
      ),
    },
    {
      displayName: 'node',
      testEnvironment: 'node',
      roots: [
        '<rootDir>/scripts',
        '<rootDir>/shared-contract',
        '<rootDir>/shell/server',
        '<rootDir>/shell/service-worker',
      ],
      testMatch: ['**/*.test.ts'],
      moduleNameMapper: made,
      transform: { ...transform, ...texts },
      transformIgnorePatterns,
    },
  ],
};
