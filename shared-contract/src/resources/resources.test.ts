import { chooseResources, filterOffers } from './choose.ts';
import { captionsOf, chaptersOf, playTime, timeFilm } from './film.ts';
import { cppsLevels, levelMeanings } from './levels.ts';
import { programme } from '../programme.ts';
import { strategies } from '../strategies.ts';
import { toolPlaces } from '../tool-places.ts';
import { allResources, libraryResources, resourceTypes } from './resources.ts';
import { templates } from './templates.ts';

const ids = (choice: object) => chooseResources(allResources, choice).map(({ id }) => id);

test('ten resources of every type and level, and templates, in every category, each with its own id', () => {
  expect(libraryResources).toHaveLength(10);
  expect(new Set(allResources.map(({ id }) => id)).size).toBe(10 + templates.length);
  expect(new Set(libraryResources.map(({ type }) => type))).toEqual(new Set(resourceTypes));
  for (const { value } of filterOffers.category)
    expect([value, ids({ category: value }).length > 0]).toEqual([value, true]);
  expect(new Set(libraryResources.map(({ cppsLevel }) => cppsLevel))).toEqual(new Set(cppsLevels));
  for (const { layer = 1 } of allResources) expect(filterOffers.layer[layer - 1]).toBeDefined();
  expect(allResources.some(({ featured }) => featured)).toBe(true);
});

test('templates and tools to edit are as many as the program promises', () => {
  const documents = libraryResources.filter(({ type }) => type === 'template' || type === 'calculator');
  const files = templates.length + documents.length + Object.keys(toolPlaces).length;
  expect(programme.templates).toMatch(/^\d+\+$/);
  expect(files).toBeGreaterThanOrEqual(Number.parseInt(programme.templates, 10));
});

test('each strategy has an engagement letter and an information request', () => {
  for (const { id, name } of strategies)
    expect(ids({ q: name })).toEqual(expect.arrayContaining([`engagement-${id}`, `information-${id}`]));
});

test.each([
  ['in the title', 'REASONABLE pay IN', ['reasonable-pay', 'worksheet-reasonable-pay']],
  ['in the description', 'Watson', ['reasonable-pay']],
  ['among the keywords, which nobody sees', 'form 8974', ['payroll-offset']],
  ['in the category, with every word anywhere', 'r&d interview', ['research-interview']],
  ['whatever the accents', 'wátson', ['reasonable-pay']],
  ['and a word more finds less', 'cost payroll film', []],
])('a search finds what is %s', (_where, q, found) => {
  expect(ids({ q })).toEqual(found);
});

test('search and filters combine', () => {
  expect(ids({ category: 'Cost Segregation', type: 'video' })).toEqual(['reading-a-study']);
  expect(ids({ category: 'Cost Segregation', layer: '2', q: 'bonus' })).toEqual(['equipment-write-off']);
  expect(ids({ category: 'Training', type: 'webinar' })).toHaveLength(1);
  expect(ids({ category: 'Training', type: 'video' })).toEqual([]);
});

test('each level above all says what reaching it means', () => {
  for (const level of cppsLevels)
    if (level !== 'All') expect([level, levelMeanings[level].length > 40]).toEqual([level, true]);
});

test('a film’s captions follow each other without a gap, in the time that their words take', () => {
  const film = timeFilm({
    title: 'A film',
    asOf: 'today',
    chapters: [
      {
        heading: 'One & two',
        points: [],
        says: ['Short.', 'Twelve words take five seconds where one reads a <slide> at ease.'],
      },
      { heading: 'Three', points: [], says: ['Again short.'] },
    ],
    sources: [],
  });
  expect(film.seconds).toBe(10);
  expect(film.chapters.map(({ start, end }) => [start, end])).toEqual([
    [0, 7.5],
    [7.5, 10],
  ]);
  expect(captionsOf(film)).toContain('00:00:02.500 --> 00:00:07.500\nTwelve words');
  expect(captionsOf(film)).toContain('&lt;slide&gt;');
  expect(chaptersOf(film)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:07.500\nOne &amp; two\n\n00:00:07.500 --> 00:00:10.000\nThree\n',
  );
  expect(playTime(425.5)).toBe('7:05');
});
