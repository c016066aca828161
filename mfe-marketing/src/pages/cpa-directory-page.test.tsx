import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { professionals } from '../content/directory/professionals.ts';
import type { Professional } from '../content/directory/professional.ts';
import { Component as DirectoryPage, DirectorySection, ProfessionalList } from './cpa-directory-page.tsx';
import { renderOnce, stubMedia } from '../testing/render-page.tsx';

async function open(path = '/cpa-directory', people?: readonly Professional[]) {
  stubMedia();
  const Component = people ? () => <DirectorySection people={people} /> : DirectoryPage;
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/before', path] });
  const view = await act(async () => render(<RouterProvider router={router} />));
  return { router, view, query: () => router.state.location.search };
}

const shown = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));
const search = () => screen.getByRole('searchbox', { name: 'Search' });
const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), value);
const all = professionals.map(({ name }) => name);

describe('the page', () => {
  renderOnce(DirectoryPage, '/cpa-directory');

  test('the head counts the entries and a plus, and the list says how many of how many', () => {
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText('4+')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Showing 4 of 4');
    expect(shown()).toEqual(all);
  });

  test('a card says who it is, what is counted, three specializations and how many more, and leads on', () => {
    const { getByText, getByRole, getAllByRole } = card('Gwendolyn Farrar');
    for (const words of ['CPA, CPPS, founder', 'Farrar Advisory', 'Greenville, South Carolina', 'Platinum'])
      expect(getByText(words)).toBeVisible();
    for (const figure of ['4.9', '19', '132']) expect(getByText(figure)).toBeVisible();
    const chips = within(getByRole('list', { name: 'Specializations' })).getAllByRole('listitem');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Cost Segregation',
      'Pension Strategies',
      '401K Optimization',
      '+3 more',
    ]);
    expect(getByText(/^Gwendolyn Farrar plans for contractors/)).toHaveClass('line-clamp-3');
    expect(document.querySelector('[data-portrait="gwendolyn-farrar"]')).not.toBeNull();
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/cpa/gwendolyn-farrar',
      'mailto:gwendolyn@farrar-advisory.example',
      'tel:+18645550161',
    ]);
  });

  test.each([
    ['Gwendolyn Farrar', 'Platinum', 'platinum'],
    ['Nathaniel Osgood', 'Gold', 'gold'],
    ['Yolanda Carmody', 'Silver', 'silver'],
    ['Theodore Lachance', 'Bronze', 'bronze'],
  ])('%s wears %s in its color', (name, level, color) => {
    expect(card(name).getByText(level)).toHaveClass(`ui:text-${color}`);
  });

  test('the page ends with an apply link and Learn More', () => {
    expect(screen.getByRole('link', { name: 'Apply for certification' })).toHaveAttribute(
      'href',
      '/cpps/apply',
    );
    expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/contact');
  });
});

test('a level that nobody knows is gray, and four specializations are three and one more', async () => {
  const [one] = professionals;
  const odd = {
    ...one,
    cppsLevel: 'Cobalt',
    specializations: ['A', 'B', 'C', 'D'],
  } as unknown as Professional;
  await open('/', [odd, { ...one, id: 'b', name: 'B B', specializations: ['A', 'B', 'C'] }]);
  expect(screen.getByText('Cobalt')).toHaveClass('ui:text-silver');
  expect(screen.getByText('+1 more')).toBeVisible();
  expect(screen.queryByText('+0 more')).toBeNull();
});

test.each([
  ['a name', 'FARRAR', ['Gwendolyn Farrar']],
  ['a firm', 'merritt', ['Nathaniel Osgood']],
  ['a specialization', 'restaur', ['Theodore Lachance']],
  ['what two have', 'cost seg', ['Gwendolyn Farrar', 'Nathaniel Osgood']],
])('a part of %s finds it in any case of letters', async (_, typed, found) => {
  const { query } = await open();
  fireEvent.input(search(), { target: { value: typed } });
  expect(await screen.findByText(`Showing ${String(found.length)} of 4`)).toBeVisible();
  expect(shown()).toEqual(found);
  expect(new URLSearchParams(query()).get('search')).toBe(typed);
});

test('options come from the data, and all three filters hold together', async () => {
  await open();
  const options = within(screen.getByRole('combobox', { name: 'Location' })).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'All',
    'Eugene, Oregon',
    'Greenville, South Carolina',
    'Toledo, Ohio',
    'Tulsa, Oklahoma',
  ]);
  await choose('Specialization', 'Cost Segregation');
  expect(shown()).toEqual(['Gwendolyn Farrar', 'Nathaniel Osgood']);
  await choose('Location', 'Toledo, Ohio');
  expect(shown()).toEqual(['Nathaniel Osgood']);
  fireEvent.input(search(), { target: { value: 'gwen' } });
  expect(await screen.findByRole('heading', { name: 'No CPAs Found' })).toBeVisible();
});

test('a choice is a step of the history, typing is none, and a step back writes the field again', async () => {
  const { router, query } = await open();
  fireEvent.input(search(), { target: { value: 'c' } });
  fireEvent.input(search(), { target: { value: 'co' } });
  await choose('Location', 'Eugene, Oregon');
  expect(query()).toBe('?search=co&location=Eugene%2C+Oregon');
  await act(() => router.navigate(-1));
  expect(query()).toBe('?search=co');
  expect(search()).toHaveValue('co');
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/before');
});

test('with no match the page says so, and Show All CPAs takes every filter away', async () => {
  const { query } = await open('/cpa-directory?search=zzz&location=Toledo%2C+Ohio');
  expect(screen.getByRole('heading', { name: 'No CPAs Found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search criteria or browse all professionals.')).toBeVisible();
  expect(search()).toHaveValue('zzz');
  await userEvent.click(screen.getByRole('button', { name: 'Show All CPAs' }));
  expect(query()).toBe('');
  expect(shown()).toEqual(all);
  expect(search()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('Clear Filters resets all three and rests while there is nothing to clear', async () => {
  const { query } = await open('/cpa-directory?specialization=Construction');
  expect(shown()).toEqual(['Gwendolyn Farrar', 'Nathaniel Osgood']);
  const button = screen.getByRole('button', { name: 'Clear Filters' });
  await userEvent.click(button);
  expect(query()).toBe('');
  expect(button).toBeDisabled();
});

test('without scripts whoever has no card has a line that leads to the profile', () => {
  const [one] = professionals;
  const many = Array.from({ length: 100 }, (_, at) => ({
    ...one,
    id: `p${String(at)}`,
    name: `N ${String(at)}`,
  }));
  const hrefsOf = (people: readonly Professional[]) => {
    const html = renderToString(
      <MemoryRouter>
        <ProfessionalList people={people} />
      </MemoryRouter>,
    );
    // Parses the HTML as a browser without scripts does.
    const served = new DOMParser().parseFromString(html.replaceAll('noscript>', 'div>'), 'text/html');
    return [...served.querySelectorAll('a[href^="/cpa/"]')].map((link) => link.getAttribute('href'));
  };
  expect(hrefsOf(many)).toEqual(many.map(({ id }) => `/cpa/${id}`));
  expect(hrefsOf(many.slice(0, 12))).toHaveLength(12);
});

test('a long directory is drawn in steps, and the next step takes the focus', async () => {
  const [one] = professionals;
  const many = Array.from({ length: 5000 }, (_, at) => ({
    ...one,
    id: `p${String(at)}`,
    name: `Person ${String(at)}`,
  }));
  await open('/', many);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 5,000 of 5,000');
  expect(screen.getAllByRole('article')).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Show 12 more' }));
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getByRole('heading', { name: 'Person 12' })).toHaveFocus();
  fireEvent.input(search(), { target: { value: 'person 4999' } });
  expect(await screen.findByText('Showing 1 of 5,000')).toBeVisible();
  expect(shown()).toEqual(['Person 4999']);
});
