import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotFoundNotice } from './not-found-page.tsx';

function show(alone = false) {
  return render(
    <MemoryRouter initialEntries={['/no/such-page']}>
      <NotFoundNotice alone={alone} />
    </MemoryRouter>,
  );
}
const robots = () => document.querySelectorAll('meta[name="robots"][content="noindex"]');

test('says so above the home page, leads on and keeps search engines out', () => {
  const { container } = show();
  expect(screen.getByText('We could not find that page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'For Clients' })).toHaveAttribute('href', '/for-clients');
  expect(robots()).toHaveLength(1);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(document.querySelector('title')).toBeNull();
  expect(container).not.toHaveTextContent('such-page');
});

test('pages whose names come near to the address come first, beside the search for it', () => {
  render(
    <MemoryRouter initialEntries={['/tax-centre']}>
      <NotFoundNotice near={[{ address: '/tax-center', name: 'Tax center' }]} />
    </MemoryRouter>,
  );
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveAttribute('href', '/tax-center');
  expect(second).toHaveAccessibleName('Search for it');
});

test('alone it brings the heading, the title and the way home', () => {
  show(true);
  expect(screen.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible();
  expect(document.title).toMatch(/^We could not find that page/);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(robots()).toHaveLength(1);
});
