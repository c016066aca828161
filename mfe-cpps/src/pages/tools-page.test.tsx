import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { saveFile, type DownloadFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import { Component } from './tools-page.tsx';

const { axe } = jest.requireActual<{
  axe: (element: Element) => Promise<{ violations: readonly { id: string }[] }>;
}>('jest-axe');

jest.mock('shared-ui/save-file', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

function Address() {
  return <p data-testid="search">{useLocation().search}</p>;
}
const search = () => screen.getByTestId('search').textContent;

function open(address = '/dashboard/cpps-tools') {
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Component />
      <Address />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup({ delay: null }) };
}

const library = () => within(screen.getByRole('region', { name: 'Tools' }));
const filter = (name: string) => library().getByRole('button', { name });
const lastFile = (): DownloadFile | undefined => saved.mock.lastCall?.[0];

beforeEach(() => saved.mockReset());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('starts with all ten tools; the filters say how many each holds', () => {
  open();
  expect(library().getAllByRole('listitem')).toHaveLength(10);
  expect(
    within(screen.getByRole('group'))
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['All Tools (10)', 'Calculators (4)', 'Templates (3)', 'Presentations (2)', 'Proposals (1)']);
  expect(filter('All Tools (10)')).toHaveAttribute('aria-pressed', 'true');
});

test('one category at a time, kept in the address beside what else stands there', async () => {
  const { user } = open('/dashboard/cpps-tools?from=mail');
  await user.click(filter('Presentations (2)'));
  expect(filter('Presentations (2)')).toHaveAttribute('aria-pressed', 'true');
  expect(filter('All Tools (10)')).toHaveAttribute('aria-pressed', 'false');
  expect(
    library()
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Exit Readiness Presentation', 'Giving Strategies Presentation']);
  expect(search()).toBe('?from=mail&category=presentations');
  expect(library().getByRole('status')).toHaveTextContent('2 tools');
  await user.click(filter('All Tools (10)'));
  expect(search()).toBe('?from=mail');
});

test('an address opens its category', () => {
  open('/dashboard/cpps-tools?category=proposals');
  expect(library().getByRole('status')).toHaveTextContent('1 tool');
  expect(library().getAllByRole('listitem')).toHaveLength(1);
});

test('an unknown category shows all tools', () => {
  open('/dashboard/cpps-tools?category=nonsense');
  expect(library().getAllByRole('listitem')).toHaveLength(10);
});

test('a card shows layer, title, description and date', () => {
  open();
  const card = within(library().getAllByRole('listitem')[1]!);
  expect(card.getByText('Cost Segregation')).toBeVisible();
  expect(card.getByRole('heading', { name: 'Cost Segregation Calculator' })).toBeVisible();
  expect(card.getByText(/5, 15 and 39-year split/)).toBeVisible();
  expect(card.getByText('November 3, 2026')).toHaveAttribute('datetime', '2026-11-03');
});

test('Download hands over the tool itself and says so', async () => {
  const told = jest.spyOn(notify, 'success').mockReturnValue('');
  const { user } = open();
  await user.click(library().getByRole('button', { name: 'Download Cost Segregation Calculator' }));
  await waitFor(() => expect(lastFile()?.name).toBe('cost-segregation.csv'));
  expect(lastFile()?.content).toContain('39-year property');
  expect(told).toHaveBeenCalledWith('cost-segregation.csv is in your downloads');
  await user.click(library().getByRole('button', { name: 'Download Exit Readiness Presentation' }));
  await waitFor(() => expect(lastFile()?.name).toBe('exit-readiness.html'));
});

test('a file that cannot be made is told, and can be asked for again', async () => {
  const told = jest.spyOn(notify, 'error').mockReturnValue('');
  saved.mockImplementationOnce(() => {
    throw new Error('no');
  });
  const { user } = open();
  const download = library().getByRole('button', { name: 'Download Plan ROI Forecast' });
  await user.click(download);
  await waitFor(() => expect(told.mock.calls[0]?.[0]).toMatch(/could not be made/));
  expect(download).toBeEnabled();
});

test('quick access: start counts, and the files that changed last', async () => {
  const { user } = open();
  const quick = within(screen.getByRole('region', { name: 'Quick Access' }));
  expect(quick.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Cost Segregation Calculator847 downloads',
    'Planning Retainer Proposal623 downloads',
    'Cash Balance Plan Calculator556 downloads',
    'Plan ROI ForecastNovember 10, 2026',
    'Cost Segregation CalculatorNovember 3, 2026',
    'Cash Balance Plan CalculatorOctober 20, 2026',
  ]);
  await user.click(quick.getByRole('button', { name: 'Download Planning Retainer Proposal' }));
  await waitFor(() => expect(lastFile()?.name).toBe('retainer-proposal.html'));
});

describe('help', () => {
  function at(now: string) {
    jest.useFakeTimers({ now: new Date(now) });
    return open();
  }

  test('Schedule Consultation leads to booking', () => {
    open();
    expect(screen.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', '/book');
  });

  test('Join Weekly Call says when the next one is; the link appears when it opens', async () => {
    const { user } = at('2026-12-02T16:44:00Z');
    const button = screen.getByRole('button', { name: 'Join Weekly Call' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/Wednesday, December 2 at 12:00\sPM EST/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Join the call now/ })).not.toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(75_000));
    expect(screen.getByRole('link', { name: /Join the call now/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
  });

  test('the next eight calls go to the calendar', async () => {
    const { user } = at('2026-11-20T12:00:00Z');
    await user.click(screen.getByRole('button', { name: 'Join Weekly Call' }));
    await user.click(screen.getByRole('button', { name: 'Add the next 8 calls to your calendar' }));
    expect(lastFile()?.name).toBe('cpps-weekly-call.ics');
    expect(lastFile()?.content.match(/BEGIN:VEVENT/g)).toHaveLength(8);
  });
});

test('it has no violation that axe finds, and one h1', async () => {
  const { container } = open();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect((await axe(container)).violations).toEqual([]);
});
