import { render, screen } from '@testing-library/react';
import { Icon, iconNames } from './icon.tsx';

test('an icon is decoration unless it is given a label', () => {
  const { container, rerender } = render(<Icon name="lock" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name="lock" label="Locked" />);
  expect(screen.getByRole('img', { name: 'Locked' })).toBeInTheDocument();
});

test('every name draws something of its own', () => {
  const drawn = iconNames.map(
    (name) => render(<Icon name={name} />).container.querySelector('svg')?.innerHTML,
  );
  expect(drawn).not.toContain('');
  expect(new Set(drawn).size).toBe(iconNames.length);
});
