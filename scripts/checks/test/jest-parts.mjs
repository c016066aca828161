import path from 'node:path';

/* Jest configuration for this project, here and in the repository of a remote. */

/** @param {string} file of `scripts/checks/test` */
const ours = (file) => path.join(import.meta.dirname, file);

export const transform = {
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

/** Packages that are available only as ES modules. */
export const transformIgnorePatterns = [
  '/node_modules/(?!mfe-kit/|shared-(?:ui|auth|contract)/|jose/|stemmer/|internmap/|d3-[a-z-]+/|@tanstack/(?:react-table|table-core|react-store|store)/)',
];

/** Mapping of MDX texts, and of the build's exports for them. */
export const texts = { '\\.mdx$': ours('./mdx-transform.mjs') };
export const made = {
  '^(.+\\.mdx)\\?words$': '$1',
  '^.+\\.mdx\\?document$': ours('./document-stand-in.ts'),
};

/** Configuration for code that runs in a page. */
export const inBrowser = {
  testEnvironment: ours('./jsdom-environment.mjs'),
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFiles: [ours('./jsdom-globals.ts')],
  setupFilesAfterEnv: [ours('./jest-dom.ts')],
  moduleNameMapper: {
    '\\.css$': ours('./empty-module.ts'),
    // Their ES modules end in .mjs, which Jest doesn't transform.
    '^(d3-[a-z-]+)$': '<rootDir>/node_modules/$1/dist/$1.js',
    ...made,
  },
  transform: { ...transform, ...texts },
  transformIgnorePatterns,
};
