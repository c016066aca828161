import { screen, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component } from './page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const nothing = {
  added: 0,
  updated: 0,
  skipped: 0,
  errorCount: 0,
  errors: [],
  duplicateCount: 0,
  duplicates: [],
  skippedRows: [],
};
interface Asked {
  readonly rows: readonly Record<string, string>[];
  readonly dry_run: boolean;
  readonly duplicates: string;
  readonly batch?: string;
  readonly first_row?: number;
}

function open(answer: (asked: Asked) => object) {
  const fake = createFakeClient({
    rpc: {
      import_clients: (asked: Asked) => ({
        ...nothing,
        rows: asked.rows.length,
        batch: null,
        ...answer(asked),
      }),
      undo: { restored: 1, left: 1 },
    },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return { ...fake, ...renderPage(<Component />, { profile: { role: 'coach' } }) };
}
const press = (name: string) => screen.findByRole('button', { name });
async function paste(user: ReturnType<typeof open>['user'], text: string) {
  await user.click(screen.getByLabelText(/^Or paste cells/));
  await user.paste(text);
  await user.click(await press('Read the pasted cells'));
}

test('what is pasted is matched, checked, imported as chosen, and can be taken back', async () => {
  const asked: Asked[] = [];
  const { user, container } = open((given) => {
    asked.push(given);
    return {
      added: 1,
      updated: 1,
      batch: given.batch ?? null,
    };
  });
  await paste(user, 'Client name\tMail\tNotes\nAda\tada@example.com\tx\nBen\t\ty');
  expect(await screen.findByLabelText('Mail')).toHaveValue('email');
  await user.selectOptions(screen.getByLabelText('Notes'), 'Company');
  await user.click(screen.getByRole('radio', { name: 'Update them with what the file has' }));
  await user.click(await press('Check the file'));
  await user.click(await press('Import 2 clients'));
  expect(await screen.findByText('1 client added, 1 updated')).toBeVisible();
  const rows = [
    { name: 'Ada', email: 'ada@example.com', company: 'x' },
    { name: 'Ben', email: '', company: 'y' },
  ];
  expect(asked).toEqual([
    { dry_run: true, duplicates: 'update', rows },
    { dry_run: false, duplicates: 'update', rows, batch: expect.any(String), first_row: 0 },
  ]);
  expect(await violationsOf(container)).toEqual([]);
  await user.click(await press('Undo the import'));
  expect(await screen.findByText('Undone for 1 of 2; 1 was changed by others in the meantime')).toBeVisible();
});

test('amounts are sent as numbers, whatever way they are typed', async () => {
  let sent: Asked['rows'] = [];
  const { user } = open(({ rows }) => {
    sent = rows;
    return { added: 2 };
  });
  await paste(
    user,
    'Name\tRevenue\tRetainer\tSavings\nAda\t$1,200,000\t.5\tplenty\nBen\t(300)\t12.\t\u22125',
  );
  await user.click(await press('Check the file'));
  await screen.findByRole('button', { name: /^Import 2 clients/ });
  expect(sent).toEqual([
    { name: 'Ada', revenue: '1200000', retainer_value: '0.5', tax_savings: 'plenty' },
    { name: 'Ben', revenue: '-300', retainer_value: '12', tax_savings: '-5' },
  ]);
});

test('what is wrong is told by the line of the file, and nothing can be imported', async () => {
  const errors = [{ row: 2, column: 'revenue', value: 'plenty', reason: 'Not an amount' }];
  const { user } = open(() => ({ errorCount: 1, errors }));
  await paste(user, 'Name,Revenue\n\nAda,1\nBen,plenty');
  await user.click(await press('Check the file'));
  const list = await screen.findByRole('list', { name: 'What is not right' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('Line 4RevenueplentyNot an amount');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Revenue'), 'Leave out');
  expect(screen.queryByRole('list', { name: 'What is not right' })).toBeNull();
});

test('without names nothing is asked, and a failure keeps what was chosen', async () => {
  const { user, requests, failNext } = open(() => ({ added: 1 }));
  await paste(user, 'Who,Mail\nAda,ada@example.com');
  await user.click(await press('Check the file'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose the column with the names.');
  expect(requests).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Who'), 'Name');
  failNext('rpc.import_clients', fakeErrors.denied());
  await user.click(await press('Check the file'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be checked.');
  expect(screen.getByLabelText('Who')).toHaveValue('name');
});

test('what is too much or empty is refused before anything is sent', async () => {
  const { user } = open(() => ({}));
  await user.click(await press('Read the pasted cells'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Paste the cells first');
  await paste(user, `Name\n${'Ada\n'.repeat(5001)}`);
  expect(await screen.findByText(/^This has 5,002 lines/)).toBeVisible();
  const large = new File(['x'.repeat(2_100_000)], 'large.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('CSV file'), large);
  expect(await screen.findByText(/larger than 2 MB/)).toBeVisible();
});

const many = `Name\n${Array.from({ length: 600 }, (_, n) => `Client ${String(n)}`).join('\n')}`;
const store = ({ rows, dry_run, batch }: Asked) =>
  dry_run ? { added: 599, skipped: 1, skippedRows: [1] } : { added: rows.length, batch };

test('a long file goes in slices of one batch, without the rows that the check skips', async () => {
  const asked: Asked[] = [];
  const { user, failNext } = open((given) => {
    asked.push(given);
    return store(given);
  });
  await paste(user, many);
  await user.click(await press('Check the file'));
  await user.click(await press('Import 599 clients'));
  expect(await screen.findByText('599 clients added, 0 updated')).toBeVisible();
  const [, ...slices] = asked;
  expect(slices.map(({ rows, first_row }) => [first_row, rows.length, rows[0]?.['name']])).toEqual([
    [0, 250, 'Client 1'],
    [250, 250, 'Client 251'],
    [500, 99, 'Client 501'],
  ]);
  expect(new Set(slices.map(({ batch }) => batch)).size).toBe(1);
  failNext('rpc.undo', fakeErrors.denied());
  await user.click(await press('Undo the import'));
  expect(
    await screen.findByText('Nothing was undone. Your account does not have permission to do this.'),
  ).toBeVisible();
});

test('an import that stops says how far it is, and continues with the slice that failed', async () => {
  const asked: Asked[] = [];
  const { user, container, failNext } = open((given) => {
    asked.push(given);
    if (given.first_row === 0) failNext('rpc.import_clients', fakeErrors.denied());
    return store(given);
  });
  await paste(user, many);
  await user.click(await press('Check the file'));
  await user.click(await press('Import 599 clients'));
  expect(await screen.findByText('Import stopped: 250 of 599 clients')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The import stopped.');
  expect(screen.getByRole('button', { name: 'Undo the import' })).toBeEnabled();
  expect(await violationsOf(container)).toEqual([]);
  await user.click(await press('Continue the import'));
  expect(await screen.findByText('599 clients added, 0 updated')).toBeVisible();
  expect(asked.slice(1).map(({ first_row }) => first_row)).toEqual([0, 250, 500]);
  expect(new Set(asked.slice(1).map(({ batch }) => batch)).size).toBe(1);
});
