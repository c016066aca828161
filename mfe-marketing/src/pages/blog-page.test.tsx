import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articles } from '../content/articles/articles.ts';
import { articleWords } from '../content/articles/words.ts';
import { renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as BlogPage } from './blog-page.tsx';

const list = () => within(screen.getByRole('region', { name: 'All Articles' }));
/** Visible titles. Cards behind Load More have the class `hidden`. */
const shown = () =>
  list()
    .getAllByRole('article')
    .filter((card) => !card.closest('li')?.classList.contains('hidden'))
    .map((card) => within(card).getByRole('heading').textContent);
const category = (name: RegExp) => list().getByRole('button', { name });

describe('the page', () => {
  renderOnce(BlogPage, '/blog');

  test('the first article is featured, with picture, date, author’s category, reading time and its link', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Financial Planning Insights' })).toBeVisible();
    const featured = within(screen.getByRole('region', { name: 'Featured Article' }));
    const [first] = articles;
    expect(featured.getByRole('heading', { level: 3, name: first!.title })).toBeVisible();
    expect(featured.getByText('Retirement Planning')).toBeVisible();
    expect(featured.getByText('June 12, 2025')).toBeVisible();
    expect(featured.getByText(`${Math.round(articleWords[first!.slug] / 220)} min read`)).toBeVisible();
    expect(featured.getByText(first!.excerpt)).toBeVisible();
    expect(featured.getByRole('link', { name: `Read Article: ${first!.title}` })).toHaveAttribute(
      'href',
      '/blog/retirement-expenses',
    );
    expect(featured.getByRole('article').querySelector('svg')).not.toBeNull();
  });

  test('the other five stand in the list, each with a link to itself', () => {
    const links = list().getAllByRole('link', { name: /^Read More/, hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      articles.slice(1).map(({ slug }) => `/blog/${slug}`),
    );
  });

  test('the newsletter form stands under its heading, with the height of the provider’s', () => {
    const block = within(screen.getByRole('region', { name: 'Stay Informed' }));
    expect(block.getByRole('form', { name: 'Subscribe to the newsletter' })).toBeVisible();
  });
});

test('a category has a count and shows what it counts, the featured one included', async () => {
  await renderPage(BlogPage, '/blog');
  expect(category(/^All \(6\)$/)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(category(/^Retirement Planning \(2\)$/));
  expect(category(/^Retirement Planning/)).toHaveAttribute('aria-pressed', 'true');
  expect(category(/^All/)).toHaveAttribute('aria-pressed', 'false');
  expect(shown()).toEqual(
    articles.filter((article) => article.category === 'Retirement Planning').map(({ title }) => title),
  );
  expect(screen.getByRole('status')).toHaveTextContent('All 2 articles shown');
});

test('the address chooses a category; one that does not exist chooses all', async () => {
  const { unmount } = await renderPage(BlogPage, '/blog?category=tax-planning');
  expect(category(/^Tax Planning \(1\)$/)).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('All 1 article shown');
  unmount();
  await renderPage(BlogPage, '/blog?category=crypto');
  expect(category(/^All \(6\)$/)).toHaveAttribute('aria-pressed', 'true');
});

test('an empty category says so, and leads back to all', async () => {
  await renderPage(BlogPage, '/blog?category=wealth-management');
  expect(screen.getByRole('status')).toHaveTextContent('No articles in Wealth Management yet');
  await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(shown()).toHaveLength(3);
});

test('Load More reveals the next ones, moves the focus to the first of them, and says when all are there', async () => {
  await renderPage(BlogPage, '/blog');
  expect(shown()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Load More Articles' }));
  expect(shown()).toHaveLength(5);
  expect(document.activeElement).toHaveAttribute('href', '/blog/estate-planning-essentials');
  expect(screen.queryByRole('button', { name: 'Load More Articles' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('All 6 articles shown');
});
