import { screen, waitFor } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors, makeProfile } from 'shared-auth/testing';
import { saveFile } from 'shared-ui/save-file';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { watchMessages } from '../../testing/watch-messages.ts';
import { Component as DataTab } from './data-tab.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('shared-ui/save-file', () => ({ saveFile: jest.fn() }));

const day = new Date().toISOString().slice(0, 10);
const stories = Array.from({ length: 1200 }, (_, n) => ({
  id: `s${String(n).padStart(4, '0')}`,
  user_id: 'me',
  title: n === 0 ? '=1+1' : `Story ${String(n)}`,
}));
let told: string[] = [];
let fake = createFakeClient();
const record = { id: 'r', name: 'Dana', company: null, coachId: null, coachName: null };

beforeEach(() => {
  fake = createFakeClient({
    tables: {
      profiles: [
        makeProfile({ id: 'me', email: 'dana@example.com' }),
        makeProfile({ id: 'b', email: 'b@example.com' }),
      ],
      stories: [...stories, { id: 'other', user_id: 'b', title: 'Not mine' }],
      clients: [{ id: 'c', user_id: 'me', name: 'Arroyo', strategies: ['R&D', 'Pension'] }],
      user_preferences: [{ user_id: 'me', preferences: { theme: 'dark' } }],
    },
    rpc: {
      data_summary: { stories: 1200, clients: 1, lastActivity: '2026-11-20T12:00:00Z' },
      record_export: null,
      own_records: [{ ...record, deadlines: [], projections: [], messages: [] }],
    },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  jest.mocked(saveFile).mockClear();
  told = watchMessages();
});
afterEach(() => jest.restoreAllMocks());

const open = (role = 'user') =>
  renderPage(<DataTab />, { profile: { role, created_at: '2026-01-05T12:00:00Z' } });
const saved = () => jest.mocked(saveFile).mock.calls[0]?.[0];
const content = () => saved()?.content as string;
const press = async (view: ReturnType<typeof open>, name: string) =>
  view.user.click(await screen.findByRole('button', { name }));

test('counts what there is', async () => {
  const { container } = open();
  const value = (term: string) => screen.getByText(term).nextElementSibling;
  await waitFor(() => expect(value('Stories created')).toHaveTextContent('1,200'));
  expect(value('Clients managed')).toHaveTextContent('1');
  expect(value('Account created')).toHaveTextContent('Jan 5, 2026');
  expect(value('Last activity')).toHaveTextContent('Nov 20, 2026');
  expect(screen.queryByRole('heading', { name: 'Admin Data Management' })).not.toBeInTheDocument();
  expect(await violationsOf(container)).toEqual([]);
});

test('everything of the account goes into one file, however much it is', async () => {
  await press(open(), 'Export as JSON');
  await waitFor(() => expect(told).toEqual(['success: Data exported successfully']));
  expect(saved()?.name).toBe(`ninecourse-advisory-me-${day}.json`);
  const all = JSON.parse(content()) as Record<string, unknown>;
  expect(all).toMatchObject({
    profile: { id: 'me' },
    clients: [{ id: 'c' }],
    recordsAsClient: [record],
    preferences: { theme: 'dark' },
  });
  expect(all['stories']).toHaveLength(1200);
  expect(all['exportDate']).toMatch(/^\d{4}-.*Z$/);
});

test('a part that cannot be read makes no file', async () => {
  fake.failNext('clients.select', fakeErrors.denied());
  await press(open(), 'Export as JSON');
  expect(await screen.findByRole('alert')).toHaveTextContent('No file was made.');
  expect(told).toEqual(['error: Failed to export data']);
  expect(saveFile).not.toHaveBeenCalled();
});

test('tables are files of their own, in which no text is a formula', async () => {
  await press(open(), 'Stories as CSV');
  await waitFor(() => expect(saved()?.name).toBe(`ninecourse-advisory-stories-me-${day}.csv`));
  const lines = content().split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['\uFEFFid,user_id,title', `s0000,me,'=1+1`]);
  expect(lines).toHaveLength(1202);
});

describe('for administrators', () => {
  test('the figures of the whole are one press away', async () => {
    const { container } = open('admin');
    expect(await screen.findByRole('link', { name: 'System Analytics' })).toHaveAttribute(
      'href',
      '/dashboard/admin?section=analytics',
    );
    expect(await violationsOf(container)).toEqual([]);
  });

  test('the report of users is written down before it is saved', async () => {
    await press(open('admin'), 'User Reports');
    await waitFor(() => expect(told).toEqual(['success: 2 rows exported']));
    expect(fake.called('rpc.record_export')[0]?.args).toEqual([{ list: 'users', query: '', rows: 2 }]);
    expect(saved()?.content).toContain('dana@example.com');
  });

  test('no entry, no file', async () => {
    fake.failNext('rpc.record_export', fakeErrors.denied());
    await press(open('admin'), 'User Reports');
    await waitFor(() => expect(told).toEqual(['error: Failed to export data']));
    expect(saveFile).not.toHaveBeenCalled();
  });
});
