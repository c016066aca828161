import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { library } from '../content/resources.ts';
import { renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as ResourcesPage } from './resources-page.tsx';

const list = () => within(screen.getByRole('region', { name: 'The library' }));
const shown = () =>
  list()
    .getAllByRole('heading', { level: 4 })
    .map((title) => title.textContent);
const category = (name: RegExp) => list().getByRole('button', { name });

describe('the page', () => {
  renderOnce(ResourcesPage, '/resources');

  test('every item is listed under its type, with its category, and leads on', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(shown()).toHaveLength(library.length);
    expect(
      list()
        .getAllByRole('heading', { level: 3 })
        .map((type) => type.textContent),
    ).toEqual(['Guides', 'Calculators', 'White papers', 'Articles']);
    const links = list()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links.toSorted()).toEqual(library.map(({ link }) => link).toSorted());
    expect(list().getAllByText('Calculator')).toHaveLength(12);
  });

  test.each([
    ['/tax-center'],
    ['/blog/social-security-guide'],
    ['/white-papers'],
    ['/advanced-retirement-planning'],
    ['/about'],
    ['/blog/retirement-expenses'],
    ['/blog'],
  ])('something leads to %s', (address) => {
    expect(
      list()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain(address);
  });

  test('three kinds of partners lead to their page, and phone and email to a person', () => {
    const partners = within(screen.getByRole('region', { name: 'Professional Partners' }));
    for (const kind of ['Estate Planning', 'Mortgage Services', 'Legal Services'])
      expect(partners.getByRole('link', { name: `See the firms: ${kind}` })).toHaveAttribute(
        'href',
        '/partners',
      );
    expect(screen.getByRole('link', { name: 'Call (615) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+16155550142',
    );
    expect(screen.getByRole('link', { name: 'Email hello@ninecourse.example' })).toHaveAttribute(
      'href',
      'mailto:hello@ninecourse.example',
    );
  });
});

test.each([
  [/^Tax Planning \(10\)$/, 10],
  [/^Retirement Planning \(6\)$/, 6],
  [/^Estate Planning \(1\)$/, 1],
  [/^Educational Articles \(2\)$/, 2],
])('%s shows what it counts, and All Resources everything again', async (name, count) => {
  await renderPage(ResourcesPage, '/resources');
  expect(category(/^All Resources/)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(category(name));
  expect(category(name)).toHaveAttribute('aria-pressed', 'true');
  expect(category(/^All Resources/)).toHaveAttribute('aria-pressed', 'false');
  expect(shown()).toHaveLength(count);
  expect(screen.getByRole('status')).toHaveTextContent(count === 1 ? '1 resource' : `${count} resources`);
  await userEvent.click(category(/^All Resources/));
  expect(shown()).toHaveLength(library.length);
});

test('the address chooses a category; one that does not exist chooses all', async () => {
  const { unmount } = await renderPage(ResourcesPage, '/resources?category=estate-planning');
  expect(shown()).toEqual(['How we make a plan, step by step']);
  unmount();
  await renderPage(ResourcesPage, '/resources?category=crypto');
  expect(shown()).toHaveLength(library.length);
});
