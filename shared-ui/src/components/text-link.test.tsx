import { render, screen } from '@testing-library/react';
import { TextLink } from './text-link.tsx';

test('a text link is underlined, so that it shows without colour', () => {
  render(<TextLink href="#strategies">The ten strategies</TextLink>);
  const link = screen.getByRole('link', { name: 'The ten strategies' });
  expect(link).toHaveAttribute('href', '#strategies');
  expect(link).toHaveClass('ui:underline');
});
