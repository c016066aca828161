import { unlikeProperties } from './stylesheet-rules.ts';

const host = {
  file: 'main.css',
  css: `@property --tw-a { syntax: '<length>'; inherits: false; initial-value: 0px }
    @layer properties { @supports (margin-trim: inline) { *, ::before { --tw-a: 0px } } }`,
};
const withRemote = (css: string) => unlikeProperties([host, { file: 'routes.css', css }]);

test.each([
  ['the same again', host.css],
  ['one of its own', "@property --mfe-x-a { syntax: '*'; inherits: false }"],
])('%s may be registered', (_name, css) => {
  expect(withRemote(css)).toEqual([]);
});

test.each([
  ['another syntax', "@property --tw-a { syntax: '<color>'; inherits: false; initial-value: red }"],
  ['another first value', "@property --tw-a { syntax: '<length>'; inherits: false; initial-value: 9px }"],
  ['another value for older browsers', '@layer properties { * { --tw-a: 9px } }'],
  ['another value under a condition', '@media print { @layer properties { * { --tw-a: 9px } } }'],
])('%s than the host’s is refused, with its place', (_name, css) => {
  expect(withRemote(css)).toEqual([expect.stringMatching(/^routes\.css:1:\d+ .*--tw-a/)]);
});

test('two remotes agree as well', () => {
  const register = (file: string, syntax: string) => ({
    file,
    css: `@property --tw-b { syntax: '${syntax}'; inherits: false; initial-value: 1 }`,
  });
  expect(unlikeProperties([host, register('a.css', '<number>'), register('b.css', '<integer>')])).toEqual([
    expect.stringContaining('b.css'),
  ]);
});
