import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { CallRefusal } from 'shared-auth/submit-form';
import { fakeCalls, liveIn, openSlots } from '../../testing/fake-calls.ts';
import { showBookingForm } from '../../testing/show-booking-form.tsx';

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

const day = (name: RegExp) => screen.getByRole('radio', { name });
const time = (name: string) => screen.getByRole('radio', { name });
const times = () =>
  within(screen.getByRole('group', { name: /^Times on/ }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

test('the first free day is open, its times in the visitor’s own zone', async () => {
  fakeCalls();
  await showBookingForm();
  expect(day(/^Tuesday, November 24, 2 free times/)).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Central Time (yours)' })).toBeChecked();
  expect(times()).toEqual(['1:00 PM', '1:30 PM']);
});

test('the office’s zone shows the same times an hour later, and the chosen one stays chosen', async () => {
  fakeCalls();
  await showBookingForm();
  await user.click(time('1:30 PM'));
  await user.click(screen.getByRole('radio', { name: 'Eastern Time (our hours)' }));
  expect(times()).toEqual(['2:00 PM', '2:30 PM']);
  expect(time('2:30 PM')).toBeChecked();
  expect(screen.getByText('Tuesday, November 24, 2099, 2:30 PM Eastern Time')).toBeVisible();
});

test('what was said of a missing time goes once one is chosen', async () => {
  fakeCalls();
  await showBookingForm();
  await user.click(screen.getByRole('button', { name: 'Book the call' }));
  const group = () => screen.getByRole('group', { name: /^Times on/ });
  expect(await within(group()).findByText('Choose a time')).toBeVisible();
  await user.click(time('1:30 PM'));
  expect(within(group()).queryByText('Choose a time')).toBeNull();
  expect(time('1:30 PM')).toBeValid();
});

test('who lives in the office’s zone is told so and has nothing to switch', async () => {
  liveIn('America/Detroit');
  fakeCalls();
  await showBookingForm();
  expect(screen.getByText(/which our hours are in, and so are you/)).toHaveTextContent('Eastern Time');
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('a day without a free time says so and leads to the next that has one', async () => {
  fakeCalls();
  await showBookingForm();
  await user.click(day(/^Thursday, November 26, no free times/));
  expect(screen.getByText(/No times are open on this day/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Friday, November 27' }));
  expect(times()).toEqual(['8:00 AM']);
});

test('two weeks are shown at a time, and the ends are ends', async () => {
  fakeCalls();
  await showBookingForm();
  const later = screen.getByRole('button', { name: 'Later days' });
  await user.click(screen.getByRole('button', { name: 'Earlier days' }));
  expect(day(/^Tuesday, November 24/)).toBeChecked();
  await user.click(later);
  expect(screen.queryByRole('radio', { name: /^Tuesday, November 24/ })).toBeNull();
  expect(day(/^Saturday, December 12, 1 free time$/)).toBeChecked();
  expect(later).toHaveAttribute('aria-disabled', 'true');
});

test('times that cannot be loaded can be asked for again', async () => {
  let isDown = true;
  fakeCalls({
    slots: () => {
      if (isDown) throw new CallRefusal('No', 0);
      return { timeZone: 'America/New_York', slots: openSlots };
    },
  });
  await showBookingForm();
  expect(screen.getByRole('alert')).toHaveTextContent('The free times could not be loaded.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: /^Times on/ })).toBeVisible();
});

test('when every time is taken a person is offered instead', async () => {
  fakeCalls({ slots: () => ({ timeZone: 'America/New_York', slots: [] }) });
  await showBookingForm();
  expect(screen.getByText('Every time of the next weeks is taken.')).toBeVisible();
  expect(screen.getByRole('link', { name: '(615) 555-0142' })).toHaveAttribute('href', 'tel:+16155550142');
});
