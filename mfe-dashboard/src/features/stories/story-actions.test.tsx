import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { isValidElement } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { watchMessages } from '../../testing/watch-messages.ts';
import { ShareDialog, StoryActions } from './story-actions.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

test('a story that is archived from its page can be brought back as what it was', async () => {
  const said = jest.spyOn(notify, 'success').mockReturnValue('');
  const archive_stories = jest.fn(() => ({ batch: 'b1', changed: 1 }));
  const undo = jest.fn(() => ({ restored: 1, left: 0 }));
  const { client } = createFakeClient({ rpc: { archive_stories, undo } });
  jest.mocked(getSupabase).mockResolvedValue(client);
  const read = jest.fn(async () => null);
  function Story() {
    useDataQuery('story', read);
    return (
      <StoryActions
        id="s1"
        status="published"
        permission={{ isWriter: true, isCoach: false, isAdmin: false }}
        valueOf={() => 'Holm'}
        flush={async () => 3}
      />
    );
  }
  const { user } = renderPage(<Story />);
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  const question = within(screen.getByRole('dialog', { name: 'Archive “Holm”?' }));
  await user.click(question.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(archive_stories).toHaveBeenCalledWith({ ids: ['s1'] });
  const message: unknown = said.mock.calls[0]?.[0];
  if (!isValidElement(message)) throw new Error('The message offers nothing.');
  render(message);
  expect(screen.getByText(/^Story archived/)).toBeVisible();
  read.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said).toHaveBeenLastCalledWith('Undone'));
  expect(undo).toHaveBeenCalledWith({ batch: 'b1' });
  await waitFor(() => expect(read).toHaveBeenCalled());
});

test('a story that is published shows why it was not, and is published after that', async () => {
  const messages = watchMessages();
  const set_story_status = jest.fn(() => null);
  const { client, failNext } = createFakeClient({ rpc: { set_story_status } });
  jest.mocked(getSupabase).mockResolvedValue(client);
  const flush = jest.fn(async (): Promise<number | null> => null);
  const { user } = renderPage(
    <StoryActions
      id="s1"
      status="in_review"
      permission={{ isWriter: false, isCoach: true, isAdmin: false }}
      valueOf={() => 'Holm'}
      flush={flush}
    />,
  );
  const publish = async () => {
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const question = within(screen.getByRole('dialog', { name: 'Publish this story?' }));
    await user.click(question.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await publish();
  flush.mockResolvedValue(3);
  failNext('rpc.set_story_status', fakeErrors.denied());
  await publish();
  await publish();
  expect(messages).toEqual([
    'error: Some of your text is not saved yet. Wait until it is, then do this again.',
    'error: The story stays as it is. Your account does not have permission to do this.',
    'success: Story published',
  ]);
  expect(set_story_status).toHaveBeenCalledWith({ id: 's1', to_status: 'published', version: 3 });
});

test('a link is made and revoked; a failure is reported', async () => {
  const messages = watchMessages();
  const share = { id: 'l1', story_id: 's1', created_at: '2026-11-20T12:00:00Z', revoked_at: null, opened: 2 };
  const { client, failNext, table } = createFakeClient({
    tables: { story_shares: [] },
    rpc: {
      share_story: () => {
        table('story_shares').set('l1', share);
        return 'token';
      },
      revoke_story_share: () =>
        void table('story_shares').set('l1', { ...share, revoked_at: '2026-11-21T12:00:00Z' }),
    },
  });
  jest.mocked(getSupabase).mockResolvedValue(client);
  const { user } = renderPage(<ShareDialog id="s1" onClose={() => undefined} />);
  failNext('rpc.share_story', fakeErrors.denied());
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  await waitFor(() =>
    expect(messages).toEqual(['error: No link was made. Your account does not have permission to do this.']),
  );
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByDisplayValue(/\/token$/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked Nov 21, 2026')).toBeVisible();
  expect(screen.queryByDisplayValue(/\/token$/)).toBeNull();
  expect(messages.at(-1)).toBe('success: Link revoked');
});
