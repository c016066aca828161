/* Lint rules of this project, for this repository and for a remote in another one (`scripts/kit/eslint.mjs`). */
/** Modules that exist once in the page, with the only files that may import them directly. */
export const once = [
  {
    names: ['react-router-dom', 'react-router'],
    message: "Import from 'shared-ui/router': the router exists once.",
    homes: [
      'shared-ui/src/router.ts',
      'shell/src/app/**',
      'shell/src/remotes/**',
      'shell/src/reports/**',
      'shell/src/server-entry.tsx',
    ],
  },
  {
    names: ['react-hot-toast'],
    message: "Import from 'shared-ui/toast': the store exists once.",
    homes: ['shared-ui/src/components/{notify,toast}.tsx'],
  },
  {
    names: ['@supabase/supabase-js'],
    message: "Import from 'shared-auth/supabase-client': the client exists once, and is loaded when needed.",
    homes: ['shared-auth/src/**'],
  },
  {
    names: ['radix-ui'],
    message: "Import from 'shared-ui/dialog' or 'shared-ui/menu': they are loaded on demand.",
    homes: ['shared-ui/src/components/dialog.tsx', 'shared-ui/src/components/menu.tsx'],
  },
];
export const restrictedImports = (exempt) => ({
  'no-restricted-imports': [
    'error',
    {
      paths: once
        .filter((entry) => entry !== exempt)
        .flatMap(({ names, message }) => names.map((name) => ({ name, message }))),
    },
  ],
});

const localizedText = 'CallExpression[callee.property.name=/^(format|toLocale(Date|Time)?String)$/]';
const readsText = [
  "NewExpression[callee.name='Date']",
  'CallExpression[callee.name=/^(Number|parseInt|parseFloat)$/]',
  "CallExpression[callee.object.name='Date'][callee.property.name='parse']",
  'BinaryExpression[operator=/^[<>]=?$/]',
  'MemberExpression[property.name=/^(slice|substring|split|match|startsWith)$/]',
];

export const anywhere = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text from data stays text.' },
  {
    selector: [
      "NewExpression[callee.object.name='Intl'][callee.property.name=/Format$/]",
      'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
    ]
      .map((node) => `${node}[arguments.0.value!='en-US']`)
      .join(),
    message:
      "Format for people in 'en-US'. Do not pick a locale for its date format, which may change: 'zonedDay' of 'shared-contract/zoned-time' returns calendar days.",
  },
  {
    selector: `:matches(${readsText.join()}) > ${localizedText}`,
    message:
      "Browsers format text differently: do not parse or sort by it. Use the value, 'formatToParts', or 'zonedDay' of 'shared-contract/zoned-time'.",
  },
];
export const inSource = [
  ...anywhere,
  {
    selector: 'JSXAttribute[name.name=/^(to|href)$/] > Literal[value=/^\\u002F/]',
    message: "Addresses stand in 'shared-contract/paths'.",
  },
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  {
    selector: "Literal[value='America/New_York']",
    message: "The zone of the office is 'officeZone' of 'shared-contract/firm', and nowhere else.",
  },
  {
    selector: 'JSXAttribute[name.name=/^(to|href)$/] TemplateLiteral[quasis.0.value.raw=/^(mailto:|tel:$)/]',
    message: "What somebody typed is linked by 'shared-contract/contact-href', which encodes it.",
  },
  {
    // Page imports use the shell's page cache, which handles this.
    selector:
      "ImportExpression:not(CallExpression[callee.name=/^load(Chunk|Code)$/] ImportExpression):not(Property[key.name='lazy'] ImportExpression)",
    message:
      "Code that comes late goes through 'loadChunk' of 'shared-ui/chunks': tried again, told in words.",
  },
];
export const inPrerendered = [
  ...inSource,
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The policy blocks style attributes in served HTML: use a class.',
  },
];
export const restrictedSyntax = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });
