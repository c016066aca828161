import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookedCall } from '../../testing/fake-calls.ts';
import { AddToCalendar } from './call-facts.tsx';

afterEach(() => jest.restoreAllMocks());

test('the calendar file is made when it is asked for and downloaded under the call’s reference', async () => {
  const files: Blob[] = [];
  const saved: string[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:call';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  render(<AddToCalendar call={bookedCall} token="secret-token" />);
  expect(files).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saved).toEqual(['CALL-7K3M-Q9XT.ics']));
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  expect(screen.getByRole('button')).toBeEnabled();
});

test('a file that cannot be made is said so, and can be asked for again', async () => {
  URL.createObjectURL = () => {
    throw new Error('No');
  };
  render(<AddToCalendar call={bookedCall} token="secret-token" />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not create the file.');
  expect(screen.getByRole('button')).toBeEnabled();
});
