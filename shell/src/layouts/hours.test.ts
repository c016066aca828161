import { formatHours } from './hours.ts';

const words = (days: number[], opens: number, closes: number) =>
  formatHours({ days, opens, closes }).replaceAll('\u00a0', ' ');

test.each<[number[], number, number, string]>([
  [[1, 2, 3, 4, 5], 540, 1080, 'Monday to Friday, 9 am to 6 pm ET'],
  [[6], 600, 840, 'Saturday, 10 am to 2 pm ET'],
  [[0, 6], 0, 720, 'Sunday, Saturday, 12 am to 12 pm ET'],
  [[1, 3, 5], 510, 1005, 'Monday, Wednesday, Friday, 8:30 am to 4:45 pm ET'],
])('%j from %d to %d', (days, opens, closes, text) => {
  expect(words(days, opens, closes)).toBe(text);
});

test('a line breaks after the days and nowhere in the hours', () => {
  expect(formatHours({ days: [6], opens: 600, closes: 840 }).split(' ')).toHaveLength(2);
});
