import { lucideOutline } from './lucide-outline.ts';

test.each([
  ['m6 9 6 6 6-6', 'M6 9l6 6 6-6'],
  ['m21.73 18-8-14', 'M21.73 18l-8-14'],
  ['m9 12h2', 'M9 12h2'],
  ['M5 12h14', 'M5 12h14'],
])('a path that opens with %p keeps its shape after another', (d, outline) => {
  expect(
    lucideOutline([
      ['path', { d: 'M0 0h1' }],
      ['path', { d }],
    ]),
  ).toBe(`M0 0h1${outline}`);
});

test('circles, rectangles and lines become paths of the same shape', () => {
  expect(lucideOutline([['circle', { cx: '12', cy: '12', r: '10' }]])).toBe(
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
  );
  expect(lucideOutline([['rect', { x: '2', y: '3', width: '20', height: '14' }]])).toBe('M2 3h20v14h-20z');
  expect(lucideOutline([['rect', { x: '2', y: '3', width: '20', height: '14', rx: '2' }]])).toBe(
    'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  );
  expect(lucideOutline([['line', { x1: '8', x2: '16', y1: '21', y2: '20' }]])).toBe('M8 21L16 20');
});

test('an element that has no path is refused by name', () => {
  expect(() => lucideOutline([['text', {}]])).toThrow('<text>');
});
