import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden.tsx';

test('hidden text is part of the accessible name', () => {
  render(
    <button type="button">
      Remove<VisuallyHidden> Harrow &amp; Lyle</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Remove Harrow & Lyle' })).toBeInTheDocument();
});
