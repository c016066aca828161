import { bindingsFor, type LiveTable, type Reader } from './live-filters.ts';

const filters = (table: LiveTable, role: Reader['role']) =>
  bindingsFor(table, { id: 'me', role }).map(({ event, filter }) => filter ?? event);

test.each([
  ['clients', 'user', ['user_id=eq.me', 'DELETE']],
  ['clients', 'coach', ['coach_id=eq.me', 'user_id=eq.me', 'DELETE']],
  ['clients', 'admin', ['*']],
  ['bookings', 'coach', ['user_id=eq.me', 'host_id=eq.me', 'DELETE']],
  ['stories', 'user', ['user_id=eq.me', 'DELETE']],
  // A coach also reads their clients' stories, and a deadline has no account column.
  ['stories', 'coach', ['*']],
  ['client_deadlines', 'user', ['*']],
  ['notifications', 'admin', ['user_id=eq.me', 'DELETE']],
  ['clients', null, ['*']],
] as const)('%s of %s', (table, role, expected) => {
  expect(filters(table, role)).toEqual(expected);
});
