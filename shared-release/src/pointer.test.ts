import { type ActiveRelease, nextPointer, retainedReleases } from './pointer.ts';

const DAY = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-01T00:00:00Z');
const set = (index: number) => ({
  set: index.toString(16).padStart(16, '0'),
  digest: index.toString(16).padStart(64, '0'),
});

/** Returns the pointer after a number of releases with a pause between them. */
function after(releases: number, pause: number): ActiveRelease {
  let pointer = nextPointer(null, set(0), start);
  for (let index = 1; index <= releases; index += 1)
    pointer = nextPointer(pointer, set(index), start + index * pause);
  return pointer;
}

test('each pointer has the next number, and lives for more than a year', () => {
  const pointer = after(2, DAY);
  expect(pointer).toMatchObject({ ...set(2), sequence: 3 });
  expect(Date.parse(pointer.expires) - start).toBeGreaterThan(365 * DAY);
});

test('sets of the last 30 days are kept, the last one first, and 20 with the live one whatever their age', () => {
  expect(after(100, DAY).kept).toHaveLength(30);
  expect(after(100, 10 * DAY).kept).toHaveLength(19);
  // Also years after the last release.
  expect(retainedReleases(after(100, DAY).kept, start + 1000 * DAY)).toHaveLength(19);
  expect(after(3, DAY).kept.map((kept) => kept.set)).toEqual([set(2).set, set(1).set, set(0).set]);
});

test('a set stands there once, and not beside itself: after a way back too', () => {
  const back = nextPointer(after(2, DAY), set(1), start + 3 * DAY);
  expect(back).toMatchObject({ ...set(1), sequence: 4 });
  expect(back.kept.map((kept) => kept.set)).toEqual([set(2).set, set(0).set]);
});
