import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { isValidElement } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import { renderPage } from '../../../testing/render-page.tsx';
import { StoryActions } from './story-actions.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

test('a story that is archived from its page can be brought back as what it was', async () => {
  const said = jest.spyOn(notify, 'success').mockReturnValue('');
  const archive_stories = jest.fn(() => ({ batch: 'b1', changed: 1 }));
  const undo = jest.fn(() => ({ restored: 1, left: 0 }));
  const { client } = createFakeClient({ rpc: { archive_stories, undo } });
  jest.mocked(getSupabase).mockResolvedValue(client);
  const onMoved = jest.fn(async () => undefined);
  const { user } = renderPage(
    <StoryActions
      id="s1"
      status="published"
      standing={{ isWriter: true, isCoach: false, isAdmin: false }}
      valueOf={() => 'Holm'}
      flush={async () => 3}
      onMoved={onMoved}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  const question = within(screen.getByRole('dialog', { name: 'Archive “Holm”?' }));
  await user.click(question.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(archive_stories).toHaveBeenCalledWith({ ids: ['s1'] });
  const message: unknown = said.mock.calls[0]?.[0];
  if (!isValidElement(message)) throw new Error('The message offers nothing.');
  render(message);
  expect(screen.getByText(/^Story archived/)).toBeVisible();
  onMoved.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said).toHaveBeenLastCalledWith('Undone'));
  expect(undo).toHaveBeenCalledWith({ batch: 'b1' });
  expect(onMoved).toHaveBeenCalled();
});
