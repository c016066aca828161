import { screen, waitFor } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient } from 'shared-auth/testing';
import { renderPage } from '../../testing/render-page.tsx';
import { Component } from './page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const id = '00000000-0000-4000-8001-000000000003';
const ada: Readonly<Record<string, string | null>> = {
  ...{ id, name: 'Ada Holm', company: 'Holm Steel', email: 'ada@example.com', coach_id: 'me' },
  search: 'ada holm holm steel',
};

interface Sending {
  readonly mode: string;
  readonly requestId: string;
  readonly body: string;
}
function open({ role = 'coach', entry = `?client=${id}`, client = ada } = {}) {
  const sent: Sending[] = [];
  const fake = createFakeClient({
    tables: { clients: [client] },
    functions: {
      'send-client-letter': (sending: Sending) => {
        sent.push(sending);
        return { to: ada.email, subject: 'Hello', text: `Hello\n\nDear Ada, ${sending.body}`, sent: true };
      },
    },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const view = renderPage(<Component />, { profile: { role } }, `/dashboard/letter${entry}`);
  return { ...fake, ...view, sent };
}

test('the letter is seen as a whole before it goes, and goes once under one id', async () => {
  const { user, sent, address, failNext } = open();
  await user.type(await screen.findByLabelText(/^Subject/), 'Your plan');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'It stands well.');
  await user.click(screen.getByRole('button', { name: 'Preview the email' }));
  expect(await screen.findByText('Dear Ada, It stands well.')).toBeVisible();
  expect(screen.getAllByText(/Hello/)).toHaveLength(1);
  failNext('functions.send-client-letter', {
    message: 'The letter could not be sent.',
    status: 502,
  } as never);
  await user.click(screen.getByRole('button', { name: 'Send the email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here.');
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('It stands well.');
  await user.click(screen.getByRole('button', { name: 'Preview the email' }));
  await user.click(await screen.findByRole('button', { name: 'Send the email' }));
  await waitFor(() => expect(address()).toBe(`/dashboard/clients?client=${id}&tab=activity`));
  expect(sent.map(({ mode }) => mode)).toEqual(['preview', 'preview', 'send']);
  expect(sent[1]?.requestId).toBe(sent[2]?.requestId);
});

test('a client without an address, one that is not theirs, and a user, are told so', async () => {
  open({ client: { ...ada, email: null } });
  expect(await screen.findByText('Ada Holm has no email address on file')).toBeVisible();
  open({ entry: '?client=00000000-0000-4000-8001-00000000dead' });
  expect(await screen.findByText('This client is not on your list.')).toBeVisible();
  open({ role: 'user' });
  expect(await screen.findByText('Access denied. Coach privileges required.')).toBeVisible();
});

test('without a client it asks for one, and the choice goes into the address', async () => {
  const { user, address } = open({ entry: '' });
  await user.type(screen.getByRole('searchbox'), 'holm');
  await user.click(await screen.findByRole('link', { name: /Ada Holm/ }));
  expect(address()).toBe(`/dashboard/letter?client=${id}`);
  expect(await screen.findByLabelText(/^Subject/)).toBeVisible();
});
