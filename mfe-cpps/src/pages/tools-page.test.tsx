import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { FakeSession } from 'shared-auth/testing';
import { saveFile, type DownloadFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import { tools } from '../content/tools.ts';
import { countDownload, fetchTool, listTools, RefusedFile, replaceTool } from '../data/tool-library.ts';
import { toolFormats } from '../sections/tool-access.tsx';
import { Component } from './tools-page.tsx';

const { axe } = jest.requireActual<{
  axe: (element: Element) => Promise<{ violations: readonly { id: string }[] }>;
}>('jest-axe');

jest.mock('shared-ui/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('shared-auth/supabase-client', () => ({ getSupabase: async () => ({}) }));
jest.mock('../data/tool-library.ts', () => ({
  ...jest.requireActual<object>('../data/tool-library.ts'),
  listTools: jest.fn(),
  fetchTool: jest.fn(),
  countDownload: jest.fn(),
  replaceTool: jest.fn(),
}));
const saved = jest.mocked(saveFile);
const counts = new Map([
  ['cost-segregation', 847],
  ['retainer-proposal', 623],
  ['cash-balance', 556],
]);
const stored = () =>
  new Map(
    tools.map(({ id, category, lastUpdated }) => [
      id as string,
      [
        {
          version: 1,
          path: `${id}/a.${toolFormats[category].extension}`,
          size: 11_600,
          updatedOn: lastUpdated,
        },
      ],
    ]),
  );

function Address() {
  return <p data-testid="search">{useLocation().search}</p>;
}
const search = () => screen.getByTestId('search').textContent;

async function open(address = '/dashboard/cpps-tools', role: 'coach' | 'admin' = 'coach') {
  const view = render(
    <FakeSession user={{ email: 'coach@example.com' }} profile={{ role }}>
      <MemoryRouter initialEntries={[address]}>
        <Component />
        <Address />
      </MemoryRouter>
    </FakeSession>,
  );
  // Wait until the file request has settled.
  await act(async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  });
  return { ...view, user: userEvent.setup({ delay: null }) };
}

const library = () => within(screen.getByRole('region', { name: 'Tools' }));
const filter = (name: string) => library().getByRole('button', { name });
const lastFile = (): DownloadFile | undefined => saved.mock.lastCall?.[0];

beforeEach(() => {
  saved.mockReset();
  jest.mocked(listTools).mockResolvedValue({ files: stored(), downloads: counts });
  jest.mocked(fetchTool).mockResolvedValue(new Blob(['bytes']));
  jest.mocked(countDownload).mockReset().mockResolvedValue(848);
  jest.mocked(replaceTool).mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('starts with all ten tools; the filters say how many each holds', async () => {
  await open();
  expect(library().getAllByRole('listitem')).toHaveLength(10);
  expect(
    within(screen.getByRole('group'))
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['All Tools (10)', 'Calculators (4)', 'Templates (3)', 'Presentations (2)', 'Proposals (1)']);
  expect(filter('All Tools (10)')).toHaveAttribute('aria-pressed', 'true');
});

test('one category at a time, kept in the address beside what else stands there', async () => {
  const { user } = await open('/dashboard/cpps-tools?from=mail');
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

test('an address opens its category', async () => {
  await open('/dashboard/cpps-tools?category=proposals');
  expect(library().getByRole('status')).toHaveTextContent('1 tool');
  expect(library().getAllByRole('listitem')).toHaveLength(1);
});

test('an unknown category shows all tools', async () => {
  await open('/dashboard/cpps-tools?category=nonsense');
  expect(library().getAllByRole('listitem')).toHaveLength(10);
});

test('a card shows layer, title, description and date', async () => {
  await open();
  const card = within(library().getAllByRole('listitem')[1]!);
  expect(card.getByText('Cost Segregation')).toBeVisible();
  expect(card.getByRole('heading', { name: 'Cost Segregation Calculator' })).toBeVisible();
  expect(card.getByText(/5, 7, and 15-year split/)).toBeVisible();
  expect(card.getByText('November 3, 2026')).toHaveAttribute('datetime', '2026-11-03');
});

test('a card says what the file is, how large, and since when', async () => {
  await open();
  const card = library().getAllByRole('listitem')[1];
  expect(card).toHaveTextContent('Excel workbook (XLSX), 12 KB');
  expect(card).toHaveTextContent('Updated November 3, 2026');
});

test('a download hands over the file and counts once', async () => {
  const told = jest.spyOn(notify, 'success').mockReturnValue('');
  const { user } = await open();
  await user.dblClick(library().getByRole('button', { name: 'Download Cost Segregation Calculator' }));
  await waitFor(() => expect(lastFile()?.name).toBe('cost-segregation.xlsx'));
  expect(jest.mocked(fetchTool).mock.lastCall?.[1]).toBe('cost-segregation/a.xlsx');
  expect(told).toHaveBeenCalledWith('cost-segregation.xlsx is in your downloads');
  await screen.findByText('848 downloads');
});

test('one click is one download and one count', async () => {
  jest.spyOn(notify, 'success').mockReturnValue('');
  const { user } = await open();
  await user.click(library().getByRole('button', { name: 'Download Plan ROI Forecast' }));
  await waitFor(() => expect(countDownload).toHaveBeenCalledTimes(1));
  expect(saved).toHaveBeenCalledTimes(1);
});

test('a file that does not come is told, is not counted, and can be asked for again', async () => {
  const told = jest.spyOn(notify, 'error').mockReturnValue('');
  jest.mocked(fetchTool).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = await open();
  const download = library().getByRole('button', { name: 'Download Plan ROI Forecast' });
  await user.click(download);
  await waitFor(() =>
    expect(told.mock.calls[0]?.[0]).toMatch(/could not download the file.*could not reach/),
  );
  expect(countDownload).not.toHaveBeenCalled();
  expect(saved).not.toHaveBeenCalled();
  await waitFor(() => expect(download).toBeEnabled());
});

test('files that cannot be read are told, with the way to ask again', async () => {
  jest.mocked(listTools).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = await open();
  expect(screen.getByRole('alert')).toHaveTextContent('The files could not be loaded');
  expect(library().getByRole('button', { name: 'Download Plan ROI Forecast' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(library().getByRole('button', { name: 'Download Plan ROI Forecast' })).toBeEnabled();
});

test('a calculator leads to its own page, other tools have none', async () => {
  await open();
  expect(library().getByRole('link', { name: 'Use in the page Plan ROI Forecast' })).toHaveAttribute(
    'href',
    '/dashboard/cpps-tools/roi-forecast',
  );
  expect(library().getAllByRole('link', { name: /Use in the page/ })).toHaveLength(4);
});

describe('versions', () => {
  test('a coach replaces nothing', async () => {
    await open();
    expect(screen.queryByLabelText(/Replace with/)).not.toBeInTheDocument();
  });

  test('an administrator is told why a file was refused, and chooses another', async () => {
    jest.spyOn(notify, 'success').mockReturnValue('');
    jest.mocked(replaceTool).mockRejectedValueOnce(new RefusedFile('This is not an XLSX file.'));
    const { user, container } = await open('/dashboard/cpps-tools?category=calculators', 'admin');
    const [input] = library().getAllByLabelText('Replace with a .xlsx file');
    await user.upload(input!, new File(['x'], 'new.xlsx'));
    expect(await library().findByRole('alert')).toHaveTextContent('This is not an XLSX file.');
    await user.upload(input!, new File(['y'], 'better.xlsx'));
    await waitFor(() => expect(library().queryByRole('alert')).not.toBeInTheDocument());
    expect(jest.mocked(replaceTool).mock.lastCall?.slice(1, 3)).toEqual(['entity-comparison', 'xlsx']);
    expect((await axe(container)).violations).toEqual([]);
  });
});

test('quick access: start counts, and the files that changed last', async () => {
  const { user } = await open();
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
  await waitFor(() => expect(lastFile()?.name).toBe('retainer-proposal.docx'));
});

describe('help', () => {
  async function at(now: string) {
    jest.useFakeTimers({ now: new Date(now) });
    return open();
  }

  test('Schedule Consultation leads to booking', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', '/book');
  });

  test('Join Weekly Call says when the next one is; the link appears when it opens', async () => {
    const { user } = await at('2026-12-02T16:44:00Z');
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
    const { user } = await at('2026-11-20T12:00:00Z');
    await user.click(screen.getByRole('button', { name: 'Join Weekly Call' }));
    await user.click(screen.getByRole('button', { name: 'Add the next 8 calls to your calendar' }));
    expect(lastFile()?.name).toBe('cpps-weekly-call.ics');
    expect(lastFile()?.content).toMatch(/^(?:[^]*?BEGIN:VEVENT){8}(?![^]*BEGIN:VEVENT)/);
  });
});

test('it has one h1', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
