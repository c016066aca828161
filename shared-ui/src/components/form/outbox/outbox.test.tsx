import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QueueState, WorkerMessage } from 'shared-contract/service-worker';
import { TextField } from '../../field/field.tsx';
import { forgetDrafts } from '../draft-store.ts';
import { Form, type FormSchema } from '../form.tsx';

const schema: FormSchema<{ name: string }> = {
  safeParse: ({ name }) => ({ ok: true, value: { name: name as string } }),
};
const send = jest.fn<Promise<{ reference: string }>, []>();
const unanswered = () =>
  Object.assign(new Error('We could not reach the server.'), {
    call: { id: 'id-1', address: 'https://backend.test', headers: {}, body: '{}' },
  });

/** Fake worker: the messages it received, and the state it reports for the only request. */
let said: WorkerMessage[] = [];
let state: QueueState | undefined;
const container = Object.assign(new EventTarget(), {
  controller: {
    postMessage(message: WorkerMessage, [port]: readonly MessagePort[] = []) {
      said.push(message);
      if (typeof message === 'string') return;
      const before = state;
      if (message.type === 'keep') state = { at: 'waiting' };
      if (message.type === 'drop') state = undefined;
      const answer = { keep: true, state: before, drop: before, send: before?.at !== 'waiting' }[
        message.type
      ];
      port?.postMessage(answer);
    },
  },
});
/** jsdom has no MessageChannel. This one combines both ends. */
class Channel {
  readonly port1 = { onmessage: (_event: { data: unknown }) => undefined, close: () => undefined };
  readonly port2 = { postMessage: (data: unknown) => void setTimeout(() => this.port1.onmessage({ data })) };
}
const news = (what: QueueState) => {
  state = what;
  act(() => {
    container.dispatchEvent(new MessageEvent('message', { data: { type: 'kept', id: 'id-1', state: what } }));
  });
};

const isOnline = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  localStorage.clear();
  said = [];
  state = undefined;
  isOnline.mockReturnValue(false);
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.assign(globalThis, { MessageChannel: Channel });
  send.mockReset().mockRejectedValue(unanswered());
});

const message = (
  <Form
    label="Message"
    schema={() => Promise.resolve(schema)}
    onSubmit={send}
    submitLabel="Send"
    busyLabel="Sending"
    draftKey="message"
    done={({ name }, { reference }) => `${name}: ${reference}`}
  >
    <TextField label="Name" name="name" />
  </Form>
);
async function sendIt() {
  const view = render(message);
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return view;
}
const keptWords = () => screen.findByRole('heading', { name: /stored on this device/ });

test('without a network a form says that it is kept, and thanks once it was sent', async () => {
  await sendIt();
  expect(await keptWords()).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  news({ at: 'sent', answer: { reference: 'NC-1' } });
  expect(await screen.findByRole('status')).toHaveTextContent('Ruth: NC-1');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('after a reload it says so again, with what was typed for whoever changes it', async () => {
  (await sendIt()).unmount();
  render(message);
  await keptWords();
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Ruth');
  expect(screen.queryByRole('heading', { name: /stored on this device/ })).toBeNull();
  expect(said).toContainEqual({ type: 'drop', id: 'id-1' });
});

test('what the server refuses later stands at its field, as it was typed', async () => {
  await sendIt();
  await keptWords();
  news({ at: 'refused', status: 400, message: 'No', errors: { name: 'Write your full name' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Write your full name');
  expect(screen.getByLabelText('Name')).toHaveValue('Ruth');
});

test('a worker that is gone is told as what it is: not sent', async () => {
  (await sendIt()).unmount();
  state = undefined;
  render(message);
  expect(await screen.findByRole('alert')).toHaveTextContent('has not been sent');
  expect(screen.getByLabelText('Name')).toHaveValue('Ruth');
});

test('where the network is there and our site answers, the failure is said as ever', async () => {
  isOnline.mockReturnValue(true);
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: true } as Response));
  AbortSignal.timeout = () => new AbortController().signal;
  await sendIt();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(said.filter((one) => typeof one === 'object' && one.type === 'keep')).toEqual([]);
});

test('whoever leaves takes along what waits', async () => {
  (await sendIt()).unmount();
  forgetDrafts();
  render(message);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('nc-kept'))).toEqual([]);
});
