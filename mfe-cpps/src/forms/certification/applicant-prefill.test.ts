import { splitName } from './applicant-prefill.tsx';

test.each([
  ['Mary Ann Lee', 'Mary Ann', 'Lee'],
  [' Ada ', 'Ada', ''],
  ['', '', ''],
])('%j is proposed as %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
