import { inBrowser } from '@scripts/checks/jest';

/* Jest configuration of a remote, in any repository: `export { default } from 'mfe-kit/jest'`. */
export default { testTimeout: 20_000, roots: ['<rootDir>/src'], ...inBrowser };
