import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Component } from './curriculum-page.tsx';

beforeEach(() => {
  const router = createMemoryRouter([{ path: '/cpps/curriculum', element: <Component /> }], {
    initialEntries: ['/cpps/curriculum'],
  });
  render(<RouterProvider router={router} />);
});

test('14 weeks, 9 layers and 50+ strategies, and how a week runs', () => {
  expect(screen.getByText(/^14 weeks, 9 layers, 50\+ strategies\./)).toBeVisible();
  for (const part of ['Weekly 2-hour live sessions', 'Self-paced modules', 'A peer network'])
    expect(screen.getByRole('heading', { name: part })).toBeVisible();
});

test.each([
  ['Entity Structuring + Retirement Flow', 'Weeks 1-2', 'Entity Comparison Calculator'],
  ['Cost Segregation Acceleration', 'Week 3', 'Cost Segregation Calculator'],
  ['R&D Credit Mastery', 'Week 4', 'R&D Project Record'],
  ['Cash Balance + DB Plans', 'Weeks 5-6', 'Cash Balance Plan Calculator'],
  ['Captive Insurance Setup', 'Weeks 7-8', 'Captive Feasibility Checklist'],
  ['Asset Protection Layers', 'Week 9', 'Asset Protection Map'],
  ['Succession + Exit Planning', 'Weeks 10-11', 'Exit Readiness Presentation'],
  ['Philanthropy + Offsets', 'Week 12', 'Giving Strategies Presentation'],
  ['ROI Forecasting + Strategy Tools', 'Weeks 13-14', 'Plan ROI Forecast, Planning Retainer Proposal'],
])('%s has its weeks, four topics, a piece of work and its files', (title, weeks, files) => {
  const layer = screen.getByRole('heading', { level: 3, name: title }).closest('li')!;
  expect(within(layer).getByText(weeks)).toBeVisible();
  expect(within(layer).getByRole('list').children).toHaveLength(4);
  const [work, , tools] = within(layer).getAllByRole('definition');
  expect(work).toHaveTextContent(/\w+\.$/);
  expect(tools).toHaveTextContent(files);
});

test('a cohort has the dates of all 14 live sessions, one each week', () => {
  const cohort = screen.getByRole('heading', { name: 'Cohort of January 12, 2027' }).closest('li')!;
  const days = within(cohort)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(days).toHaveLength(14);
  expect(days.at(-1)).toBe('14. April 13, 2027');
});

test('credits of live sessions and of self-study stand apart and sum to the whole, with who decides', () => {
  const credits = within(screen.getByRole('table')).getAllByRole('cell');
  expect(credits.map(({ textContent }) => textContent)).toEqual(['33.6', '6.4', '40.0']);
  expect(
    screen.getByRole('rowheader', { name: /group internet based 14 x 2 hours, 1,680 minutes \/ 50/ }),
  ).toBeVisible();
  expect(screen.getByText(/not on NASBA’s National Registry/)).toBeVisible();
});

test('what participants receive, and links back to the program and to people', () => {
  for (const thing of [
    'Certification and digital badge',
    '50+ templates',
    'Lifetime access',
    'Implementation tools',
    'Directory listing',
    'Referral network',
  ])
    expect(screen.getByText(thing, { selector: 'dt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to CPPS certification' })).toHaveAttribute('href', '/cpps');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});
