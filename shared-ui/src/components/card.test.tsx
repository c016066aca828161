import { render, screen } from '@testing-library/react';
import { Card } from './card.tsx';

test('a card is the element its content calls for', () => {
  render(
    <ul>
      <Card as="li">One</Card>
      <Card as="li">Two</Card>
    </ul>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
