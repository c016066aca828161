import { screen, within } from '@testing-library/react';
import { renderOnce } from '../testing/render-page.tsx';
import { Component as TeamPage } from './team-page.tsx';

const profiles = [
  {
    name: 'Harlan Teague, CPA',
    texts: [
      'Founder and principal advisor',
      'Nashville, Tennessee',
      'Certified Public Accountant, Tennessee',
      'Succession and exit planning',
      /founded Ninecourse in 2009/,
    ],
    email: 'harlan.teague@ninecourse.example',
  },
  {
    name: 'Miriam Castellano, CPA',
    texts: [
      'Partner, CPA programs',
      'Knoxville, Tennessee',
      'Certified Public Accountant, Tennessee and North Carolina',
      'Retirement plan design',
      /wrote the CPPS curriculum/,
    ],
    email: 'miriam.castellano@ninecourse.example',
  },
  {
    name: 'Desmond Oyelaran, EA',
    texts: [
      'Director of client strategy',
      'Chattanooga, Tennessee',
      'Enrolled agent, enrolled to practice before the Internal Revenue Service (31 CFR 10.30)',
      'Examination readiness',
      /calendar of elections/,
    ],
    email: 'desmond.oyelaran@ninecourse.example',
  },
];

const region = (name: RegExp) => within(screen.getByRole('region', { name }));

renderOnce(TeamPage);

test('three people are shown under one main heading', () => {
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each(profiles)(
  '$name: title, biography, license, location, specialties, mail and telephone',
  ({ name, texts, email }) => {
    const card = screen.getByRole('article', { name }).closest('li');
    if (!card) throw new Error(`${name} stands in no list`);
    for (const text of texts) expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(within(card).getByRole('link', { name: '(615) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+16155550142',
    );
    expect(card.querySelector('svg[data-slot=drawing]')).not.toBeNull();
  },
);

test('there are four values', () => {
  expect(region(/^Four values/).getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('nobody checks what they drew themselves', () => {
  for (const block of region(/^Two people sign/).getAllByRole('listitem')) {
    const [drawn, checked] = within(block)
      .getAllByRole('definition')
      .map((name) => name.textContent);
    expect(drawn).toBeTruthy();
    expect(checked).not.toBe(drawn);
  }
});

test.each([
  ['Read how the firm began', '/about'],
  ['Schedule a call', '/book'],
  ['Call (615) 555-0142', 'tel:+16155550142'],
])('%s leads to %s', (name, address) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});
