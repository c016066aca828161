import { render } from '@testing-library/react';
import { brand } from '../brand/brand.ts';
import { Logo } from './logo.tsx';

test('the logo reads as the name of the firm', () => {
  const { container } = render(<Logo />);
  expect(container).toHaveTextContent(new RegExp(`^${brand.name}$`));
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
