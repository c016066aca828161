import { between, layCourses, pick, randomFrom } from './geometry.ts';

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

const wall = { x: 60, y: 30, width: 384, height: 222 };
const walls = Array.from({ length: 40 }, (_, seed) => layCourses(randomFrom(`wall-${seed}`), wall));

test('courses fill the wall from the ground to the top, each from end to end', () => {
  for (const courses of walls) {
    const stacked = courses.reduce((sum, course) => sum + course.height, 0);
    expect(stacked).toBe(wall.height);
    for (const { stones } of courses) {
      expect(stones.reduce((sum, stone) => sum + stone.width, 0)).toBe(wall.width);
      expect(Math.min(...stones.map((stone) => stone.width))).toBeGreaterThan(14);
    }
  }
});

test('next to no joint stands above another', () => {
  let joints = 0;
  let straight = 0;
  for (const courses of walls) {
    courses.slice(1).forEach((course, index) => {
      const below = courses[index]?.stones.slice(1).map((stone) => stone.x) ?? [];
      for (const stone of course.stones.slice(1)) {
        joints += 1;
        if (below.some((x) => Math.abs(x - stone.x) < 6)) straight += 1;
      }
    });
  }
  expect(joints).toBeGreaterThan(1000);
  expect(straight / joints).toBeLessThan(0.02);
});
