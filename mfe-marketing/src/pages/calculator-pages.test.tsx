import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'shared-ui/router';
import { renderPage } from '../testing/render-page.tsx';
import { pages } from './calculator-pages.tsx';

type Name = keyof typeof pages;

/** Renders the page with its address and a Back button. */
function open(name: Name, query = '') {
  const Page: ComponentType = pages[name].Component;
  function Framed() {
    const { search } = useLocation();
    const navigate = useNavigate();
    return (
      <>
        <output aria-label="address">{search}</output>
        <button type="button" onClick={() => void navigate(-1)}>
          Go back
        </button>
        <Page />
      </>
    );
  }
  return renderPage(Framed, `/resources/${name}${query}`);
}

const figure = () => document.querySelector('[data-slot=figure]')?.textContent;
const said = () => document.querySelector('p[role=status]')?.textContent;
const address = () => screen.getByLabelText('address').textContent;

async function enter(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  await userEvent.tab();
}

interface Case {
  readonly name: Name;
  readonly starts: string;
  readonly change: readonly [label: string, text: string];
  readonly to: string;
  readonly query: string;
  readonly bad: readonly [label: string, text: string, problem: RegExp];
}

const cases: readonly Case[] = [
  {
    name: 'tax-brackets',
    starts: '$86,608',
    change: ['Ordinary income', '$500,000'],
    to: '$102,608',
    query: '?income=500000',
    bad: ['Ordinary income', 'plenty', /dollar amount/],
  },
  {
    name: 'retirement-contributions',
    starts: '$35,750',
    change: ['Age at the end of the year', '64'],
    to: '$32,500',
    query: '?age=64',
    bad: ['Age at the end of the year', '6.5', /whole number/],
  },
  {
    name: 'cash-balance',
    starts: '$276,676',
    change: ['Age today', '45'],
    to: '$134,673',
    query: '?age=45',
    bad: ['Age today', '90', /18 to 64/],
  },
  {
    name: 'cost-segregation',
    starts: '$494,115',
    change: ['5-year property', '0'],
    to: '$197,646',
    query: '?five=0',
    bad: ['Cost without land', '400000', /\$500,000/],
  },
  {
    name: 'research-credit',
    starts: '$35,000',
    change: ['Two years before', '0'],
    to: '$24,000',
    query: '?second=0',
    bad: ['This year', '-5', /\$0 to/],
  },
  {
    name: 'retainer-return',
    starts: '$11,700',
    change: ['Planning clients', '0'],
    to: '−$12,300',
    query: '?retainers=0',
    bad: ['Planning clients', '', /whole number/],
  },
];

describe.each(cases)('$name', ({ name, starts, change, to, query, bad }) => {
  test('shows its worked example first', async () => {
    await open(name);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(figure()).toBe(starts);
    expect(
      screen.getByRole('region', { name: 'Step by step' }).querySelectorAll('tr').length,
    ).toBeGreaterThan(3);
    expect(screen.getByRole('heading', { name: 'Sources' })).toBeVisible();
  });

  test('a changed entry changes the result, the announcement, and the address', async () => {
    await open(name);
    const before = said();
    await enter(...change);
    expect(figure()).toBe(to);
    expect(said()).not.toBe(before);
    await waitFor(() => expect(address()).toBe(query));
  });

  test('an address opens the same result', async () => {
    await open(name, query);
    expect(figure()).toBe(to);
    expect(screen.getByLabelText<HTMLInputElement>(change[0]).value).toBe(change[1].replace('$', ''));
  });

  test('a field shows its error once it is left, and keeps its text', async () => {
    await open(name);
    const [label, text, problem] = bad;
    await enter(label, text);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(problem);
    expect(field).toHaveValue(text);
    expect(figure()).toBe(starts);
    expect(screen.getByText(/^Correct .* Until then/)).toHaveTextContent(label);
    await enter(...change);
    if (change[0] === label) expect(field).toBeValid();
  });

  test('a button restores the example', async () => {
    await open(name, query);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the example' }));
    expect(figure()).toBe(starts);
    await waitFor(() => expect(address()).toBe(''));
  });
});

test.each(['cash-balance', 'cost-segregation'] as const)(
  '%s is labeled an illustration, always',
  async (name) => {
    await open(name);
    expect(screen.getByText('Illustration')).toBeVisible();
    expect(said()).toMatch(/^Illustration: /);
    await enter(
      name === 'cash-balance' ? 'Age today' : 'Cost without land',
      name === 'cash-balance' ? '50' : '5000000',
    );
    expect(screen.getByText('Illustration')).toBeVisible();
    expect(said()).toMatch(/^Illustration: /);
  },
);

test('no error appears while a user types', async () => {
  await open('cash-balance');
  const age = screen.getByLabelText('Age today');
  await userEvent.clear(age);
  await userEvent.type(age, '5');
  expect(age).toBeValid();
  await userEvent.type(age, '5');
  expect(figure()).toBe('$299,189');
});

test('a selection adds a history entry, and Back restores the field', async () => {
  await open('tax-brackets');
  await userEvent.selectOptions(screen.getByLabelText('Filing status'), 'single');
  await waitFor(() => expect(address()).toBe('?status=single'));
  const single = figure();
  await userEvent.selectOptions(screen.getByLabelText('Tax year'), '2025');
  await waitFor(() => expect(address()).toBe('?status=single&year=2025'));
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.getByLabelText('Tax year')).toHaveValue('2026'));
  expect(screen.getByLabelText('Filing status')).toHaveValue('single');
  expect(figure()).toBe(single);
});

test('other parameters stay, and an unknown choice becomes the example’s', async () => {
  await open('tax-brackets', '?from=letter&status=nobody');
  expect(figure()).toBe('$86,608');
  await userEvent.selectOptions(screen.getByLabelText('Deduction'), 'itemized');
  await waitFor(() => expect(address()).toContain('from=letter'));
});

test('two people of 65 need a joint return', async () => {
  await open('tax-brackets', '?status=single&over65=2');
  expect(screen.getByLabelText('People aged 65 or older')).toHaveAccessibleDescription(/Only a joint return/);
});

test('the catch-up says when it has to be Roth, and when there is none', async () => {
  await open('retirement-contributions');
  expect(said()).toMatch(/must be Roth/);
  await userEvent.click(screen.getByLabelText('The plan accepts Roth contributions'));
  expect(figure()).toBe('$24,500');
  await waitFor(() => expect(address()).toBe('?roth=0'));
});

test('a shared link contains the entries', async () => {
  const copied = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  history.replaceState(null, '', '/resources/cash-balance?age=45');
  await open('cash-balance', '?age=45');
  await act(async () => {
    screen.getByRole('button', { name: 'Share link' }).click();
    await Promise.resolve();
  });
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/resources\/cash-balance\?age=45$/));
  history.replaceState(null, '', '/');
});
