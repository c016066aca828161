import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { checklistKey } from 'shared-contract/stored-keys';
import { notify } from 'shared-ui/toast';
import {
  considerations,
  disclosures,
  strategyGroups,
  updates,
  yearEnd,
} from '../content/tax-center/tax-center-text.ts';
import { findViolations, renderOnce, stubMedia } from '../testing/render-page.tsx';
import { Component as TaxCenterPage } from './tax-center-page.tsx';

async function open(path = '/tax-center') {
  stubMedia();
  const router = createMemoryRouter([{ path: '*', Component: TaxCenterPage }], { initialEntries: [path] });
  const view = await act(async () => render(<RouterProvider router={router} />));
  return { router, view, query: () => router.state.location.search };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
const rowOf = (name: RegExp) => panel().getByRole('row', { name });
const termOf = (name: string) =>
  panel()
    .getAllByText(name, { selector: 'dt' })
    .find((term) => !term.closest('[hidden]'))!.nextElementSibling!;
const tips = yearEnd.flatMap((group) => [...group.tips]);
const box = (at: number) => panel().getByRole('checkbox', { name: tips[at]!.text });
const press = (name: string) => userEvent.click(panel().getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the first view', () => {
  renderOnce(TaxCenterPage, '/tax-center');

  test('the head leads with 2026, then has 2025 as enacted and as first published', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Comprehensive Tax Center' })).toBeVisible();
    const figures = within(screen.getByRole('region', { name: 'Comprehensive Tax Center' }))
      .getAllByRole('listitem')
      .filter((item) => item.textContent.includes('as first published'));
    expect(figures.map((item) => item.textContent)).toEqual([
      'Top rate, 2026 37% 2025: 37% 2025, as first published: 37%',
      '401(k) limit, 2026 $24,500 2025: $23,500 2025, as first published: $23.5K',
      'IRA limit, 2026 $7,500 2025: $7,000 2025, as first published: $7K',
      'SALT cap, 2026 $40,400 2025: $40,000 2025, as first published: $10K',
    ]);
    expect(figures.flatMap((item) => [...item.querySelectorAll('s')]).map((one) => one.textContent)).toEqual([
      '$10K',
    ]);
  });

  test('strategies are shown first: four cards with all their lines, and four considerations', () => {
    expect(tab('Tax Strategies')).toHaveAttribute('aria-selected', 'true');
    for (const { title, strategies } of strategyGroups) {
      const lines = within(panel().getByRole('article', { name: title })).getAllByRole('listitem');
      expect(lines.map((line) => line.textContent)).toEqual(strategies);
    }
    for (const { title, text } of considerations) {
      expect(panel().getByText(title)).toBeVisible();
      expect(panel().getByText(text, { exact: false })).toBeVisible();
    }
    expect(panel().getByText(/3\.8% above \$200K single or \$250K married/)).toBeVisible();
    expect(panel().getByText(/0\.9% on wages/)).toBeVisible();
    expect(panel().getByText(/6\.5% excise tax on net earnings above a \$50,000 deduction/)).toBeVisible();
  });
});

test.each([
  ['Year-End Planning', 'year-end'],
  ['2026 and 2025 Tax Brackets', 'brackets'],
  ['Resources', 'resources'],
])('%s stands in the address as %s, by tab, by address and by anchor', async (name, id) => {
  const { router, query } = await open();
  await userEvent.click(tab(name));
  await waitFor(() => expect(query()).toBe(`?tab=${id}`));
  expect(screen.getByRole('tabpanel')).toHaveAttribute('id', id);
  await act(() => router.navigate(-1));
  expect(screen.getByRole('tabpanel')).toHaveAttribute('id', 'overview');
  for (const address of [`/tax-center?tab=${id}`, `/tax-center#${id}`]) {
    await act(() => router.navigate(address));
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
});

test('a view that does not exist is the first one', async () => {
  await open('/tax-center?tab=nothing');
  expect(tab('Tax Strategies')).toHaveAttribute('aria-selected', 'true');
});

describe('the tables', () => {
  renderOnce(TaxCenterPage, '/tax-center?tab=brackets&year=2025');

  test('the 2025 tables have the law of 2025 as enacted', async () => {
    expect(panel().getByRole('table', { name: '2025 Tax Brackets' })).toBeVisible();
    const rows = [
      ['10%', '$0–$11,925', '$0–$23,850'],
      ['12%', 'to $48,475', 'to $96,950'],
      ['22%', 'to $103,350', 'to $206,700'],
      ['24%', 'to $197,300', 'to $394,600'],
      ['32%', 'to $250,525', 'to $501,050'],
      ['35%', 'to $626,350', 'to $751,600'],
      ['37%', 'above $626,350', 'above $751,600'],
    ];
    for (const [rate, ...ranges] of rows) {
      const cells = within(rowOf(new RegExp(`^${rate!}`))).getAllByRole('cell');
      expect(cells.slice(0, 2).map((cell) => cell.textContent)).toEqual(ranges);
    }
    const figures = [
      ['Single', '$15,750'],
      ['Married filing jointly', '$31,500'],
      ['Head of household', '$23,625'],
      ['Additional, 65+ or blind', '$1,600 (each, married), $2,000 (unmarried)'],
      ['0%', 'up to $48,350 (single), $96,700 (joint)'],
      ['15%', 'up to $533,400 (single), $600,050 (joint)'],
      ['20%', 'above'],
      ['Plus 3.8%', 'Net Investment Income Tax for high earners'],
      ['401(k)', '$23,500'],
      ['401(k), 50 or older', '$31,000'],
      ['Enhanced catch-up, ages 60-63', '$11,250 instead of $7,500: $34,750 in all'],
      ['IRA', '$7,000'],
      ['IRA, 50 or older', '$8,000'],
      ['SALT cap', '$40,000'],
    ];
    for (const [label, value] of figures) {
      expect(termOf(label!).firstChild).toHaveTextContent(value!);
    }
    expect(await findViolations(document.body)).toEqual([]);
  });

  test.each([
    ['Single', '$15,000'],
    ['Married filing jointly', '$30,000'],
    ['Head of household', '$22,500'],
    ['Enhanced catch-up, ages 60-63', '$11,250 additional'],
    ['SALT cap', '$10,000'],
  ])('%s keeps its first published value, struck through, with the authority', (label, first) => {
    expect(termOf(label).querySelector('s')).toHaveTextContent(first);
    expect(termOf(label)).toHaveTextContent(updates.find(({ row }) => row === label)!.authority);
  });
});

test('2026 comes first, without history; the year is chosen in the address', async () => {
  const { router, query } = await open('/tax-center?tab=brackets');
  expect(panel().getByRole('table', { name: '2026 Tax Brackets' })).toBeVisible();
  expect(rowOf(/^37%/)).toHaveTextContent('above $640,600above $768,700');
  expect(panel().getAllByText('$16,100')[0]).toBeVisible();
  expect(panel().getByText(/The IRS had not published the 2027 amounts/)).toBeVisible();
  await press('2025');
  await waitFor(() => expect(query()).toBe('?tab=brackets&year=2025'));
  expect(panel().getByText('$10,000', { selector: 's' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(panel().getByRole('button', { name: '2026' })).toHaveAttribute('aria-pressed', 'true');
});

test('a filing status leaves its column alone', async () => {
  const { query } = await open('/tax-center?tab=brackets');
  expect(panel().getAllByRole('columnheader')).toHaveLength(5);
  await userEvent.selectOptions(
    panel().getByRole('combobox', { name: 'Filing status' }),
    'Head of household',
  );
  await waitFor(() => expect(query()).toBe('?tab=brackets&status=head'));
  expect(
    panel()
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Rate', 'Head of household']);
  expect(rowOf(/^10%/)).toHaveTextContent('$0–$17,700');
});

test('resources lead on, disclosures stand below, and the page ends at the contact page', async () => {
  await open('/tax-center?tab=resources');
  const links = panel().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/white-papers',
    '/contact',
    '/advanced-retirement-planning',
    '/blog',
  ]);
  expect(links[1]).toHaveTextContent('Tax Consultation');
  expect(links[3]).toHaveTextContent('Tax Articles');
  for (const text of disclosures) expect(panel().getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute('href', '/contact');
});

const yearEndAddress = '/tax-center?tab=year-end';

test('the checklist has four groups, counts what is ticked and keeps it on the device', async () => {
  const { view } = await open(yearEndAddress);
  expect(
    panel()
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label') ?? group.querySelector('legend')?.textContent),
  ).toEqual(['1Income Management', '2Deduction Strategies', '3Retirement Planning', '4Investment Moves']);
  await userEvent.click(box(0));
  await userEvent.click(box(7));
  expect(panel().getByText('2 of 24 done')).toBeVisible();
  view.unmount();
  const again = await open(yearEndAddress);
  expect(box(0)).toBeChecked();
  expect(box(7)).toBeChecked();
  await userEvent.click(box(0));
  expect(localStorage.getItem(checklistKey)).toBe(tips[7]!.id);
  expect(await findViolations(again.view.container)).toEqual([]);
});

test('Clear takes every tick away, and can be undone', async () => {
  localStorage.setItem(checklistKey, `${tips[1]!.id}.${tips[2]!.id}.of-another-year`);
  await open(yearEndAddress);
  expect(panel().getByText('2 of 24 done')).toBeVisible();
  await press('Clear');
  expect(panel().getByText('0 of 24 done')).toBeVisible();
  expect(localStorage.getItem(checklistKey)).toBeNull();
  await press('Undo');
  expect(box(1)).toBeChecked();
});

test('Print asks the browser', async () => {
  window.print = jest.fn();
  await open(yearEndAddress);
  await press('Print');
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('Share copies a link with the ticks and says so', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await open(yearEndAddress);
  await userEvent.click(box(3));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const said = jest.spyOn(notify, 'success');
  await press('Share');
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/tax-center?tab=year-end&done=${tips[3]!.id}`);
  await waitFor(() => expect(said).toHaveBeenCalledWith('Link copied, with your ticks.'));
});

test('Share that is refused says what to do instead; one that is closed says nothing', async () => {
  await open(yearEndAddress);
  const said = jest.spyOn(notify, 'error');
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('no')) },
  });
  await press('Share');
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await press('Share');
  expect(share).toHaveBeenCalledTimes(1);
  expect(said).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'share');
});

test('a link with ticks fills a list that is empty, and leaves the address', async () => {
  const { query } = await open(`${yearEndAddress}&done=${tips[0]!.id}.${tips[5]!.id}`);
  await waitFor(() => expect(query()).toBe('?tab=year-end'));
  expect(box(5)).toBeChecked();
  expect(panel().getByText('2 of 24 done')).toBeVisible();
});

test.each([
  ['Show my list', 1],
  ['Use these ticks', 2],
])('a link with other ticks asks before it changes a list: %s', async (choice, count) => {
  localStorage.setItem(checklistKey, tips[9]!.id);
  const { query } = await open(`${yearEndAddress}&done=${tips[0]!.id}.${tips[5]!.id}`);
  expect(panel().getByText('These ticks came with the link: 2 of 24 done.')).toBeVisible();
  expect(box(0)).toBeChecked();
  expect(box(0)).toBeDisabled();
  await press(choice);
  await waitFor(() => expect(query()).toBe('?tab=year-end'));
  expect(panel().getByText(`${String(count)} of 24 done`)).toBeVisible();
  expect(box(9)).toBeEnabled();
});

test('the deadlines show the next one of today, the three of 2025, and all others', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), doNotFake: ['queueMicrotask', 'setTimeout'] });
  await open(yearEndAddress);
  expect(panel().getByRole('heading', { name: 'Key Tax Deadlines' })).toBeVisible();
  expect(panel().getByText('Next deadline, in 39 days')).toBeVisible();
  const listed = panel().getByRole('heading', { name: 'As first listed for 2025' }).nextElementSibling!;
  expect([...listed.querySelectorAll('time')].map((time) => time.textContent)).toEqual([
    'December 31, 2025',
    'April 15, 2025',
    'October 15, 2025',
  ]);
  expect(panel().getByText('14 earlier dates of 2025 and 2026')).toBeVisible();
  expect(panel().getAllByRole('button', { name: /^Add to calendar/ })).toHaveLength(10);
  expect(panel().getByRole('button', { name: 'Add all 10 dates to calendar' })).toBeVisible();
  jest.useRealTimers();
});
