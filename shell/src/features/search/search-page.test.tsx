import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createMemoryRouter, RouterProvider, type LoaderFunction } from 'react-router-dom';
import { createFind, loadFind, loadNearest } from './find.ts';
import { Component as SearchPage } from './search-page.tsx';

jest.mock('./find.ts', () => ({
  ...jest.requireActual<object>('./find.ts'),
  loadFind: jest.fn(),
  loadNearest: jest.fn(),
}));
const near = jest.mocked(loadNearest);
const load = jest.mocked(loadFind);
const sections = [
  { address: '/tax-center', page: 'Tax Center', text: 'Brackets of 2026.' },
  {
    address: '/tax-center#deadlines',
    page: 'Tax Center',
    heading: 'Deadlines',
    text: 'April 15 and others.',
  },
  { address: '/blog/estate', page: 'Estate planning', name: 'Estate', text: 'Deadlines for portability.' },
];

async function open(address = '/search', loader: LoaderFunction = () => null) {
  const router = createMemoryRouter(
    [{ path: '*', Component: SearchPage, loader, HydrateFallback: () => null }],
    { initialEntries: [address] },
  );
  await act(async () => {
    render(<RouterProvider router={router} />);
    await Promise.resolve();
  });
  return { router };
}
const input = () => screen.getByRole('searchbox', { name: 'Words to look for' });

beforeEach(async () => {
  load.mockReset().mockResolvedValue(await createFind(sections));
  near.mockReset().mockResolvedValue([]);
});

test('the field has the focus, and the page says where else to begin', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Or begin here' })).toBeVisible();
  expect(input()).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Tax center' })).toHaveAttribute('href', '/tax-center');
});

test('what is typed is found at once, counted, marked, and stands in the address', async () => {
  const { router } = await open();
  await userEvent.type(input(), 'deadlines');
  expect(await screen.findByText('2 pages found for “deadlines”.')).toBeVisible();
  expect(router.state.location.search).toBe('?q=deadlines');
  const results = within(screen.getByRole('list', { name: 'Results' }));
  expect(results.getByRole('link', { name: 'Deadlines' })).toHaveAttribute('href', '/tax-center#deadlines');
  expect(results.getAllByText('Deadlines', { selector: 'mark' }).length).toBeGreaterThan(0);
});

test('a letter that comes while the page still shows the address of the one before is not taken back', async () => {
  const { promise: held, resolve: arrive } = Promise.withResolvers<null>();
  const loader = ({ request }: { request: Request }) => (request.url.endsWith('?q=wa') ? held : null);
  const { router } = await open('/search', loader);
  const hasFirst = new Promise<void>((resolve) => {
    router.subscribe(({ location }) => {
      if (location.search === '?q=w') resolve();
    });
  });
  await act(async () => {
    fireEvent.input(input(), { target: { value: 'w' } });
    await hasFirst;
    // The address has the first letter, but the page does not: it renders when this block ends.
    fireEvent.input(input(), { target: { value: 'wa' } });
  });
  expect(input()).toHaveValue('wa');
  await act(async () => {
    arrive(null);
    await held;
  });
  expect(input()).toHaveValue('wa');
  expect(router.state.location.search).toBe('?q=wa');
});

test.each(['', '?q=deadlines', '?q=brackets%20portability', '?q=xyzzy'])(
  'axe finds nothing at /search%s',
  async (query) => {
    near.mockResolvedValue([{ address: '/cpe-symposium', name: 'CPE Symposium' }]);
    await open(`/search${query}`);
    expect((await axe(document.body.firstElementChild!)).violations).toEqual([]);
  },
);

test('an address with words opens with what they find', async () => {
  await open('/search?q=brackets');
  expect(await screen.findByText('1 page found for “brackets”.')).toBeVisible();
  expect(input()).toHaveValue('brackets');
});

test('Enter goes to the first result, and the arrows from one to the next, and to the field', async () => {
  await open('/search?q=deadlines');
  await screen.findByText('2 pages found for “deadlines”.');
  await userEvent.type(input(), '{Enter}');
  const links = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('link');
  expect(links[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(links[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(links[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(input()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(links[0]).toHaveFocus();
});

test('nothing found says so, and where to go on', async () => {
  await open('/search?q=xyzzy');
  expect(await screen.findByText('Nothing found for “xyzzy”.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'These pages list what the site holds' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The nearest pages' })).not.toBeInTheDocument();
});

test('nothing found names the pages that come near', async () => {
  near.mockResolvedValue([{ address: '/cpe-symposium', name: 'CPE Symposium' }]);
  await open('/search?q=xyzzy');
  expect(await screen.findByRole('heading', { name: 'The nearest pages' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'CPE Symposium' })).toHaveAttribute('href', '/cpe-symposium');
  expect(near).toHaveBeenLastCalledWith('xyzzy');
});

test('a question that no page answers whole says so above what comes near', async () => {
  await open('/search?q=brackets%20portability');
  expect(
    await screen.findByText('No page has all words of “brackets portability”; 2 pages have some.'),
  ).toBeVisible();
  expect(screen.getByText('Estate, /blog/estate')).toBeVisible();
});

test('without an index there are words, and Try again brings it', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await open('/search?q=brackets');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 page found for “brackets”.')).toBeVisible();
});
