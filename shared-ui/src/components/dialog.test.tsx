import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findViolations } from '../testing/find-violations.ts';
import { Dialog } from './dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete the client?"
        description="For good."
        mfe="mfe-dashboard"
      >
        <button type="button">Delete</button>
      </Dialog>
    </>
  );
}

const open = async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Delete the client?' });
};

test('a dialog is named and described, stands in its remote’s scope, and axe finds nothing', async () => {
  const dialog = await open();
  expect(dialog).toHaveAccessibleDescription('For good.');
  expect(dialog.closest('[data-mfe]')).toHaveAttribute('data-mfe', 'mfe-dashboard');
  expect(await findViolations(dialog)).toEqual([]);
});

test('its title has focus, so that every screen reader reads it', async () => {
  const dialog = await open();
  expect(within(dialog).getByRole('heading', { name: 'Delete the client?' })).toHaveFocus();
});

test('focus stays inside, and goes back to where it came from on Escape', async () => {
  const dialog = await open();
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the close button closes, and so does a press beside the dialog', async () => {
  const dialog = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const backdrop = screen.getByRole('dialog').parentElement;
  // The class that makes the backdrop clickable has no stylesheet in this test.
  if (backdrop) await userEvent.setup({ pointerEventsCheck: 0 }).click(backdrop);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('no style sheet is written into the page: the content policy forbids it', async () => {
  await open();
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('a message above the dialog can be answered without closing it', async () => {
  const dialog = await open();
  const toaster = document.createElement('div');
  toaster.dataset['slot'] = 'toaster';
  const undo = document.createElement('button');
  toaster.append(undo);
  document.body.append(toaster);
  await userEvent.setup({ pointerEventsCheck: 0 }).click(undo);
  expect(dialog).toBeInTheDocument();
  toaster.remove();
});
