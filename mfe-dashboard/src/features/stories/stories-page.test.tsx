import { render, screen, waitFor, within } from '@testing-library/react';
import { isValidElement } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as Stories } from './stories-page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const idOf = (n: number) => `00000000-0000-4000-8002-${String(n).padStart(12, '0')}`;
const row = (n: number, extra: object = {}) => ({
  id: idOf(n),
  title: `Story ${String(n)}`,
  search: `story ${String(n)}`,
  status: 'draft',
  client_id: null,
  user_id: 'me',
  updated_at: `2026-11-0${String(n)}T12:00:00Z`,
  version: 1,
  clients: null,
  profiles: { name: 'Dana', email: 'dana@example.com' },
  story_comments: [],
  ...extra,
});
const choices = { writers: [{ id: idOf(9), name: 'Ada' }], clients: [] };
function serve(stories: readonly object[], rpc: object = {}) {
  const fake = createFakeClient({ tables: { stories }, rpc: { story_choices: choices, ...rpc } });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return fake;
}
const open = (role = 'coach', entry = '/dashboard/stories') =>
  renderPage(<Stories />, { profile: { role } }, entry);
const titles = async () =>
  within(await screen.findByRole('region', { name: 'Stories' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('data-row-link'))
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('min-width'),
    }) as unknown as MediaQueryList;
});

test('the latest change stands first, with client, writer and open comments, and leads to the editor', async () => {
  serve(
    [
      row(1, { title: ' ' }),
      row(2, {
        clients: { name: 'Acme' },
        user_id: 'x',
        profiles: null,
        story_comments: [{ id: 1 }, { id: 2 }],
      }),
    ],
    { names_of: ({ people }: { people: string[] }) => people.map((id) => ({ id, name: 'Ola Admin' })) },
  );
  const { container } = open();
  expect(await screen.findByText('Ola Admin')).toBeVisible();
  expect(await titles()).toEqual([
    ['Story 2', `/dashboard/stories/${idOf(2)}`],
    ['Untitled story', `/dashboard/stories/${idOf(1)}`],
  ]);
  const [, second] = screen.getAllByRole('row');
  expect(second).toHaveTextContent(/Acme.*Draft.*Ola Admin.*Nov 2, 2026.*2$/);
  expect(await violationsOf(container)).toEqual([]);
});

test('filters stand in the address; only who reads stories of others filters by writer', async () => {
  serve([row(1), row(2, { status: 'published' })]);
  const { user, address, unmount } = open();
  await titles();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const filters = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.click(filters.getByRole('checkbox', { name: 'Published' }));
  expect(filters.getByRole('checkbox', { name: 'Ada' })).toBeInTheDocument();
  await user.click(filters.getByRole('button', { name: 'Show the list' }));
  expect(address()).toBe('/dashboard/stories?status=published');
  await waitFor(async () => expect((await titles()).map(([title]) => title)).toEqual(['Story 2']));
  unmount();
  open('user');
  await titles();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.queryByRole('group', { name: 'Writer' })).not.toBeInTheDocument();
});

test('none yet: the spec of a first story and the button that begins it; none found: the way back', async () => {
  serve([]);
  const { user, address, unmount } = open('user');
  expect(await screen.findByText('No stories yet. Start with what the client told you first.')).toBeVisible();
  const [begin] = screen.getAllByRole('button', { name: 'New story' });
  begin?.focus();
  await user.keyboard('{Enter}');
  expect(address()).toMatch(/^\/dashboard\/stories\/[0-9a-f-]{36}\?new=1$/);
  unmount();
  open('user', '/dashboard/stories?status=archived');
  expect(await screen.findByText('No stories found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all stories' }));
  expect(await screen.findByText(/^No stories yet/)).toBeVisible();
});

test('a failure says why and asks again', async () => {
  const fake = serve([row(1)]);
  fake.failNext('stories.select', fakeErrors.database('57014', 'slow'));
  const { user } = open();
  expect(await screen.findByText('Stories could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await titles()).length).toBe(1);
});

describe('stories that are selected', () => {
  const select = async (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
  afterEach(() => jest.restoreAllMocks());

  test('are archived after a question, together, and come back', async () => {
    const said = jest.spyOn(notify, 'success').mockReturnValue('');
    const archive_stories = jest.fn(() => ({ batch: 'b1', changed: 2 }));
    const undo = jest.fn(() => ({ restored: 2, left: 0 }));
    serve([row(1), row(2)], { archive_stories, undo });
    const { user } = open();
    await user.click(await select('Story 1'));
    await user.click(screen.getByRole('button', { name: 'Archive 1 story' }));
    expect(screen.getByRole('dialog', { name: 'Archive “Story 1”?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(archive_stories).not.toHaveBeenCalled();
    await user.click(await select('Story 2'));
    await user.click(screen.getByRole('button', { name: 'Archive 2 stories' }));
    const dialog = screen.getByRole('dialog', { name: 'Archive 2 stories?' });
    expect(await violationsOf(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    expect(archive_stories).toHaveBeenCalledWith({ ids: [idOf(1), idOf(2)] });
    expect(screen.queryByRole('region', { name: 'Selected' })).not.toBeInTheDocument();
    const message: unknown = said.mock.calls[0]?.[0];
    if (!isValidElement(message)) throw new Error('The message offers nothing.');
    render(message);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('Undone'));
    expect(undo).toHaveBeenCalledWith({ batch: 'b1' });
  });

  test('stay selected where one of them is another’s to archive', async () => {
    const told = jest.spyOn(notify, 'error').mockReturnValue('');
    const { failNext } = serve([row(1)]);
    failNext('rpc.archive_stories', fakeErrors.database('PT403', 'refused'));
    const { user } = open();
    await user.click(await select('Story 1'));
    await user.click(screen.getByRole('button', { name: 'Archive 1 story' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(expect.stringMatching(/^Nothing was archived: only/)),
    );
    expect(await select('Story 1')).toBeChecked();
  });
});
