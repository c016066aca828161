import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of the product and what each may import. docs/architecture.md says why. */
const elements = [
  { type: 'shared-ui', pattern: 'shared-ui' },
  { type: 'shared-auth', pattern: 'shared-auth' },
  { type: 'marketing', pattern: 'mfe-marketing' },
  { type: 'cpps', pattern: 'mfe-cpps' },
  { type: 'dashboard-feature', pattern: 'mfe-dashboard/src/features/*', capture: ['feature'] },
  { type: 'dashboard', pattern: 'mfe-dashboard' },
  { type: 'edge', pattern: 'shell/server' },
  { type: 'shell', pattern: 'shell' },
  { type: 'scripts', pattern: 'scripts' },
  { type: 'supabase', pattern: 'supabase' },
  { type: 'e2e', pattern: 'e2e' },
];

const packages = ['shared-ui', 'shared-auth'];
const to = (...types) => ({ to: { element: { type: types } } });
const element = (type) => ({ element: { type } });
const policies = [
  { from: element('shared-ui'), allow: [to('shared-ui')] },
  { from: element('shared-auth'), allow: [to('shared-auth')] },
  { from: element('marketing'), allow: [to('marketing', ...packages)] },
  { from: element('cpps'), allow: [to('cpps', ...packages)] },
  { from: element('dashboard'), allow: [to('dashboard', 'dashboard-feature', ...packages)] },
  {
    from: element('dashboard-feature'),
    allow: [
      to('dashboard', ...packages),
      {
        to: {
          element: { type: 'dashboard-feature', captured: { feature: '{{from.element.captured.feature}}' } },
        },
      },
    ],
  },
  { from: element('shell'), allow: [to('shell', ...packages)] },
  { from: element('edge'), allow: [to('edge')] },
  { from: element('scripts'), allow: [to('scripts', 'edge', 'supabase')] },
  { from: element('supabase'), allow: [to('supabase')] },
  { from: element('e2e'), allow: [to('e2e', 'scripts', 'edge', 'supabase')] },
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-dev/',
      '**/storybook-static/',
      '.data/',
      'shared-auth/src/database.types.ts',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { boundaries, 'react-hooks': reactHooks },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': {
        typescript: { project: ['tsconfig.json', '*/tsconfig.json'], noWarnOnMultipleProjects: true },
      },
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Text from data stays text.',
        },
      ],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Names with a dash or from outside are read by index on purpose (noPropertyAccessFromIndexSignature is off).
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['mfe-*/src/**', 'shared-ui/src/components/**', 'shell/src/layouts/**', 'shell/src/features/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router-dom', message: "Import from 'shared-ui/router': the router exists once." },
            { name: 'react-hot-toast', message: "Import from 'shared-ui/toast': the store exists once." },
          ],
        },
      ],
    },
  },
  {
    files: ['shared-ui/src/components/toast/**', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.integration.ts', 'e2e/**', '**/testing/**', 'scripts/test/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // It tells what it does before any of our own code can run.
    files: ['scripts/bootstrap.mjs'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.{mjs,js}'], ...tseslint.configs.disableTypeChecked },
);
