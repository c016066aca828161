import { screen, waitFor } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient } from 'shared-auth/testing';
import { renderPage } from '../../testing/render-page.tsx';
import { Component } from './page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const id = '00000000-0000-4000-8001-000000000003';
const ada = { id, name: 'Ada Holm', company: 'Holm Steel', email: 'ada@example.com', coach_id: 'me' };
const startsAt = '2026-12-01T16:00:00.000Z';

test('a review is booked; a time that was taken is reported and the free times are reloaded', async () => {
  const times = { timeZone: 'America/Chicago', host: 'Corwin Hale', slots: [startsAt] };
  const booking = jest.fn(() => ({ reference: 'R-1', startsAt, host: 'Corwin Hale', mailed: true }));
  const { client, failNext, called } = createFakeClient({
    tables: { clients: [ada] },
    rpc: { free_review_starts: times },
    functions: { booking },
  });
  jest.mocked(getSupabase).mockResolvedValue(client);
  const { user } = renderPage(
    <Component />,
    { profile: { role: 'coach' } },
    `/dashboard/review?client=${id}`,
  );
  await user.selectOptions(await screen.findByLabelText(/^Time/), startsAt);
  failNext('functions.booking', {
    message: 'That time was taken. Choose another.',
    status: 409,
    errors: { startsAt: 'That time was taken. Choose another.' },
  } as never);
  const book = screen.getByRole('button', { name: 'Book the review' });
  await user.click(book);
  expect(await screen.findByRole('link', { name: /^That time was taken/ })).toBeVisible();
  await waitFor(() => expect(called('rpc.free_review_starts')).toHaveLength(2));
  await user.click(book);
  expect(await screen.findByText('The review is booked')).toBeVisible();
  expect(booking).toHaveBeenCalledWith(expect.objectContaining({ action: 'review', clientId: id, startsAt }));
});
