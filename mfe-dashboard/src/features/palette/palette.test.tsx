import { act, screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { recentPrefix } from 'shared-contract/stored-keys';
import type { PageEntry } from 'shared-contract/page-handle';
import type { ReactNode } from 'react';
import { useOffer } from '../../lib/events.ts';
import { dashboardPages } from '../../page-list.ts';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { SearchAndGo } from './search-and-go.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
const mockLeavers: (() => void)[] = [];
jest.mock('shared-auth/session-store', () => ({
  ...jest.requireActual<object>('shared-auth/session-store'),
  onSignOut: (leave: () => void) => {
    mockLeavers.push(leave);
    return () => undefined;
  },
}));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
beforeEach(() => localStorage.clear());

const nothing = { clients: [], leads: [], stories: [], applications: [], calls: [], people: [] };
const one = (id: string, label: string, detail: string | null = null, rank = 1) => ({
  id,
  label,
  detail,
  rank,
});

function Offering({ setStatus }: { readonly setStatus: (status: string) => void }) {
  useOffer([
    {
      label: 'Change status of 3 clients',
      choices: [{ label: 'Active', act: () => setStatus('Active') }],
    },
  ]);
  return null;
}

function open(answer: object = nothing, role = 'admin', entry = '/dashboard', beside: ReactNode = null) {
  const fake = createFakeClient({ rpc: { search_all: { ...nothing, ...answer } } });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const sitePages: readonly PageEntry[] = Object.values(dashboardPages);
  const page = (
    <>
      <SearchAndGo />
      {beside}
      <input aria-label="A field" />
    </>
  );
  return { ...fake, ...renderPage(page, { profile: { role } }, entry, { sitePages }) };
}
const dialog = () => screen.findByRole('dialog', { name: 'Search and go' });
const choices = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])(
  '%s opens it, with the pages of the role',
  async (keys) => {
    const { user } = open(nothing, 'user');
    await user.keyboard(keys);
    expect(await violationsOf(await dialog())).toEqual([]);
    expect(choices()).toEqual(expect.arrayContaining(['Client Management', 'Settings', 'Sign Out']));
    expect(choices()).not.toContain('Applications');
  },
);

test('no key opens anything while something is typed', async () => {
  const { user } = open();
  const field = screen.getByRole('textbox', { name: 'A field' });
  await user.type(field, '/?');
  expect(field).toHaveValue('/?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a page is found by its letters, and Enter goes there', async () => {
  const { user, address } = open();
  await user.keyboard('/');
  await dialog();
  await user.keyboard('sett');
  expect(chosen()).toBe('Settings');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/dashboard/settings');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what the server finds stands first, by kind; a kind that the role has no page for is not offered', async () => {
  const found = {
    clients: [one('7', 'Holm Steel', 'Holm & Co')],
    applications: [one('8', 'Astrid Holm', 'CPPS-AAAA')],
    leads: [one('9', 'Some Holm')],
  };
  const { user, address } = open(found, 'user');
  await user.keyboard('/');
  await dialog();
  await user.keyboard('holm');
  await screen.findByRole('option', { name: /Holm Steel/ });
  expect(choices().slice(0, 2)).toEqual(['Holm SteelHolm & Co', 'Astrid HolmCPPS-AAAA']);
  expect(choices()).not.toContain('Some Holm');
  expect(choices()).toContain('Search clients for “holm”');
  expect(chosen()).toBe('Holm SteelHolm & Co');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/dashboard/applications?application=8');
});

test.each([
  ['admin', '/dashboard/admin?section=leads&lead=9'],
  ['coach', '/dashboard/coach?section=leads&lead=9'],
])('a lead opens where %s works with leads', async (role, place) => {
  const { user, address } = open({ leads: [one('9', 'Some Holm')] }, role);
  await user.keyboard('/');
  await dialog();
  await user.keyboard('holm');
  await user.click(await screen.findByRole('option', { name: /Some Holm/ }));
  expect(address()).toBe(place);
});

describe('order', () => {
  const headings = () =>
    [...document.querySelectorAll('[cmdk-group-heading]')].map((heading) => heading.textContent);
  const under = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  const seek = async (user: ReturnType<typeof open>['user'], words: string) => {
    await user.keyboard('/');
    await dialog();
    if (words !== '') await user.keyboard(words);
  };

  test('of all kinds the best match stands first, then each kind with what begins so before what has it inside', async () => {
    const { user } = open({
      clients: [one('1', 'Re Stoll', null, 2), one('2', 'Moresby', null, 3)],
      stories: [one('3', 'Resilience'), one('4', 'A reserve', null, 2)],
      people: [one('5', 'Rolf Resch', null, 2)],
    });
    await seek(user, 'res');
    await screen.findByRole('option', { name: 'Moresby' });
    expect(headings()).toEqual([
      'Best match',
      'Clients',
      'Stories',
      'People',
      'Training',
      'Resources',
      'Pages',
      'Lists',
    ]);
    expect(chosen()).toBe('Resilience');
    expect(under('Best match')).toEqual(['Resilience']);
    expect(under('Stories')).toEqual(['A reserve']);
    expect(under('Clients')).toEqual(['Re Stoll', 'Moresby']);
  });

  test('what is typed as its reference comes before everything', async () => {
    const { user } = open({
      clients: [one('1', 'CPPS-AAAA Holdings')],
      applications: [one('8', 'Astrid Holm', 'CPPS-AAAA', 0)],
    });
    await seek(user, 'cpps-aaaa');
    await screen.findByRole('option', { name: /Astrid/ });
    expect(chosen()).toBe('Astrid HolmCPPS-AAAA');
  });

  test('an action can be the best, and of equals the one that was gone to last', async () => {
    const { user } = open({ clients: [one('1', 'Holm Steel'), one('2', 'Holm Iron')] });
    await seek(user, 'sign o');
    expect([chosen(), headings()[0]]).toEqual(['Sign Out', 'Best match']);
    await user.keyboard('{Escape}');
    await seek(user, 'holm');
    await user.click(await screen.findByRole('option', { name: 'Holm Iron' }));
    await seek(user, 'holm');
    await screen.findByRole('option', { name: 'Holm Steel' });
    expect(chosen()).toBe('Holm Iron');
  });

  test('with nothing sought, what was gone to comes first, then what can be done here', async () => {
    const { user } = open({ clients: [one('1', 'Holm Steel')] });
    await seek(user, 'holm');
    await user.click(await screen.findByRole('option', { name: 'Holm Steel' }));
    await seek(user, '');
    expect(headings()).toEqual(['Recent', 'Actions', 'Pages']);
  });
});

test('a resource is found by its words: a film at its own address, a file in the library', async () => {
  const { user, address } = open(nothing, 'user');
  await user.keyboard('/');
  await dialog();
  await user.keyboard('watson');
  expect(choices()[0]).toBe('Reasonable Pay in an S Corporationvideo, Entity Structuring');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/dashboard/resources?watch=reasonable-pay');
});

test('one letter asks nobody', async () => {
  const { user, requests } = open();
  await user.keyboard('/');
  await dialog();
  await user.keyboard('h');
  expect(choices()).toContain('Search clients for “h”');
  expect(requests).toEqual([]);
});

test('where somebody went stands first the next time, and is forgotten at sign-out', async () => {
  const { user, address } = open({ clients: [one('7', 'Holm Steel')] });
  await user.keyboard('/');
  await dialog();
  await user.keyboard('holm');
  await user.click(await screen.findByRole('option', { name: 'Holm Steel' }));
  expect(address()).toBe('/dashboard/clients?client=7');
  await user.keyboard('{Control>}k{/Control}');
  const recent = within(await dialog()).getByRole('group', { name: 'Recent' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Holm Steel']);
  act(() => mockLeavers.forEach((leave) => leave()));
  expect(Object.keys(localStorage).filter((key) => key.startsWith(recentPrefix))).toEqual([]);
});

test('a search that fails leaves the pages, and says why', async () => {
  const { user, failNext } = open();
  failNext('rpc.search_all', fakeErrors.database('57014', 'canceling statement'));
  await user.keyboard('/');
  await dialog();
  await user.keyboard('set');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Clients and leads could not be searched\. The server took too long/,
  );
  expect(choices()).toContain('Settings');
});

test('an action that asks which opens a second level, and Backspace leads back', async () => {
  const { user } = open();
  await user.keyboard('/');
  await dialog();
  await user.keyboard('theme{Enter}');
  const second = await screen.findByRole('dialog', { name: 'Theme' });
  expect(choices()).toEqual(['Light', 'Dark', 'System']);
  expect(await violationsOf(second)).toEqual([]);
  await user.keyboard('d');
  expect(choices()).toEqual(['Dark']);
  await user.keyboard('{Backspace}{Backspace}');
  expect(await dialog()).toBeVisible();
  await user.keyboard('theme{Enter}{ArrowDown}{Enter}');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what can be begun is offered by role', async () => {
  const begun = ['Add client', 'New story', 'Schedule a review'];
  const shown = async (role: string, entry = '/dashboard') => {
    jest.mocked(getSupabase).mockResolvedValue(createFakeClient().client);
    const view = renderPage(<SearchAndGo />, { profile: { role } }, entry);
    await view.user.keyboard('{Control>}k{/Control}');
    await dialog();
    return { ...view, begun: choices().filter((label) => begun.includes(label)) };
  };
  const client = await shown('user');
  expect(client.begun).toEqual(begun.slice(0, 2));
  client.unmount();
  const coach = await shown('coach', '/dashboard/clients?client=7');
  expect(coach.begun).toEqual(begun);
  await coach.user.click(screen.getByRole('option', { name: 'Schedule a review' }));
  expect(coach.address()).toBe('/dashboard/review?client=7');
});

test('the tabs of the settings are found by their names', async () => {
  const { user, address } = open();
  await user.keyboard('/');
  await dialog();
  expect(choices()).not.toContain('Settings: Security');
  await user.keyboard('secur{Enter}');
  expect(address()).toBe('/dashboard/settings?tab=security');
});

test('the help says what the keys do', async () => {
  const { user } = open();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keys' });
  expect(help).toHaveTextContent('Search and go');
  expect(help).toHaveTextContent(/gaGo to Admin Panel/);
  expect(await violationsOf(help)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(help).not.toBeInTheDocument());
});

test('what the page offers stands among the actions, with its choices', async () => {
  const setStatus = jest.fn();
  const { user } = open(nothing, 'admin', '/dashboard', <Offering setStatus={setStatus} />);
  await user.keyboard('/');
  await dialog();
  await user.keyboard('change status');
  expect(chosen()).toBe('Change status of 3 clients');
  await user.keyboard('{Enter}');
  expect(choices()).toEqual(['Active']);
  await user.keyboard('{Enter}');
  expect(setStatus).toHaveBeenCalledWith('Active');
});
