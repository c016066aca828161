import { mergeFields } from './client-edit.tsx';

interface Fields {
  readonly name: string;
  readonly phone: string | null;
  readonly strategies: readonly string[];
}
const before: Fields = { name: 'Ann', phone: null, strategies: ['Trust', 'Pension'] };
const nothing = { ours: {}, conflicts: [] };

test.each<[string, Partial<Fields>, Partial<Fields>, object]>([
  ['only we changed it', { name: 'Anna' }, {}, { ours: { name: 'Anna' }, conflicts: [] }],
  ['only they changed it', {}, { name: 'Anna' }, nothing],
  ['ours is unchanged, theirs is not', { name: 'Ann' }, { name: 'Anna' }, nothing],
  ['both changed it to the same value', { name: 'Anna' }, { name: 'Anna' }, nothing],
  [
    'both changed it to different values',
    { name: 'Anna' },
    { name: 'Anne' },
    { ours: {}, conflicts: ['name'] },
  ],
  [
    'both changed different fields',
    { phone: '555-0110' },
    { name: 'Anna' },
    { ours: { phone: '555-0110' }, conflicts: [] },
  ],
  ['a list in another order', { strategies: ['Pension', 'Trust'] }, {}, nothing],
  [
    'both added the same entry in another order',
    { strategies: ['401K', 'Trust', 'Pension'] },
    { strategies: ['Trust', 'Pension', '401K'] },
    nothing,
  ],
])('%s', (_, mine, changed, merged) => {
  expect(mergeFields(before, mine, { ...before, ...changed })).toEqual(merged);
});
