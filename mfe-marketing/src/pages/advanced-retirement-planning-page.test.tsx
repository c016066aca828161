import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { retirementPapers } from '../content/papers/retirement-papers.ts';
import { renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as RetirementPage } from './advanced-retirement-planning-page.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the page', () => {
  renderOnce(RetirementPage);

  test('each headline figure has its basis and its limits beside it in the same size', () => {
    const hero = region('Advanced Retirement Planning');
    for (const [value, basis, limits] of [
      ['$157,000 to $282,000', /four owners aged 47 to 57/, /The law sets no such range/],
      ['More than 90%', /\$892,400 of \$962,400/, /passing the tests/],
      ['$280K+', /\$281,117\.50/, /does not promise/],
      ['5X', /\$1,006,400/, /yours will differ/],
    ] as const) {
      const disclosure = hero
        .getByText(value)
        .closest('[data-slot=claim]')
        ?.querySelector('[data-slot=disclosure]');
      expect(disclosure).toHaveTextContent(basis);
      expect(disclosure).toHaveTextContent(limits);
      expect(disclosure?.className).not.toMatch(/text-(sm|xs)/);
    }
  });

  test('the story has its figures and says that it is invented', () => {
    const story = region('A medical practice success story (illustration)');
    for (const part of ['Challenge', 'Solution', 'Result', '$806,000', '$255,475', '92.7%'])
      expect(story.getByText(part)).toBeVisible();
    expect(story.getByText(/this practice does not exist/)).toBeVisible();
  });

  test('the page says who should not adopt a plan, and closes with the contact page', () => {
    expect(region('Who should stop at the 401(k)').getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute('href', '/contact');
  });
});

test('four benefits, five categories and five resources', async () => {
  await renderPage(RetirementPage);
  expect(region('What the plan offers, and on what terms').getAllByRole('listitem')).toHaveLength(4);
  const bar = within(screen.getByRole('group', { name: 'Filter by category' }));
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'All (5)',
    'Cash Balance Plans (1)',
    'Market Trends (1)',
    'Business Strategy (1)',
    'Case Studies (1)',
    'Market Analysis (1)',
  ]);
  expect(screen.getAllByRole('article')).toHaveLength(5);
  await userEvent.click(bar.getByRole('button', { name: /^Case Studies/ }));
  expect(screen.getByRole('article')).toHaveAccessibleName(
    'Case study: a medical practice adds a cash balance plan',
  );
});

test.each(retirementPapers.map((paper) => [paper.title, paper] as const))(
  '%s: the card shows three benefits, the preview all',
  async (title, { benefits, preview }) => {
    await renderPage(RetirementPage);
    const card = within(screen.getByRole('article', { name: title }));
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(benefits.slice(0, 3));
    await userEvent.click(card.getByRole('button', { name: `Preview (${title})` }));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(benefits);
    expect(dialog.getByText(preview[0])).toBeVisible();
    expect(dialog.getByRole('link', { name: /^Download Full Resource/ })).toHaveAttribute('target', '_blank');
  },
);
