import { render, screen } from '@testing-library/react';
import { Notice } from './notice.tsx';

test('a notice is announced only where the page asks for it', () => {
  const { rerender } = render(<Notice title="Not found">Here is the home page.</Notice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(
    <Notice tone="danger" role="alert" title="Not found">
      Here is the home page.
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not foundHere is the home page.');
});
