import { fireEvent, render, screen } from '@testing-library/react';
import { findProfessionals, locationsOf, SearchField, specializationsOf } from './search.tsx';

const field = () => screen.getByRole('searchbox', { name: 'Search' });
const Field = ({ value }: { value: string }) => (
  <SearchField label="Search" hint="" value={value} onType={() => undefined} />
);

test('a letter that was taken back stays away while the address follows', () => {
  const { rerender } = render(<Field value="" />);
  for (const value of ['c', 'co', 'c']) fireEvent.input(field(), { target: { value } });
  for (const value of ['c', 'co', 'c']) {
    rerender(<Field value={value} />);
    expect(field()).toHaveValue('c');
  }
});

test('a value of somebody else is written into the field', () => {
  const { rerender } = render(<Field value="cost" />);
  expect(field()).toHaveValue('cost');
  fireEvent.input(field(), { target: { value: 'costs' } });
  rerender(<Field value="costs" />);
  rerender(<Field value="pension" />);
  expect(field()).toHaveValue('pension');
  rerender(<Field value="" />);
  expect(field()).toHaveValue('');
});

const names = ['Ann', 'Bob', 'Cem', 'Dot', 'Eve'];
const firms = ['North Ledger', 'South & Sons', 'West CPAs'];
const skills = ['Cost Segregation', 'Cost', 'Pensions', 'Captives'];
const places = ['Toledo, Ohio', 'Tulsa, Oklahoma', 'Toledo'];

const people = Array.from({ length: 5000 }, (_, at) => ({
  name: `${names[at % 5]!} ${String(at)}`,
  firm: firms[at % 3]!,
  location: places[at % 3]!,
  specializations: [skills[at % 4]!, skills[(at + 1) % 4]!],
}));
const none = { search: '', specialization: '', location: '' };

test('nothing asked leaves everybody, in their order', () => {
  expect(findProfessionals(people, none)).toEqual(people);
});

test.each([
  ['the whole value of a location', { location: 'Toledo' }, 1666],
  ['the whole value of a specialization', { specialization: 'Cost' }, 2500],
  ['a part of the name', { search: 'ANN ' }, 1000],
  ['a part of the firm', { search: 'ledger' }, 1667],
  ['a part of a specialization', { search: 'cost' }, 3750],
  ['what nobody has', { search: 'zzz' }, 0],
  ['a case that is another one', { specialization: 'cost' }, 0],
  ['two conditions', { location: 'Toledo', specialization: 'Cost' }, 833],
  ['three conditions', { search: 'ann', location: 'Toledo', specialization: 'Cost' }, 167],
])('among five thousand, %s', (_, asked, count) => {
  const filters = { ...none, ...asked };
  const found = findProfessionals(people, filters);
  expect(found).toHaveLength(count);
  const part = filters.search.trim().toLowerCase();
  for (const { name, firm, specializations, location } of found) {
    expect([name, firm, ...specializations].join('\n').toLowerCase()).toContain(part);
    expect(['', location]).toContain(filters.location);
    expect(['', ...specializations]).toContain(filters.specialization);
  }
});

test('choices are each value of the data once, in the order of letters', () => {
  expect(locationsOf(people)).toEqual(['Toledo', 'Toledo, Ohio', 'Tulsa, Oklahoma']);
  expect(specializationsOf(people)).toEqual(['Captives', 'Cost', 'Cost Segregation', 'Pensions']);
});
