import { inBrowser } from '../test/jest-parts.mjs';

/* How a remote's unit tests are run, wherever it is built: `export { default } from 'mfe-kit/jest'`. */
export default { testTimeout: 20_000, roots: ['<rootDir>/src'], ...inBrowser };
