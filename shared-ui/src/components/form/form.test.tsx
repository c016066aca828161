import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { PasswordField, TextField } from '../field/field.tsx';
import { keep } from './draft-store.ts';
import { Form, type FormProps, type FormSchema } from './form.tsx';

interface Message {
  name: string;
  email: string;
}

const schema: FormSchema<Message> = {
  safeParse: ({ name, email }) => {
    const errors: Record<string, string> = {};
    if (!name) errors.name = 'Enter your name';
    if (!(email as string).includes('@')) errors.email = 'Enter an email address like name@firm.com';
    if (Object.keys(errors).length > 0) return { ok: false, errors };
    return { ok: true, value: { name: name as string, email: email as string } };
  },
};

function Contact(props: Partial<FormProps<Message>>) {
  return (
    <Form
      schema={() => Promise.resolve(schema)}
      onSubmit={() => Promise.resolve()}
      submitLabel="Send"
      busyLabel="Sending…"
      {...props}
    >
      <TextField label="Full Name" name="name" required />
      <TextField label="Email" name="email" type="email" required />
      <PasswordField label="Password" name="password" />
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Full Name'), 'Ruth Ainsley');
  await userEvent.type(screen.getByLabelText('Email'), 'ruth@harrow.example');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is wrong is summed up where focus goes, and each line leads to its field', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  render(<Contact onSubmit={onSubmit} />);
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('There is a problem');
  const email = screen.getByLabelText('Email');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Enter an email address like name@firm.com');
  await userEvent.click(screen.getByRole('link', { name: 'Enter an email address like name@firm.com' }));
  expect(email).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a second failure brings focus back to the summary', async () => {
  render(<Contact />);
  await send();
  await screen.findByRole('alert');
  await userEvent.type(screen.getByLabelText('Full Name'), 'Ruth');
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByRole('alert')).not.toHaveTextContent('Enter your name');
});

test('what was sent is thanked for, once', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  render(<Contact onSubmit={onSubmit} done={({ name }) => <p>Thank you, {name}.</p>} />);
  await fillIn();
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you, Ruth Ainsley.');
  expect(onSubmit).toHaveBeenCalledWith(
    { name: 'Ruth Ainsley', email: 'ruth@harrow.example' },
    { requestId: expect.stringMatching(uuid) as string, website: '' },
  );
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
});

test('while it is on its way the button says so, and nothing is sent twice', async () => {
  let arrive: () => void = jest.fn();
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const { container } = render(<Contact onSubmit={onSubmit} />);
  await fillIn();
  await send();
  expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDisabled();
  const form = container.querySelector('form');
  if (form) fireEvent.submit(form);
  await act(async () => arrive());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('a failed sending is told in its own words, and everything typed stays', async () => {
  render(
    <Contact
      onSubmit={() => Promise.reject(new Error('The message could not be sent.'))}
      draftKey="contact"
    />,
  );
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The message could not be sent.');
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ruth Ainsley');
  expect(localStorage.getItem('nc-draft:contact')).toContain('ruth@harrow.example');
});

test('a schema that cannot be loaded is a failure like any other', async () => {
  render(<Contact schema={() => Promise.reject(new Error(''))} />);
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost');
});

test('what sending needs is fetched once, when somebody comes into the form', async () => {
  const [load, prepare] = [jest.fn(() => Promise.resolve(schema)), jest.fn(() => Promise.resolve())];
  render(<Contact schema={load} prepare={prepare} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Full Name'));
  await userEvent.click(screen.getByLabelText('Email'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('what a module throws while it starts is not shown', async () => {
  render(<Contact schema={() => Promise.reject(new TypeError('x is not a function'))} />);
  await send();
  expect(await screen.findByRole('alert')).not.toHaveTextContent('x is not a function');
});

test('code that could not be fetched offers a reload, which brings back what was typed without a draft', async () => {
  const lost = Object.assign(new Error('Loading chunk j failed.'), { request: '/static/js/async/j.js' });
  const told = () => Promise.reject(new Error('We could not reach the server.', { cause: lost }));
  const first = render(<Contact label="Contact" schema={told} />);
  await fillIn();
  await userEvent.type(screen.getByLabelText('Password'), 'secret words');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  // jsdom logs an error because it can't load a page.
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  complaints.mockRestore();
  first.unmount();
  render(<Contact label="Contact" />);
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ruth Ainsley');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('a draft comes back on the next visit, without the password, and goes once it is sent', async () => {
  const first = render(<Contact draftKey="contact" />);
  await fillIn();
  await userEvent.type(screen.getByLabelText('Password'), 'secret words');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.type(screen.getByLabelText('Password'), '!');
  expect(localStorage.getItem('nc-draft:contact')).not.toContain('secret');
  first.unmount();

  render(<Contact draftKey="contact" />);
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ruth Ainsley');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await send();
  await waitFor(() => expect(localStorage.getItem('nc-draft:contact')).toBeNull());
});

test('what was typed before the page came alive is neither lost nor overwritten by a draft', async () => {
  keep('draft', 'contact', { name: ['Old Name'], email: ['old@firm.example'] });
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Contact draftKey="contact" />);
  const typed = page.querySelector<HTMLInputElement>('input[name=name]');
  if (typed) typed.value = 'Ruth';
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = await act(async () => hydrateRoot(page, <Contact draftKey="contact" />));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ruth');
  expect(screen.getByLabelText('Email')).toHaveValue('old@firm.example');
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  await act(async () => root.unmount());
  page.remove();
});
