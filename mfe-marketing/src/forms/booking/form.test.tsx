import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { CallRefusal } from 'shared-auth/submit-form';
import { keep } from 'shared-ui/drafts';
import { bookedCall, fakeCalls, heldCall, liveIn, openSlots, taken } from '../../testing/fake-calls.ts';
import { showBookingForm } from '../../testing/show-booking-form.tsx';
import { topicLabel } from './form.tsx';

jest.mock('shared-auth/submit-form', () => ({
  ...jest.requireActual<object>('shared-auth/submit-form'),
  callAsVisitor: jest.fn(),
}));

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  liveIn('America/Chicago');
  user = userEvent.setup();
});
afterEach(() => jest.restoreAllMocks());

const time = (name: string) => screen.getByRole('radio', { name });
const times = () =>
  within(screen.getByRole('group', { name: /^Times on/ }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const send = () => user.click(screen.getByRole('button', { name: 'Book the call' }));

async function fillIn() {
  await user.click(time('1:00 PM'));
  await user.type(screen.getByLabelText('Full Name'), ' Ann Lee ');
  await user.type(screen.getByLabelText('Email'), 'ann@example.com');
  await user.type(screen.getByLabelText('Phone'), '(615) 555-0177');
  await user.type(screen.getByLabelText('What is it about?'), 'A tax bill.');
}

test('a call is asked for once, with what was typed and the visitor’s zone; what is left to do is said', async () => {
  const asked = fakeCalls();
  await showBookingForm();
  await fillIn();
  await user.dblClick(screen.getByRole('button', { name: 'Book the call' }));
  const answer = await screen.findByRole('status');
  expect(within(answer).getByRole('heading')).toHaveTextContent('One step left, Ann Lee: confirm the call.');
  expect(within(answer).getByRole('heading')).toHaveFocus();
  expect(answer).toHaveTextContent('Tuesday, November 24, 2099, 1:00 PM Central Time');
  expect(answer).toHaveTextContent('Tuesday, November 24, 2099, 2:00 PM Eastern Time');
  expect(answer).toHaveTextContent(heldCall.reference);
  expect(answer).toHaveTextContent(/written to ann@example\.com\. Follow the link in the email/);
  expect(answer).toHaveTextContent('We keep it for you for 15 minutes.');
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Move or cancel' })).toBeNull();
  expect(asked('book')).toEqual([
    {
      action: 'book',
      values: {
        startsAt: openSlots[0],
        name: 'Ann Lee',
        email: 'ann@example.com',
        phone: '(615) 555-0177',
        notes: 'A tax bill.',
        timeZone: 'America/Chicago',
      },
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      website: '',
    },
  ]);
});

test('who has proved their address has the call at once, with its calendar entry and its own page', async () => {
  fakeCalls({ book: () => bookedCall });
  await showBookingForm({ email: 'ann@example.com' });
  await user.click(time('1:00 PM'));
  await user.type(screen.getByLabelText('Phone'), '(615) 555-0177');
  await send();
  expect(await screen.findByText('Your call is booked, Ann Lee.')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Move or cancel' })).toHaveAttribute(
    'href',
    '/book?manage=secret-token',
  );
});

test('a limit says in its own words when to try again, and what was typed stays', async () => {
  const words = 'Calls booked from your network are not confirmed yet. Try again in 12 minutes.';
  fakeCalls({
    book: () => {
      throw new CallRefusal(words, 429);
    },
  });
  await showBookingForm();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('What is it about?')).toHaveValue('A tax bill.');
  expect(time('1:00 PM')).toBeChecked();
});

test('without a time nothing is sent, and the message leads to the times', async () => {
  const asked = fakeCalls();
  await showBookingForm();
  await user.type(screen.getByLabelText('Full Name'), 'Ann');
  await user.type(screen.getByLabelText('Email'), 'ann@example.com');
  await user.type(screen.getByLabelText('Phone'), '(615) 555-0177');
  await send();
  await user.click(await screen.findByRole('link', { name: 'Choose a time' }));
  expect(time('1:00 PM')).toHaveFocus();
  expect(screen.getByRole('group', { name: /^Times on/ })).toHaveAccessibleDescription('Choose a time');
  expect(asked('book')).toEqual([]);
});

test('notes that are too long are not cut: a message asks for fewer', async () => {
  const asked = fakeCalls();
  await showBookingForm();
  await fillIn();
  const notes = screen.getByLabelText('What is it about?');
  await user.click(notes);
  await user.paste('x'.repeat(4500));
  await send();
  await waitFor(() => expect(notes).toBeInvalid());
  expect(notes).toHaveAccessibleDescription(/Shorten the notes to 2,000 characters/);
  expect((notes as HTMLTextAreaElement).value).toHaveLength(4500 + 'A tax bill.'.length);
  expect(asked('book')).toEqual([]);
});

test('a time that somebody took is gone, the rest is asked for again, and what was typed stays', async () => {
  let isTaken = false;
  const asked = fakeCalls({
    slots: () => ({ timeZone: 'America/New_York', slots: isTaken ? openSlots.slice(1) : openSlots }),
    book: () => {
      if (isTaken) return heldCall;
      isTaken = true;
      throw taken();
    },
  });
  await showBookingForm();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('This time has just been taken.');
  expect(screen.getByRole('group', { name: /^Times on/ })).toHaveAccessibleDescription(/just been taken/);
  expect(times()).toEqual(['1:30 PM']);
  expect(asked('slots')).toHaveLength(2);
  expect(screen.getByLabelText('Full Name')).toHaveValue(' Ann Lee ');
  expect(screen.getByLabelText('What is it about?')).toHaveValue('A tax bill.');
  await user.click(time('1:30 PM'));
  await send();
  await screen.findByText(/One step left/);
  const [first, second] = asked('book').map(({ requestId }) => requestId);
  expect(second).not.toBe(first);
});

test('a connection that breaks costs nothing: the same request goes out again', async () => {
  let attempts = 0;
  const asked = fakeCalls({
    book: () => {
      attempts += 1;
      if (attempts === 1) throw new CallRefusal('We could not reach the server.', 0);
      return heldCall;
    },
  });
  await showBookingForm();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(time('1:00 PM')).toBeChecked();
  await send();
  await screen.findByText(/One step left/);
  expect(asked('book')[1]).toEqual(asked('book')[0]);
});

test('a link’s topic and the account’s name and address are proposed, and may be changed', async () => {
  const asked = fakeCalls();
  await showBookingForm({ path: '/book?topic=cost-segregation', email: 'ann@example.com' });
  expect(screen.getByLabelText('What is it about?')).toHaveValue('Cost Segregation');
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ann Lee');
  const email = screen.getByLabelText('Email');
  expect(email).toHaveValue('ann@example.com');
  await user.clear(email);
  await user.type(email, 'office@example.com');
  await user.type(screen.getByLabelText('Phone'), '(615) 555-0177');
  await user.click(time('1:00 PM'));
  await send();
  await screen.findByText(/One step left/);
  expect(asked('book')[0]?.['values']).toMatchObject({ email: 'office@example.com' });
});

test('a draft goes before what is proposed', async () => {
  fakeCalls();
  keep('draft', 'booking', { name: ['Ruth Lee'], notes: ['Two partners.'] });
  await showBookingForm({ path: '/book?topic=a-sale', email: 'ann@example.com' });
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('Ruth Lee'));
  expect(screen.getByLabelText('What is it about?')).toHaveValue('Two partners.');
});

test.each([
  [null, ''],
  ['  ', ''],
  ['cost-segregation', 'Cost Segregation'],
  ['quarterly-review', 'quarterly review'],
  ['x'.repeat(200), 'x'.repeat(120)],
])('topic %j is put as %j', (topic, words) => {
  expect(topicLabel(topic)).toBe(words);
});
