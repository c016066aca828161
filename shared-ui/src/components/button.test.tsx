import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonLink } from './button.tsx';

test('a button does not submit the form around it unless told to', async () => {
  const submitted = jest.fn((event: Event) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', submitted)}>
      <Button>Add a row</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a busy button says so and cannot be pressed', async () => {
  const pressed = jest.fn();
  render(
    <Button busy onClick={pressed}>
      Sending…
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
});

test('a link to a page goes through the router, with the caller’s classes on top', () => {
  render(
    <MemoryRouter initialEntries={['/a/b']}>
      <ButtonLink to="/about" className="w-full">
        About
      </ButtonLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'About' });
  expect(link).toHaveAttribute('href', '/about');
  expect(link).toHaveClass('w-full');
});
