import { chooseField, fields, guessFields, sampleFile } from './match-step.tsx';

test('columns are known by many names, in any case, and each field once', () => {
  expect(guessFields(['Client Name', 'E-Mail', 'e_mail', 'Firm', 'Shoe size'])).toEqual([
    'name',
    'email',
    null,
    'company',
    null,
  ]);
});

test('a field that is chosen again leaves the column that had it', () => {
  expect(chooseField(['name', 'email', null], 2, 'name')).toEqual([null, 'email', 'name']);
  expect(chooseField(['name', null, null], 1, null)).toEqual(['name', null, null]);
});

test('the sample is a file that the import knows by itself', () => {
  expect(guessFields(sampleFile[0])).toEqual(fields.map(({ name }) => name));
});
