import { render, screen } from '@testing-library/react';
import { Stat } from './stat.tsx';

test('a figure reads as one sentence with its label', () => {
  const { container } = render(
    <Stat value="$1.2M" label="annual tax savings" note="Computed from twelve clients." />,
  );
  expect(container.querySelector('p')).toHaveTextContent('$1.2M annual tax savings');
  expect(screen.getByText('Computed from twelve clients.')).toBeVisible();
});
