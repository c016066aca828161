import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { watchMessages } from '../../testing/watch-messages.ts';
import { StoryComments } from './comments.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const comment = (id: string, author: string | null, body: string) => ({
  ...{ id, body, part: null, author_id: author, edited_at: null, resolved_at: null },
  created_at: '2026-11-20T12:00:00Z',
});
const people = {
  ada: { name: 'Ada Holm', avatar: 'ada/1.webp' },
  ben: { name: 'Ben Ray', avatar: null },
};

test('a comment shows the face of whoever wrote it, and is read where there is none', async () => {
  const download = jest.fn(async () => ({ data: new Blob(['x'], { type: 'image/webp' }), error: null }));
  jest.mocked(getSupabase).mockResolvedValue({ storage: { from: () => ({ download }) } } as never);
  const { container } = renderPage(
    <StoryComments
      storyId="s"
      me="me"
      comments={[
        comment('1', 'ada', 'Which year?'),
        comment('2', 'ben', 'The last.'),
        comment('3', null, 'Old.'),
      ]}
      isWriter={false}
      isArchived={false}
      nameOf={(id) => (id === 'ada' || id === 'ben' ? people[id].name : 'Former member')}
      faceOf={(id) => (id === 'ada' || id === 'ben' ? people[id] : undefined)}
      onChanged={async () => undefined}
    />,
  );
  const item = (words: string) => screen.getByText(words).closest('li')!;
  await waitFor(() =>
    expect(item('Which year?').querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/webp/),
    ),
  );
  expect(within(item('Which year?')).getByText('Ada Holm')).toBeVisible();
  expect(item('The last.').querySelector('img')).toBeNull();
  expect(item('Old.')).toHaveTextContent('Former member on the whole story');
  expect(download).toHaveBeenCalledTimes(1);
  expect(await violationsOf(container)).toEqual([]);
});

test('a comment is added and resolved; a failure is reported and the text stays', async () => {
  const messages = watchMessages();
  const fake = createFakeClient({ tables: { story_comments: [comment('1', 'ada', 'Which year?')] } });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const onChanged = jest.fn(async () => undefined);
  const { user } = renderPage(
    <StoryComments
      storyId="s"
      me="me"
      comments={[comment('1', 'ada', 'Which year?')]}
      isWriter
      isArchived={false}
      nameOf={() => 'Ada Holm'}
      faceOf={() => undefined}
      onChanged={onChanged}
    />,
  );
  const add = screen.getByRole('button', { name: 'Add comment' });
  await user.click(add);
  expect(await screen.findByText('Write the comment first.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Last year');
  fake.failNext('story_comments.insert', fakeErrors.denied());
  await user.click(add);
  expect(await screen.findByText(/^The comment was not saved; it is still here\./)).toBeVisible();
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue(''));
  expect([...fake.table('story_comments').values()].at(-1)).toMatchObject({
    story_id: 's',
    body: 'Last year',
  });
  fake.failNext('story_comments.update', fakeErrors.denied());
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  await waitFor(() =>
    expect(messages).toEqual([
      'error: The comment was not changed. Your account does not have permission to do this.',
    ]),
  );
  onChanged.mockClear();
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(fake.table('story_comments').get('1')).toMatchObject({ resolved_at: expect.any(String) });
  jest.restoreAllMocks();
});
