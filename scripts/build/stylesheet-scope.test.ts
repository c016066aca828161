import { scopeFaults } from './stylesheet-scope.ts';

const remote = 'mfe-x';
const faults = (css: string) => scopeFaults({ file: 'routes.css', css }, remote);
const utilities = (css: string) => `@layer utilities { ${css} }`;
const set = '{ color: red }';

describe('selectors that stay inside', () => {
  test.each([
    '[data-mfe=mfe-x]',
    "[data-mfe='mfe-x'] .a",
    '[data-mfe=mfe-x][data-mfe] .a:hover > b',
    '[data-mfe=mfe-x s] .a',
    'div[data-mfe=mfe-x] .a',
    'body main > [data-mfe=mfe-x] .a',
    '[data-mfe=mfe-x] .a::before',
    '[data-mfe=mfe-x] ::placeholder',
    '[data-mfe=mfe-x] ::part(label)',
    '[data-mfe=mfe-x] .a + .b',
    '[data-mfe=mfe-x] > * ~ footer',
    '[data-mfe=mfe-x]:has(footer) .a',
    '[data-mfe=mfe-x] .a:not(.b)',
    ':where([data-mfe=mfe-x] .space) > b',
    ':is(:where([data-mfe=mfe-x]) .a, [data-mfe=mfe-x] .b)',
    '.dark [data-mfe=mfe-x] .a:is(:where(.group):is(:popover-open, [open]) *)',
    '[data\\-mfe=mfe-x] .a',
  ])('%s', (selector) => {
    expect(faults(utilities(`${selector} ${set}`))).toEqual([]);
  });

  test.each([
    '& p { color: red }',
    'p { color: red }',
    '> p { color: red }',
    '&:hover { color: red }',
    '@media (width >= 40rem) { color: red; p { color: red } }',
    '@supports (display: grid) { & .a { & ~ footer { color: red } } }',
    '@container (width > 40rem) { .a { color: red } }',
    '@starting-style { opacity: 0 }',
    'header & { color: red }',
  ])('nested in the remote’s element: %s', (inner) => {
    expect(faults(utilities(`[data-mfe=mfe-x] { ${inner} }`))).toEqual([]);
  });
});

describe('selectors that reach outside', () => {
  test.each([
    '.a',
    '*',
    ':root',
    '&',
    '[data-mfe] .a',
    '[data-mfe=mfe-y] .a',
    '[data-mfe^=mfe] .a',
    '[data-mfe~=mfe-x] .a',
    '[data-mfe|=mfe-x] .a',
    '[data-mfe=mfe-x i] .a',
    '[*|data-mfe=mfe-x] .a',
    '[data-other=mfe-x] .a',
    '[data-mfe=mfe-x] + footer',
    '[data-mfe=mfe-x] ~ footer',
    '[data-mfe=mfe-x] ~ footer a',
    '[data-mfe=mfe-x], header',
    ':is([data-mfe=mfe-x], header) a',
    ':where([data-mfe=mfe-x] .a, header)',
    ':not([data-mfe=mfe-x]) a',
    'body:has([data-mfe=mfe-x])',
    'header:has(+ [data-mfe=mfe-x]) a',
    ':host([data-mfe=mfe-x]) a',
  ])('%s', (selector) => {
    expect(faults(utilities(`${selector} ${set}`))).toEqual([
      expect.stringContaining("reaches outside [data-mfe='mfe-x']"),
    ]);
  });

  test.each([
    '& ~ footer { color: red }',
    '+ footer { color: red }',
    ':root:has(&) { color: red }',
    '@media print { & + footer { color: red } }',
  ])('nested in the remote’s element: %s', (inner) => {
    expect(faults(utilities(`[data-mfe=mfe-x] { ${inner} }`))).toHaveLength(1);
  });
});

describe('layers', () => {
  const own = `[data-mfe=mfe-x] .a ${set}`;

  test.each([
    '@layer theme, base, components, ui, utilities;',
    '@layer properties;',
    '@layer theme, utilities;',
    `@media print { ${utilities(own)} }`,
    '@layer properties { @supports (margin-trim: inline) { *, ::before, ::after, ::backdrop { --tw-a: 0 } } }',
  ])('as the page has them: %s', (css) => {
    expect(faults(css)).toEqual([]);
  });

  test.each([
    ['a rule outside', own],
    ['a rule outside, in a condition', `@media print { ${own} }`],
    ['a new one', '@layer mine;'],
    ['a new one with rules', `@layer mine { ${own} }`],
    ['one without a name', `@layer { ${own} }`],
    ['the host’s', `@layer base { ${own} }`],
    ['the design system’s', `@layer ui { ${own} }`],
    ['one below', `@layer utilities.x { ${own} }`],
    ['one nested', utilities(`@layer x { ${own} }`)],
    ['one nested in a rule', utilities(`[data-mfe=mfe-x] { @layer utilities { color: red } }`)],
    ['another order', '@layer utilities, ui;'],
    ['another order, from its middle', '@layer theme, utilities, base;'],
    ['Tailwind’s, for more than its variables', '@layer properties { * { --tw-a: 0; color: red } }'],
    ['Tailwind’s, more heavily', '@layer properties { * { --tw-a: 0 !important } }'],
    ['Tailwind’s, on one element', '@layer properties { header { --tw-a: 0 } }'],
  ])('%s is refused: %s', (_name, css) => {
    expect(faults(css)).not.toEqual([]);
  });
});

describe('names and files of the whole page', () => {
  test.each([
    '@keyframes mfe-x-turn { to { rotate: 1turn } }',
    "@property --tw-a { syntax: '*'; inherits: false }",
    "@property --mfe-x-a { syntax: '*'; inherits: false }",
    utilities('[data-mfe=mfe-x] { --mfe-x-a: 1; --tw-a: 2; color: var(--nc-ink) }'),
    utilities(
      '[data-mfe=mfe-x] { background: url(/static/a.svg), url(a.svg), url(data:image/png;base64,AA) }',
    ),
  ])('its own: %s', (css) => {
    expect(faults(css)).toEqual([]);
  });

  test.each([
    '@keyframes spin { to { rotate: 1turn } }',
    "@keyframes 'nc-lay' { to { rotate: 1turn } }",
    '@-webkit-keyframes nc-lay { to { rotate: 1turn } }',
    '@keyframes mfe-x-a { to { --nc-ink: red } }',
    "@property --nc-ink { syntax: '*'; inherits: false }",
    "@property --tw-a { syntax: '*'; inherits: true }",
    utilities('[data-mfe=mfe-x] { --nc-ink: red }'),
    utilities('[data-mfe=mfe-x] { --nc-ink: red !important }'),
    utilities('[data-mfe=mfe-x] { @media print { --nc-ink: red } }'),
    utilities('[data-mfe=mfe-x] { view-transition-name: page }'),
    utilities('[data-mfe=mfe-x] { view-transition-name: var(--mfe-x-name) }'),
    utilities('[data-mfe=mfe-x] { background: url(https://elsewhere.example/a.png) }'),
    utilities('[data-mfe=mfe-x] { background: image-set("//elsewhere.example/a.png" 1x) }'),
    utilities('[data-mfe=mfe-x] { --mfe-x-a: url(\\2f/elsewhere.example/a.png) }'),
    "@import 'other.css';",
    "@font-face { font-family: 'Besley Variable'; src: url(a.woff2) }",
    '@page { margin: 0 }',
    '@namespace svg url(http://www.w3.org/2000/svg);',
    '@counter-style decimal { system: cyclic; symbols: x }',
    '@view-transition { navigation: auto }',
    utilities('@scope ([data-mfe=mfe-x]) { p { color: red } }'),
    '@position-try --a { top: 0 }',
    '@tailwind utilities;',
  ])('the page’s: %s', (css) => {
    expect(faults(css)).toHaveLength(1);
  });
});

test('a fault names file, line, column and the rule as it stands there', () => {
  const css = `@layer theme;\n@layer utilities{[data-mfe=mfe-x] .a{color:red}\n  footer a,header{color:red}}`;
  expect(faults(css)).toEqual(["routes.css:3:3 footer a,header: reaches outside [data-mfe='mfe-x']"]);
});

test('a sheet that cannot be read fails', () => {
  expect(() => faults(utilities('[data-mfe=mfe-x] > { color: red }'))).toThrow();
});
