import { screen } from '@testing-library/react';
import { renderPage, violationsOf } from '../testing/render-page.tsx';
import { PageHead } from '../ui/page-parts.tsx';
import { type Section, Sections } from './sections.tsx';

function people(load: Section['load']): readonly Section[] {
  return [{ id: 'people', label: 'People', title: 'All people', load }];
}

const page = (sections: readonly Section[], path: string) => (
  <Sections title="House" description="Who lives here, and what stands where in it." {...{ path, sections }}>
    <PageHead title="House" />
  </Sections>
);

test('a section is a link; its code comes when it is shown', async () => {
  const load = jest.fn(() => Promise.resolve({ Section: () => <PageHead title="All people" count={3} /> }));
  const { user, address, container } = renderPage(
    page(people(load), '/dashboard/house'),
    {},
    '/dashboard/house',
  );
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 1, name: 'House' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'People' }));
  expect(address()).toBe('/dashboard/house?section=people');
  expect(await screen.findByText('3')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'All people' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  expect(await violationsOf(container)).toEqual([]);
});

test('code that does not come says so and leaves the links', async () => {
  renderPage(
    page(
      people(() => Promise.reject(new Error('no code'))),
      '/dashboard/hut',
    ),
    {},
    '/dashboard/hut?section=people',
  );
  expect(await screen.findByText(/could not be shown|not/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview' })).toBeVisible();
});

test('a section that nobody knows is the page without one', () => {
  renderPage(page([], '/dashboard/house'), {}, '/dashboard/house?section=nothing');
  expect(screen.getByRole('heading', { level: 1, name: 'House' })).toBeVisible();
});
