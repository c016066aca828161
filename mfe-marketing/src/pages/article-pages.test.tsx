import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { articleActions } from '../content/articles/article-page.ts';
import type { ArticleSlug } from '../content/articles/article.ts';
import { articles } from '../content/articles/articles.ts';
import { reviews } from '../content/articles/reviews.ts';
import { articleWords } from '../content/articles/words.ts';
import { renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as CapitalPreservation } from './articles/capital-preservation-page.tsx';
import { Component as EstatePlanning } from './articles/estate-planning-essentials-page.tsx';
import { Component as Alternatives } from './articles/non-stock-market-alternatives-page.tsx';
import { Component as RetirementExpenses } from './articles/retirement-expenses-page.tsx';
import { Component as SocialSecurity } from './articles/social-security-guide-page.tsx';
import { Component as YearEnd } from './articles/year-end-tax-planning-page.tsx';

const pageOf: Readonly<Record<ArticleSlug, ComponentType>> = {
  'retirement-expenses': RetirementExpenses,
  'social-security-guide': SocialSecurity,
  'year-end-tax-planning': YearEnd,
  'non-stock-market-alternatives': Alternatives,
  'estate-planning-essentials': EstatePlanning,
  'capital-preservation': CapitalPreservation,
};
const open = (slug: ArticleSlug) => renderPage(pageOf[slug], `/blog/${slug}`);

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Required by the specification: figures in the text, and the links at its end (`calls`). */
const figures: Readonly<Record<ArticleSlug, readonly string[]>> = {
  'retirement-expenses': ['Medicare', '$202.90'],
  'social-security-guide': ['$32,000', '$25,000', '80%', '1.45%', '4.2%'],
  'year-end-tax-planning': ['$23,500', '$7,500', '$11,250', '$7,000', '$10,000', '50%', '25%'],
  'non-stock-market-alternatives': ['annuit', 'gives no advice on securities'],
  'estate-planning-essentials': ['$13,990,000', '$15,000,000', '$19,000'],
  'capital-preservation': ['40%', '50%', '20%', '30%', '15%', '25%', '5%'],
};
const calls: Readonly<Record<ArticleSlug, readonly (readonly [string, string])[]>> = {
  'retirement-expenses': [['Schedule a Consultation', '/contact']],
  'social-security-guide': [['Schedule a Consultation', '/contact']],
  'year-end-tax-planning': [
    ['Call (615) 555-0142', 'tel:+16155550142'],
    ['Visit Tax Center', '/tax-center'],
  ],
  'non-stock-market-alternatives': [
    ['Call (615) 555-0142', 'tel:+16155550142'],
    ['Read White Papers', '/white-papers'],
  ],
  'estate-planning-essentials': [
    ['Call (615) 555-0142', 'tel:+16155550142'],
    ['View Legal Partners', '/partners'],
  ],
  'capital-preservation': [
    ['Call (615) 555-0142', 'tel:+16155550142'],
    ['Learn About Our Approach', '/about'],
  ],
};

describe.each(articles)('$slug', (article) => {
  const { slug, title } = article;
  renderOnce(pageOf[slug], `/blog/${slug}`);

  test('says what it is: category, author, dates and the minutes that its words take', () => {
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByText(article.category).length).toBeGreaterThan(0);
    const minutes = Math.round(articleWords[slug] / 220);
    expect(screen.getByText(`By Ninecourse Advisory Team, ${minutes} min read`)).toBeVisible();
    for (const day of [article.published, article.revised])
      expect(screen.getAllByText(days.format(new Date(day)), { selector: 'time' })[0]).toHaveAttribute(
        'datetime',
        day,
      );
  });

  test('names two different people as author and reviewer, and lists what each revision changed', () => {
    const { author, reviewer, changes } = reviews[slug];
    expect(screen.getByText(`Written by ${author}. Reviewed by ${reviewer}.`)).toBeVisible();
    expect(author).not.toBe(reviewer);
    expect(changes[0]?.date).toBe(article.revised);
    for (const { text } of changes) expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
  });

  test('links its cites of law to the Code', () => {
    const text = within(screen.getByRole('article', { name: title }));
    const addresses = text.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(
      addresses.filter((address) => address?.includes('law.cornell.edu/uscode/text/')).length,
    ).toBeGreaterThan(5);
  });

  test('has 1,200 to 2,500 words and the figures of the specification', () => {
    const text = screen.getByRole('article', { name: title });
    expect(articleWords[slug]).toBeGreaterThanOrEqual(1_200);
    expect(articleWords[slug]).toBeLessThanOrEqual(2_500);
    for (const figure of figures[slug]) expect(text).toHaveTextContent(figure);
  });

  test('lists its sections, ends with its sources, and every anchor and table is whole', () => {
    const text = within(screen.getByRole('article', { name: title }));
    const sections = text.getAllByRole('heading', { level: 2 });
    const listed = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect([...new Set(listed.map((link) => link.getAttribute('href')))]).toEqual(
      sections.map(({ id }) => `#${id}`),
    );
    expect(sections.at(-1)).toHaveTextContent('Sources');
    for (const table of text.queryAllByRole('table')) {
      expect(table).toHaveAccessibleName(/\w/);
      expect(within(table).getAllByRole('columnheader').length).toBeGreaterThan(1);
    }
    expect(document.querySelector('blockquote')).toBeNull();
    expect(screen.getByRole('article', { name: title })).not.toHaveTextContent(/Table:|\*\*|\| /);
  });

  test('leads on: back to the blog, to two other articles, and to its calls', () => {
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    const related = within(screen.getByRole('region', { name: 'Read next' })).getAllByRole('link');
    expect(related.map((link) => link.getAttribute('href'))).toEqual(
      article.related.map((one) => `/blog/${one}`),
    );
    expect(articleActions[slug]).toHaveLength(calls[slug].length);
    for (const [name, address] of calls[slug])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });
});

test('the wage bases of 2002 to 2011 stand in the Social Security article as the specification gives them', async () => {
  await open('social-security-guide');
  const table = within(screen.getByRole('table', { name: 'Wage base and tax, 2002 to 2011' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(10);
  expect(rows[0]).toHaveTextContent('2002$84,9006.2%$5,263.80');
  expect(rows.at(-1)).toHaveTextContent('2011$106,8004.2%$4,485.60');
});

test('what later law changed stands beside the figure it replaced', async () => {
  await open('year-end-tax-planning');
  const boxes = screen.getAllByRole('note', { name: 'Then and now' });
  expect(boxes.map((box) => box.textContent).join(' ')).toMatch(
    /\$10,000.*\$40,000.*P\.L\. 119-21|P\.L\. 119-21.*\$40,000/,
  );
});

test('the link is copied where the device has no sheet of its own', async () => {
  const user = userEvent.setup();
  await open('capital-preservation');
  await user.click(screen.getByRole('button', { name: 'Share link' }));
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/$|\/blog\/capital-preservation$/);
});
