import path from 'node:path';

/* How code of this site is run by Jest: here, and in the repository of a remote that is built elsewhere. */

/** @param {string} file of `scripts/test` */
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

/** Packages that come as modules of the language alone. */
export const transformIgnorePatterns = [
  '/node_modules/(?!mfe-kit/|shared-(?:ui|auth|contract)/|jose/|stemmer/|internmap/|d3-[a-z-]+/|@tanstack/(?:react-table|table-core|react-store|store)/)',
];

/** Long texts, and what the build makes of them. */
export const texts = { '\\.mdx$': ours('./mdx-transform.mjs') };
export const made = {
  '^(.+\\.mdx)\\?words$': '$1',
  '^.+\\.mdx\\?document$': ours('./document-stand-in.ts'),
};

/** For what is shown in a page. */
export const inBrowser = {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFiles: [ours('./jsdom-globals.ts')],
  setupFilesAfterEnv: [ours('./jest-dom.ts')],
  moduleNameMapper: {
    '\\.css$': ours('./empty-module.ts'),
    // Their own modules end in .mjs, which Jest transforms nowhere.
    '^(d3-[a-z-]+)$': '<rootDir>/node_modules/$1/dist/$1.js',
    ...made,
  },
  transform: { ...transform, ...texts },
  transformIgnorePatterns,
};
