import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner.tsx';

test('waiting is announced in words', () => {
  render(<Spinner label="Loading your clients" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your clients');
});
