import {
  classNames,
  anywhere,
  inPrerendered,
  restrictedImports,
  restrictedSyntax,
} from '@scripts/checks/lint';
import parser from '@typescript-eslint/parser';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';

/* ESLint configuration of a remote, in any repository: `export { default } from 'mfe-kit/eslint'`. */
const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

export default defineConfig(
  { ignores: ['**/node_modules/', '**/dist/', '**/dist-dev/'] },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    languageOptions: { parser },
    plugins: { 'class-names': classNames, 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules, ...restrictedSyntax(...anywhere) },
  },
  {
    files: ['src/**'],
    rules: { ...restrictedImports(), ...restrictedSyntax(...inPrerendered) },
  },
  { files: [...tests, 'src/routes.tsx'], rules: restrictedSyntax(...anywhere) },
  { files: ['src/**'], ignores: tests, rules: { 'class-names/unprefixed': 'error' } },
  { files: tests, rules: { 'no-restricted-imports': 'off' } },
);
