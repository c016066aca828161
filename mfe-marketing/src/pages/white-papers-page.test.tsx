import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whitePapers } from '../content/papers/white-papers.ts';
import { renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as WhitePapersPage } from './white-papers-page.tsx';

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const all = whitePapers.map(({ title }) => title);
const featured = whitePapers[0];
const card = (title: string) => within(screen.getByRole('article', { name: title }));

describe('the page', () => {
  renderOnce(WhitePapersPage);

  test('each card has its picture, category, pages, title, description, preview and download', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'White Papers Library' })).toBeVisible();
    expect(titles()).toEqual(all);
    for (const { title, description, category } of whitePapers) {
      const paper = card(title);
      expect(paper.getByRole('img', { name: `First page of “${title}”` })).toHaveAttribute(
        'src',
        expect.stringContaining('/static/documents/'),
      );
      expect(paper.getByText(category)).toBeVisible();
      expect(paper.getByText('12 pages')).toBeVisible();
      expect(paper.getByText(description)).toBeVisible();
      expect(paper.getByRole('button', { name: `Preview (${title})` })).toBeVisible();
      const download = paper.getByRole('link', { name: /^Download \(.*PDF, 173 KB.*opens in a new tab/ });
      expect(download).toHaveAttribute('href', '/resources/paper.pdf');
      expect(download).toHaveAttribute('target', '_blank');
    }
    expect(screen.getAllByText('Featured')).toHaveLength(1);
    expect(card(featured.title).getByText('Featured')).toBeVisible();
  });

  test('the page leads on to retirement planning, with the limits of the figure, and to the contact page', () => {
    expect(screen.getByRole('link', { name: 'Explore Advanced Retirement Planning' })).toHaveAttribute(
      'href',
      '/advanced-retirement-planning',
    );
    const claim = screen.getByText(/contributions up to \$282,000 annually/).closest('[data-slot=claim]');
    expect(claim?.querySelector('[data-slot=disclosure]')).toHaveTextContent(
      /Illustration, not a limit in the law/,
    );
    expect(screen.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute('href', '/contact');
  });
});

test('the bar says how many papers each category has, and shows one of them by exact match', async () => {
  await renderPage(WhitePapersPage);
  const bar = within(screen.getByRole('group', { name: 'Filter by category' }));
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'All (3)',
    'Investment Strategy (1)',
    'Social Security (1)',
    'Retirement Planning (1)',
  ]);
  expect(bar.getByRole('button', { pressed: true })).toHaveTextContent('All');
  await userEvent.click(bar.getByRole('button', { name: /^Social Security/ }));
  expect(bar.getByRole('button', { pressed: true })).toHaveTextContent('Social Security');
  expect(titles()).toEqual(['Social Security allocations: benefits, taxes and the income around them']);
  expect(screen.getByText('1 white paper in Social Security')).toHaveAttribute('role', 'status');
  await userEvent.click(bar.getByRole('button', { name: /^All/ }));
  expect(titles()).toEqual(all);
});

test('the address chooses a category', async () => {
  await renderPage(WhitePapersPage, '/white-papers?category=Retirement+Planning');
  expect(titles()).toEqual(['Understanding Social Security: from a dollar of pay to a payment']);
});

test.each(['Retirement', 'retirement planning', 'Estate Planning'])(
  'a category that has no paper (%s) says so, and leads back to all',
  async (category) => {
    await renderPage(WhitePapersPage, `/white-papers?category=${encodeURIComponent(category)}`);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByText(`There is no white paper in “${category}” yet.`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all white papers' }));
    expect(titles()).toEqual(all);
  },
);

test('the preview shows the opening of the paper and what it includes', async () => {
  await renderPage(WhitePapersPage);
  await userEvent.click(screen.getByRole('button', { name: `Preview (${featured.title})` }));
  const dialog = within(screen.getByRole('dialog', { name: featured.title }));
  expect(dialog.getByText('Investment Strategy')).toBeVisible();
  expect(dialog.getByText('12 pages')).toBeVisible();
  expect(dialog.getByRole('img', { name: /^First page of/ })).toBeVisible();
  for (const paragraph of featured.preview) expect(dialog.getByText(paragraph)).toBeVisible();
  expect(dialog.getByText(/This is only a preview/)).toBeVisible();
  const included = within(dialog.getByRole('region', { name: 'What’s Included' }));
  expect(included.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Comprehensive analysis',
    'Real-world examples',
    'Actionable strategies',
    'Professional insights',
  ]);
  expect(included.getByText(/people in the examples are invented/)).toBeVisible();
  expect(dialog.getByText(/^Written by Harlan Teague, CPA. Reviewed by Desmond Oyelaran, EA/)).toBeVisible();
  expect(dialog.getByText(/^What changed:/)).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Download Full White Paper/ })).toHaveAttribute(
    'href',
    '/resources/paper.pdf',
  );
});

test.each<[string, () => Promise<unknown>]>([
  ['×', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Close Preview', () => userEvent.click(screen.getByRole('button', { name: 'Close Preview' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes the preview, and focus goes back to its button', async (_, close) => {
  await renderPage(WhitePapersPage);
  const opener = screen.getByRole('button', { name: `Preview (${featured.title})` });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});
