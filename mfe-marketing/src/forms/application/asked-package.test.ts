import { askedPackage } from './asked-package.ts';

test('a package of the offer is named with its price', () => {
  expect(askedPackage('foundation')?.words).toBe('You apply for Foundation, $3,000 a month.');
});

test.each([null, '', 'toString', 'platinum', '<b>'])('%j names none', (asked) => {
  expect(askedPackage(asked)).toBeUndefined();
});
