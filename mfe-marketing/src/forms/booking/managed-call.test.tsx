import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CallRefusal } from 'shared-auth/submit-form';
import { fakeCalls, liveIn, managedCall, openSlots, taken } from '../../testing/fake-calls.ts';
import { ManagedCall } from './managed-call.tsx';

jest.mock('shared-auth/submit-form', () => ({
  ...jest.requireActual<object>('shared-auth/submit-form'),
  callAsVisitor: jest.fn(),
}));

let user: UserEvent;
beforeEach(() => {
  liveIn('America/Chicago');
  user = userEvent.setup();
});
afterEach(() => jest.restoreAllMocks());

const show = () =>
  act(async () =>
    render(
      <MemoryRouter>
        <ManagedCall token="secret-token" />
      </MemoryRouter>,
    ),
  );
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const refuse = (message: string, status: number) => () => {
  throw new CallRefusal(message, status);
};

test('the call is shown to who has the link, in both zones, with its reference', async () => {
  const asked = fakeCalls();
  await show();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Ann Lee, we call you at this time.');
  expect(screen.getByText('Tuesday, November 24, 2099, 1:00 PM Central Time')).toBeVisible();
  expect(screen.getByText('Tuesday, November 24, 2099, 2:00 PM Eastern Time')).toBeVisible();
  expect(screen.getByText(managedCall.reference)).toBeVisible();
  expect(asked('read')).toEqual([{ action: 'read', token: 'secret-token' }]);
});

const pendingCall = { ...managedCall, status: 'pending', heldUntil: '2099-11-20T21:15:00.000Z' };

test('a call that waits is confirmed by one press, and is then a call like any other', async () => {
  const asked = fakeCalls({ read: () => pendingCall });
  await show();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Ann Lee, confirm this call.');
  expect(screen.getByText(/We are holding the time for you until 3:15 PM\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(asked('confirm')).toEqual([]);
  await press('Confirm the call');
  expect(await screen.findByRole('status')).toHaveTextContent('The call is confirmed.');
  expect(asked('confirm')).toEqual([{ action: 'confirm', token: 'secret-token' }]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Ann Lee, we call you at this time.');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
});

test('a hold that has run out can still be confirmed while the time is free', async () => {
  fakeCalls({ read: () => ({ ...pendingCall, heldUntil: '2020-11-20T21:15:00.000Z' }) });
  await show();
  expect(screen.getByText(/it is still open/)).toBeVisible();
  await press('Confirm the call');
  expect(await screen.findByText('The call is confirmed.')).toBeVisible();
});

test('a time that went to somebody else is said, and another one is taken at once', async () => {
  const asked = fakeCalls({
    read: () => pendingCall,
    confirm: () => {
      throw taken();
    },
  });
  await show();
  await press('Confirm the call');
  expect(await screen.findByText('Ann Lee, this time has been taken.')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^(Confirm|Cancel)/ })).toBeNull();
  await press('Choose another time');
  await user.click(await screen.findByRole('radio', { name: '1:30 PM' }));
  await press('Choose this time');
  expect(await screen.findByText('The call is confirmed.')).toBeVisible();
  expect(asked('move')).toHaveLength(1);
});

test('a confirmation that does not get through says so and can be repeated', async () => {
  let isDown = true;
  fakeCalls({
    read: () => pendingCall,
    confirm: () => {
      if (isDown) throw new CallRefusal('We could not reach the server.', 0);
      return managedCall;
    },
  });
  await show();
  await press('Confirm the call');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  isDown = false;
  await press('Confirm the call');
  expect(await screen.findByText('The call is confirmed.')).toBeVisible();
});

test('it is moved to another free time, and the new one is shown', async () => {
  const asked = fakeCalls({ move: () => ({ ...managedCall, startsAt: '2099-11-25T14:00:00.000Z' }) });
  await show();
  await press('Move the call');
  expect(screen.getByRole('heading', { name: 'Choose another time' })).toHaveFocus();
  await user.click(await screen.findByRole('radio', { name: /^Wednesday, November 25/ }));
  await user.click(screen.getByRole('radio', { name: '8:00 AM' }));
  await press('Move the call');
  expect(await screen.findByRole('status')).toHaveTextContent('The call is moved.');
  expect(screen.getByText('Wednesday, November 25, 2099, 8:00 AM Central Time')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(asked('move')).toEqual([{ action: 'move', token: 'secret-token', startsAt: openSlots[2] }]);
});

test('a time that somebody took in the meantime is said at the times, and the call stays where it was', async () => {
  fakeCalls({
    move: () => {
      throw taken();
    },
  });
  await show();
  await press('Move the call');
  await user.click(await screen.findByRole('radio', { name: '1:30 PM' }));
  await press('Move the call');
  expect(await screen.findByRole('alert')).toHaveTextContent('This time has just been taken.');
  await press('Keep the current time');
  expect(screen.getByText('Tuesday, November 24, 2099, 1:00 PM Central Time')).toBeVisible();
});

test('it is cancelled only after one question', async () => {
  const asked = fakeCalls();
  await show();
  await press('Cancel the call');
  expect(screen.getByRole('group', { name: 'Cancel this call?' })).toBeVisible();
  await press('No, keep it');
  expect(asked('cancel')).toEqual([]);
  await press('Cancel the call');
  await press('Yes, cancel the call');
  const heading = await screen.findByRole('heading', { name: 'This call is canceled.' });
  expect(heading).toHaveFocus();
  expect(asked('cancel')).toEqual([{ action: 'cancel', token: 'secret-token' }]);
  expect(screen.getByRole('link', { name: 'Book a new call' })).toHaveAttribute('href', '/book');
});

test('a cancellation that does not get through says so and can be repeated', async () => {
  let isDown = true;
  fakeCalls({
    cancel: () => {
      if (isDown) throw new CallRefusal('We could not reach the server.', 0);
      return { ...managedCall, status: 'cancelled' };
    },
  });
  await show();
  await press('Cancel the call');
  await press('Yes, cancel the call');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  isDown = false;
  await press('Yes, cancel the call');
  expect(await screen.findByRole('heading', { name: 'This call is canceled.' })).toBeVisible();
});

test.each([
  ['an unknown link', refuse('This link doesn’t work.', 404), 'This link doesn’t work.'],
  ['a malformed link', refuse('The token has no valid form.', 400), 'This link doesn’t work.'],
  ['a cancelled call', () => ({ ...managedCall, status: 'cancelled' }), 'This call is canceled.'],
  ['a call that was held', () => ({ ...managedCall, status: 'held' }), 'This call has taken place.'],
  ['a call that was missed', () => ({ ...managedCall, status: 'missed' }), 'This call did not take place.'],
  [
    'a call that nobody confirmed in time',
    () => ({ ...managedCall, status: 'pending', startsAt: '2020-11-24T19:00:00.000Z' }),
    'This call was not confirmed.',
  ],
  [
    'a call in the past',
    () => ({ ...managedCall, startsAt: '2020-11-24T19:00:00.000Z' }),
    'This call has begun or is over.',
  ],
])('%s is explained, with what to do next', async (_name, read, words) => {
  fakeCalls({ read });
  await show();
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a new call' })).toHaveAttribute('href', '/book');
  expect(screen.getByRole('link', { name: /^Call \(615\)/ })).toHaveAttribute('href', 'tel:+16155550142');
  expect(screen.queryByRole('button', { name: 'Move the call' })).toBeNull();
});

test('a call that cannot be loaded can be asked for again', async () => {
  let isDown = true;
  fakeCalls({
    read: () => {
      if (isDown) throw new CallRefusal('We could not reach the server.', 0);
      return managedCall;
    },
  });
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server.');
  isDown = false;
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Move the call' })).toBeVisible();
});
