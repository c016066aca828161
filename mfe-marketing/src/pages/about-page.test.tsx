import { screen, within } from '@testing-library/react';
import { renderOnce } from '../testing/render-page.tsx';
import { Component as AboutPage } from './about-page.tsx';

const order = [
  /plan before the return/,
  /^The founder/,
  /single vendors/,
  /^Five steps/,
  /^Reasons to/,
  /^Core values/,
  /^Ask us/,
  /^Two CPAs lead/,
];

const region = (name: RegExp) => within(screen.getByRole('region', { name }));

renderOnce(AboutPage);

test('the sections stand in the order of the specification under one main heading', () => {
  const names = screen.getAllByRole('region').map((section) => section.querySelector('h1, h2')?.textContent);
  expect(names).toHaveLength(order.length);
  names.forEach((name, index) => expect(name).toMatch(order[index]!));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the founder is introduced at length', () => {
  expect(region(/^The founder/).getByText(/founded Ninecourse in 2009/)).toBeVisible();
});

test('there are three differentiators and five steps by their names', () => {
  const heads = (name: RegExp) =>
    region(name)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
  expect(heads(/single vendors/)).toHaveLength(3);
  expect(heads(/^Five steps/)).toEqual(['Organize', 'Analyze', 'Strategize', 'Prioritize', 'Realize']);
});

test.each([
  [/^Call/, 'tel:+16155550142', /^Ask us/],
  [/^Schedule/, '/book', /^Ask us/],
  ['Meet the whole team', '/team', /^Two CPAs lead/],
])('%s leads to %s', (name, address, section) => {
  expect(region(section).getByRole('link', { name })).toHaveAttribute('href', address);
});

test('two members are shown', () => {
  expect(region(/^Two CPAs lead/).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});
