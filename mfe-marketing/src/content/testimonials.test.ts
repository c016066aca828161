import { categoryLabel } from './testimonials.ts';

test.each([
  ['tax-savings', 'Tax Savings'],
  ['retirement-planning', 'Retirement Planning'],
  ['business-strategy', 'Business Strategy'],
  ['education', 'Professional Education'],
  ['anything-else', 'Client Success'],
])('a testimonial about %s wears the badge %s', (category, label) => {
  expect(categoryLabel(category)).toBe(label);
});
