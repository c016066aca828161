import { between, pick, randomFrom } from './random.ts';

test('a seed always tells the same story', () => {
  const first = randomFrom('hero');
  const second = randomFrom('hero');
  const other = randomFrom('herp');
  const story = Array.from({ length: 5 }, () => first());
  expect(Array.from({ length: 5 }, () => second())).toEqual(story);
  expect(Array.from({ length: 5 }, () => other())).not.toEqual(story);
});

test('numbers spread over their whole range and stay inside it', () => {
  const random = randomFrom('spread');
  const rolls = Array.from({ length: 600 }, () => between(random, 1, 6));
  expect([...new Set(rolls)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(Array.from({ length: 60 }, () => pick(random, ['a', 'b', 'c'])))).toEqual(
    new Set(['a', 'b', 'c']),
  );
});
