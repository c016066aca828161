import { fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './search-field.tsx';

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
