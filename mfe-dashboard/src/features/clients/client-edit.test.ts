import { saveMerged } from './client-edit.tsx';
import { type FullClient, readClient } from './queries.ts';
import { saveClient } from './writes.ts';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('./queries.ts', () => ({ readClient: jest.fn() }));
jest.mock('./writes.ts', () => ({ saveClient: jest.fn() }));

const base = { id: 'c1', name: 'Ada Holm', company: null, version: 1 } as FullClient;

/** Makes every save conflict: each read returns a newer version with the same values. */
function changeAtEveryRead() {
  let version = 1;
  jest.mocked(readClient).mockImplementation(() => Promise.resolve({ ...base, version: ++version }));
}

test('a save that a newer version overtakes is tried again', async () => {
  changeAtEveryRead();
  jest.mocked(saveClient).mockResolvedValueOnce(null).mockResolvedValueOnce(3);
  expect(await saveMerged(base, { company: 'Holm Steel' }, 'me')).toEqual({ isSaved: true });
});

test('a save that newer versions keep overtaking ends with a message', async () => {
  changeAtEveryRead();
  jest.mocked(saveClient).mockReset().mockResolvedValue(null);
  await expect(saveMerged(base, { company: 'Holm Steel' }, 'me')).rejects.toThrow(
    'Others are changing this client right now. Try again in a moment.',
  );
  expect(saveClient).toHaveBeenCalledTimes(3);
});
