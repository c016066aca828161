import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as SearchPage } from './search-page.tsx';

test('a term is found by any of its words', async () => {
  render(<SearchPage />);
  await userEvent.type(screen.getByLabelText('Find a term'), 'depreciated sooner');
  expect(screen.getByText('Cost segregation')).toBeInTheDocument();
  expect(screen.queryByText('Basis')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('One term');
});
