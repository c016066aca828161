import { coachFigures } from './coach-figures.ts';

const stories = (...statuses: string[]) => ({ stories: statuses.map((status) => ({ status })) });

test('without clients or stories every figure is a real zero', () => {
  const zero = { activeClients: 0, storiesCreated: 0, successStories: 0, completionRate: 0 };
  expect(coachFigures([])).toEqual(zero);
  expect(coachFigures([stories(), stories()])).toEqual(zero);
});

test('active clients have a story, success stories are published, the rate is their share', () => {
  expect(coachFigures([stories('draft', 'published'), stories('in_review'), stories()])).toEqual({
    activeClients: 2,
    storiesCreated: 3,
    successStories: 1,
    completionRate: 33,
  });
});
