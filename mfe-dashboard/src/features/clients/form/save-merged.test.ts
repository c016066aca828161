import { readClient, type FullClient } from '../data/read-client.ts';
import { saveClient } from '../data/save-client.ts';
import { saveMerged } from './save-merged.ts';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('../data/read-client.ts', () => ({ readClient: jest.fn() }));
jest.mock('../data/save-client.ts', () => ({ saveClient: jest.fn() }));

const base = { id: 'c1', name: 'Ada Holm', company: null, version: 1 } as FullClient;

/** Every read returns a newer version with the same values. */
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
