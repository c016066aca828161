import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { renderPage, violationsOf } from '../../../testing/render-page.tsx';
import { StoryComments } from './story-comments.tsx';

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
      nameOf={(id) => (id === 'ada' || id === 'ben' ? people[id].name : 'Somebody who left')}
      faceOf={(id) => (id === 'ada' || id === 'ben' ? people[id] : undefined)}
      onAdded={async () => undefined}
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
  expect(item('Old.')).toHaveTextContent('Somebody who left on the whole story');
  expect(download).toHaveBeenCalledTimes(1);
  expect(await violationsOf(container)).toEqual([]);
});
