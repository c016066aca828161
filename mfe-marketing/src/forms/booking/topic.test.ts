import { topicWords } from './topic.ts';

test.each([
  [null, ''],
  ['  ', ''],
  ['cost-segregation', 'Cost Segregation'],
  ['quarterly-review', 'quarterly review'],
  ['x'.repeat(200), 'x'.repeat(120)],
])('topic %j is put as %j', (topic, words) => {
  expect(topicWords(topic)).toBe(words);
});
