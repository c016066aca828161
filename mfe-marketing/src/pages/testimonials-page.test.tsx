import { screen, within } from '@testing-library/react';
import { renderOnce } from '../testing/render-page.tsx';
import { Component as TestimonialsPage } from './testimonials-page.tsx';

const stories = [
  { name: 'Renata Kowalczyk', badge: 'Tax Savings', status: /^A client since 2023/ },
  { name: 'Dr. Beatrix Novak', badge: 'Retirement Planning', status: /^A client since 2022/ },
  { name: 'Curtis Vandermeer', badge: 'Business Strategy', status: /^A client from 2021 to 2025/ },
  { name: 'Tobias Renner, CPA', badge: 'Professional Education', status: /^A graduate of the CPPS program/ },
];

const region = (name: RegExp) => within(screen.getByRole('region', { name }));

renderOnce(TestimonialsPage);

test('there are four stories under one main heading that names the page', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Client success stories/);
  expect(region(/^Four stories/).getAllByRole('figure')).toHaveLength(4);
});

test.each(stories)('$name: badge $badge, a quotation, its key results, the cost', ({ name, badge }) => {
  const story = within(screen.getByRole('figure', { name }));
  expect(story.getByText(badge)).toBeVisible();
  expect(story.getByText(/^“.+”$/)).toBeVisible();
  const results = within(story.getByRole('list', { name: 'Key results' }));
  expect(results.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(story.getByRole('heading', { name: 'What it took' })).toBeVisible();
});

test.each(stories)(
  'the disclosure of $name says who speaks, that nothing was paid, and why yours may differ, in the size of the results',
  ({ name, status }) => {
    const figure = screen.getByRole('figure', { name });
    const claim = figure.querySelector('[data-slot=claim]');
    const disclosure = claim?.querySelector('[data-slot=disclosure]');
    expect(disclosure).toHaveTextContent(status);
    expect(disclosure).toHaveTextContent(/was not paid or given anything for these words/);
    expect(disclosure).toHaveTextContent(
      /most plans save less|many practices cannot|may hold nothing|signed none/,
    );
    expect(disclosure?.className).not.toMatch(/text-(sm|xs)/);
    expect(claim).toContainElement(within(figure).getByRole('list', { name: 'Key results' }));
  },
);

test('every summary figure has its disclosure in the same element', () => {
  const figures = region(/^Two figures about/).getAllByRole('listitem');
  const values = ['$50M+', '300%+', '4 of 19', '$0'];
  expect(figures).toHaveLength(values.length);
  figures.forEach((figure, index) => {
    expect(figure).toHaveTextContent(values[index]!);
    expect(figure.querySelector('[data-slot=disclosure]')).toHaveTextContent(/.{60}/);
  });
});

test('the page says how a story is chosen and which rule it keeps to', () => {
  const steps = region(/^How we choose/).getAllByRole('heading', { level: 3 });
  expect(steps.map((step) => step.textContent)).toEqual(['Offered', 'Checked', 'Shown', 'Reviewed']);
  const rule = region(/rules on reviews/);
  expect(rule.getAllByRole('rowheader').map((row) => row.textContent)).toEqual(
    expect.arrayContaining(['Who is speaking', 'Who paid', 'Proof']),
  );
  expect(rule.getByText(/16 CFR part 465/)).toBeVisible();
});

test('the last word leads to the contact page', () => {
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});
