import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Anchor } from './anchor.tsx';

function Here() {
  return <output>{useLocation().pathname}</output>;
}

test('an address of the product changes the page without leaving it', async () => {
  render(
    <MemoryRouter>
      <Anchor to="/pricing">Pricing</Anchor>
      <Here />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Pricing' }));
  expect(screen.getByRole('status')).toHaveTextContent('/pricing');
});

test('an outside address is a plain link and needs no router', () => {
  render(<Anchor href="mailto:hello@ninecourse.example">Write to us</Anchor>);
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:hello@ninecourse.example',
  );
});

test('a new tab is announced and gets no handle on this one', () => {
  render(
    <Anchor href="https://podcasts.example" newTab>
      Listen
    </Anchor>,
  );
  const link = screen.getByRole('link', { name: 'Listen (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
