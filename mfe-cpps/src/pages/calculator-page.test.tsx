import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeSession } from 'shared-auth/testing';
import { workOut, formatValue, linesOf, isInput } from 'shared-contract/tools/worksheet';
import { worksheets } from '../content/tool-files/worksheets.ts';
import { Component } from './calculator-page.tsx';

const { axe } = jest.requireActual<{
  axe: (element: Element) => Promise<{ violations: readonly { id: string }[] }>;
}>('jest-axe');

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: () => new Promise(() => undefined) }));

function open(address: string) {
  const router = createMemoryRouter([{ path: '/dashboard/cpps-tools/:tool', element: <Component /> }], {
    initialEntries: [`/dashboard/cpps-tools/${address}`],
  });
  const view = render(
    <FakeSession user={{ email: 'coach@example.com' }} profile={{ role: 'coach' }}>
      <RouterProvider router={router} />
    </FakeSession>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}
const figure = () => document.querySelector('[data-slot=figure]')?.textContent;

test.each(Object.entries(worksheets))('%s shows every line of its worked example', async (id, worksheet) => {
  const { container } = open(id);
  const values = workOut(worksheet);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  for (const [index, line] of linesOf(worksheet).entries()) {
    if (isInput(line) && line.choices) continue;
    const row = rows.find(({ textContent }) => textContent.startsWith(`${String(index + 1)}${line.label}`));
    expect(row).toHaveTextContent(formatValue(values.get(line.id) ?? NaN, line.unit));
  }
  expect((await axe(container)).violations).toEqual([]);
});

test('an entry changes the result immediately, and the address once the field is left', async () => {
  const { user, router } = open('entity-comparison');
  expect(figure()).toBe('$15,831');
  const salary = screen.getByLabelText('Reasonable salary as an S corporation');
  await user.clear(salary);
  await user.type(salary, '$150,000');
  expect(figure()).toBe('$9,908');
  await user.tab();
  expect(router.state.location.search).toBe('?salary=150000');
  await user.click(screen.getByRole('button', { name: 'Back to the example' }));
  expect([figure(), router.state.location.search]).toEqual(['$15,831', '']);
});

test('an address opens its figures', () => {
  open('cash-balance?age=45');
  expect(screen.getByLabelText('Age today')).toHaveValue('45');
  expect(figure()).toBe('$134,673');
});

test.each([
  ['cash-balance?age=70', 'Age today', 'Enter a figure from 18 to 64.'],
  ['cash-balance?age=45.5', 'Age today', 'Enter a whole number.'],
  ['cash-balance?age=64', 'Age today', /at least one year below/],
  ['roi-forecast?discount=many', 'Discount rate', 'Enter a percentage like 37.'],
  ['cost-segregation?fifteen=9000000', '15-year property', /more than the depreciable basis/],
])('%s says what is wrong at its field and keeps what was typed', async (address, label, words) => {
  const { container } = open(address);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(words));
  expect(screen.getByLabelText(label)).toHaveValue(address.split('=')[1]);
  expect(figure()).toBe('–');
  expect((await axe(container)).violations).toEqual([]);
});

test('an unknown calculator says so and leads back', () => {
  open('constructor');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No such calculator');
  expect(screen.getByRole('link', { name: 'See all CPPS tools' })).toHaveAttribute(
    'href',
    '/dashboard/cpps-tools',
  );
});
