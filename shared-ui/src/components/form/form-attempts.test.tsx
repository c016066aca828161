import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../field/field.tsx';
import { Form, type FormAttempt, type FormSchema } from './form.tsx';

const schema: FormSchema<{ name: string }> = {
  safeParse: ({ name, ...others }) => {
    if (Object.keys(others).length > 0) return { ok: false, errors: { others: Object.keys(others).join() } };
    return { ok: true, value: { name: name as string } };
  },
};

const send = jest.fn<Promise<{ reference: string }>, [{ name: string }, FormAttempt]>();

function Message({ label = 'Message', draftKey }: { label?: string; draftKey?: string }) {
  return (
    <Form
      label={label}
      schema={() => Promise.resolve(schema)}
      onSubmit={send}
      submitLabel="Send"
      busyLabel="Sending"
      draftKey={draftKey}
      trap
      done={({ name }, { reference }) => `${name}: ${reference}`}
    >
      <TextField label="Name" name="name" />
    </Form>
  );
}

const refused = (status: number, errors?: Record<string, string>) =>
  Object.assign(new Error('Refused'), { status, errors });
const press = (form = 'Message') =>
  userEvent.click(within(screen.getByRole('form', { name: form })).getByRole('button', { name: 'Send' }));
const idsSent = () => send.mock.calls.map(([, attempt]) => attempt.requestId);

beforeEach(() => {
  localStorage.clear();
  send.mockReset().mockResolvedValue({ reference: 'NC-1' });
});

test('the answer to a form is shown with what was sent', async () => {
  render(<Message />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth');
  await press();
  expect(await screen.findByRole('status')).toHaveTextContent('Ruth: NC-1');
});

test('what the server refuses is said at its field', async () => {
  send.mockRejectedValueOnce(refused(400, { name: 'This name is not text' }));
  render(<Message />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is a problem');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This name is not text');
});

test('every attempt to send what was typed once has one id, also after the page was loaded again', async () => {
  send.mockRejectedValue(refused(0));
  const { unmount } = render(<Message draftKey="message" />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth');
  await press();
  await screen.findByRole('alert');
  await press();
  unmount();
  render(<Message draftKey="message" />);
  await press();
  await screen.findByRole('alert');
  expect(new Set(idsSent()).size).toBe(1);
  expect(idsSent()).toHaveLength(3);
});

test('what is sent after a success, or after an earlier version was received, has an id of its own', async () => {
  const { unmount } = render(<Message draftKey="message" />);
  await press();
  await screen.findByRole('status');
  unmount();
  send.mockRejectedValueOnce(refused(409));
  render(<Message draftKey="message" />);
  await press();
  await screen.findByRole('alert');
  await press();
  await screen.findByRole('status');
  expect(new Set(idsSent()).size).toBe(3);
});

test('forms of one draft are one form in two places', async () => {
  render(
    <>
      <Message label="Above" draftKey="message" />
      <Message label="Below" draftKey="message" />
    </>,
  );
  const [above, below] = screen.getAllByLabelText('Name');
  await userEvent.type(above!, 'Ruth');
  expect(below).toHaveValue('Ruth');
  await userEvent.type(below!, ' Ann');
  expect(above).toHaveValue('Ruth Ann');
  await press('Below');
  for (const status of await screen.findAllByRole('status'))
    expect(status).toHaveTextContent('Ruth Ann: NC-1');
  expect(screen.queryByRole('form')).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});

test('the field for programs is out of everybody’s way, and what stands in it goes along', async () => {
  const { container } = render(<Message draftKey="message" />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  const trap = container.querySelector<HTMLInputElement>('[name=website]')!;
  expect(trap.tabIndex).toBe(-1);
  await userEvent.type(trap, 'http://spam.example');
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth');
  expect(localStorage.getItem('nc-draft:message')).not.toContain('spam');
  await press();
  await screen.findByRole('status');
  expect(send.mock.calls[0]![1].website).toBe('http://spam.example');
});
