import { screen } from '@testing-library/react';
import { ReadableStream } from 'node:stream/web';
import { authConfig } from 'shared-auth/config';
import { getSupabase } from 'shared-auth/supabase-client';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import { lineCounter } from '../lib/export-list.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ExportButton } from './export-button.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('shared-auth/config', () => ({ authConfig: jest.fn() }));
jest.mock('shared-ui/save-file', () => ({ saveFile: jest.fn() }));

const bytes = (text: string) => new TextEncoder().encode(text);
const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
  jest.restoreAllMocks();
  jest.mocked(saveFile).mockClear();
});

/** Response stub that sends each chunk of the file when the test requests it. */
function open(total: number, told = total) {
  let put: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const asked = jest.fn();
  globalThis.fetch = (_, init) => {
    asked(JSON.parse(init?.body as string));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        put = (text) => controller.enqueue(bytes(text));
        end = () => controller.close();
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    const headers = new Headers({ 'x-total-rows': String(told) });
    return Promise.resolve({ ok: true, body, headers } as unknown as Response);
  };
  jest.mocked(authConfig).mockReturnValue({ url: 'https://x.example', publishableKey: 'k', basePath: '' });
  const auth = { getSession: () => Promise.resolve({ data: { session: { access_token: 't' } } }) };
  jest.mocked(getSupabase).mockResolvedValue({ auth } as never);
  const said = jest.spyOn(notify, 'success').mockReturnValue('');
  const failed = jest.spyOn(notify, 'error').mockReturnValue('');
  const view = renderPage(
    <ExportButton list="clients" columns={['name']} total={total} />,
    { profile: { role: 'coach' } },
    '/dashboard/clients?status=Active',
  );
  return { ...view, asked, said, failed, put: (text: string) => put(text), end: () => end() };
}

test('an export tells how far it is, and hands the file over when every row has come', async () => {
  const { user, asked, said, put, end } = open(3);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('0 of 3')).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ list: 'clients', query: 'status=Active', columns: ['name'] });
  put('Name,Id\r\nAda,1\r\n"Ben\r\nOrr",2\r\n');
  expect(await screen.findByText('2 of 3')).toBeVisible();
  put('Cy,3\r\n');
  end();
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  expect(said).toHaveBeenCalledWith('3 rows exported');
  expect(jest.mocked(saveFile).mock.calls[0]?.[0].name).toMatch(/-clients-\d{4}-\d\d-\d\d\.csv$/);
});

test('one that ends too early, or is given up, makes no file', async () => {
  const { user, failed, put, end } = open(3);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByText('0 of 3');
  put('Name,Id\r\nAda,1\r\n');
  end();
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  expect(failed).toHaveBeenCalledWith('The file is incomplete. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(saveFile).not.toHaveBeenCalled();
});

test('more rows than a file holds are told before anything is asked', async () => {
  const { user, asked, failed } = open(50_001);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(failed).toHaveBeenCalledWith(expect.stringContaining('this list has 50,001'));
  expect(asked).not.toHaveBeenCalled();
});

test('lines are counted over pieces; a line end in a cell is none', () => {
  const count = lineCounter();
  expect([count('a,"b'), count('\n'), count('c"\n'), count('d\n')]).toEqual([0, 0, 1, 2]);
});
