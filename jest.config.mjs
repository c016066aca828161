import { remotes } from './shared-contract/src/remotes.ts';

const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2024',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that come as modules of the language alone. */
const transformIgnorePatterns = [
  '/node_modules/(?!jose/|stemmer/|internmap/|d3-[a-z-]+/|@tanstack/(?:react-table|table-core|react-store|store)/)',
];

/** Long texts, and what the build makes of them. */
const texts = { '\\.mdx$': '<rootDir>/scripts/test/mdx-transform.mjs' };
const made = {
  '^(.+\\.mdx)\\?words$': '$1',
  '^.+\\.mdx\\?document$': '<rootDir>/scripts/test/document-stand-in.ts',
};

/** @type {import('jest').Config} */
export default {
  testTimeout: 20_000,
  projects: [
    {
      displayName: 'browser',
      testEnvironment: 'jsdom',
      roots: ['shared-ui', 'shared-auth', 'shell/src', ...remotes.map((remote) => remote.package)].map(
        (folder) => `<rootDir>/${folder}`,
      ),
      testMatch: ['**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/scripts/test/jsdom-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/scripts/test/jest-dom.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/scripts/test/empty-module.ts',
        // Their own modules end in .mjs, which Jest transforms nowhere.
        '^(d3-[a-z-]+)$': '<rootDir>/node_modules/$1/dist/$1.js',
        ...made,
      },
      transform: { ...transform, ...texts },
      transformIgnorePatterns,
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
