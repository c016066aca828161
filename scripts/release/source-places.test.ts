import { planted } from './gate/testing/fixtures.ts';
import { findSourceIn } from './source-places.ts';

/** Maps the second line of a built file to the first one of the source. */
const map = JSON.stringify({
  version: 3,
  file: 'routes.js',
  sources: ['src/routes.tsx'],
  names: [],
  mappings: ';AAAA',
});

test('a position in a built file is found in the source, and remains if there is no map', async () => {
  const artifacts = [planted('mfe-cpps', {}, { 'maps/static/js/routes.js.map': map })];
  const find = (pathname: string) => findSourceIn(artifacts, { pathname, line: 2, column: 1 });
  expect(await find('/remotes/mfe-cpps/static/js/routes.js')).toEqual({
    package: 'mfe-cpps',
    where: 'mfe-cpps/src/routes.tsx:1:1',
  });
  expect(await find('/remotes/mfe-cpps/static/js/other.js')).toEqual({
    package: 'mfe-cpps',
    where: '/remotes/mfe-cpps/static/js/other.js:2:1',
  });
  expect(await find('/static/js/main.js')).toEqual({ package: 'shell', where: '/static/js/main.js:2:1' });
});
