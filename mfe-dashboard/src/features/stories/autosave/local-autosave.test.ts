import { waitFor } from '@testing-library/react';
import { MOVE_EVENT } from 'shared-contract/page-events';
import { autosaveFor } from './draft-store.ts';

const mockSave = jest.fn<Promise<unknown>, [string, unknown, object]>();
let mockLeave: () => void = () => undefined;
jest.mock('../queries.ts', () => ({
  saveStory: (_client: unknown, ...args: [string, unknown, object]) => mockSave(...args),
}));
jest.mock('shared-auth/supabase-client', () => ({ getSupabase: () => Promise.resolve({}) }));
jest.mock('shared-auth/session-store', () => ({
  onSignOut: (leave: () => void) => {
    mockLeave = leave;
    return () => undefined;
  },
}));

afterEach(() => {
  mockLeave();
});

const mayMove = () => dispatchEvent(new Event(MOVE_EVENT, { cancelable: true }));

test('words that are not sent hold the page and are sent at once; once they are, they hold nothing', async () => {
  mockSave.mockImplementation((id, _base, patch) =>
    Promise.resolve({
      story: { id, version: 1, updated_by: 'me', updated_at: '2026-11-23T14:15:00Z', ...patch },
      refused: [],
      before: { by: null, at: '2026-11-23T14:15:00Z' },
    }),
  );
  const autosave = autosaveFor('me');
  autosave.open('story', true);
  expect(mayMove()).toBe(true);
  autosave.edit('story', 'title', 'A plan for June');
  expect(mockSave).not.toHaveBeenCalled();
  expect(mayMove()).toBe(false);
  await waitFor(() => expect(mayMove()).toBe(true));
  expect(mockSave).toHaveBeenCalledTimes(1);
});
