import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';
import { notify, Toaster } from './toast.tsx';

function firstButton(name: string): HTMLElement {
  const [button] = screen.getAllByRole('button', { name });
  if (!button) throw new Error(`no button ${name}`);
  return button;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => {
    notify.dismiss();
    jest.advanceTimersByTime(5000);
  });
  jest.useRealTimers();
});

const say = (tell: () => unknown) => act(() => void tell());
const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

/**
 * The live region for polite announcements. It exists before the toasts, because screen readers would miss them
 * otherwise.
 */
const politeRegion = () => document.querySelector('[aria-live="polite"]');

test('a message comes into a live region that was here before, and an error is an alert', () => {
  render(<Toaster area="public" />);
  const region = politeRegion();
  expect(region).toBeEmptyDOMElement();
  say(() => notify.success('Welcome back!'));
  say(() => notify.error('Invalid email or password'));
  expect(politeRegion()).toBe(region);
  expect(region).toHaveTextContent('Welcome back!');
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password');
});

test('information passes; what offers something stays until it is sent away', () => {
  render(<Toaster area="public" />);
  say(() => notify.info('Somebody else has changed this.'));
  say(() =>
    notify.info(
      <>
        A new version is here. <button>Reload</button>
      </>,
    ),
  );
  wait(60_000);
  expect(screen.queryByText('Somebody else has changed this.')).not.toBeInTheDocument();
  expect(screen.getByText('A new version is here.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});

test.each([
  ['public', 2000],
  ['dashboard', 4000],
] as const)('in the %s area success stays for %d ms', (area, ms) => {
  render(<Toaster area={area} />);
  say(() => notify.success('Saved'));
  wait(ms - 50);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  wait(100);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test.each([
  ['public', 'dashboard', 2000],
  ['dashboard', 'public', 4000],
] as const)('success said in the %s area keeps its time when the page moves to the %s', (from, to, ms) => {
  const { rerender } = render(<Toaster area={from} />);
  say(() => notify.success('Welcome back!'));
  wait(500);
  rerender(<Toaster area={to} />);
  wait(ms - 550);
  expect(screen.getByText('Welcome back!')).toBeInTheDocument();
  wait(100);
  expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
});

test('what can be taken back stays for 5 s', () => {
  render(<Toaster area="dashboard" />);
  say(() => notify.success(<span>Status changed</span>));
  wait(4950);
  expect(screen.getByText('Status changed')).toBeInTheDocument();
  wait(100);
  expect(screen.queryByText('Status changed')).not.toBeInTheDocument();
});

test('with a dialog open a message stands in it, within reach of Tab, and over the page again afterwards', async () => {
  jest.useRealTimers();
  const press = jest.fn();
  const page = (isOpen: boolean) => (
    <>
      <Toaster area="dashboard" />
      <Dialog open={isOpen} title="A drawer" onOpenChange={() => undefined}>
        <button type="button">Save</button>
      </Dialog>
    </>
  );
  const { rerender } = render(page(true));
  say(() =>
    notify.success(
      <span>
        Status changed
        <button type="button" onClick={press}>
          Undo
        </button>
      </span>,
    ),
  );
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(screen.getByRole('dialog')).toContainElement(undo);
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  const user = userEvent.setup();
  await user.tab();
  expect(undo).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  rerender(page(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(press).toHaveBeenCalledTimes(2);
  jest.useFakeTimers();
});

test('a success may say where it belongs, when the page has moved on before it', () => {
  render(<Toaster area="dashboard" />);
  say(() => notify.success('Welcome back!', 'public'));
  wait(1950);
  expect(screen.getByText('Welcome back!')).toBeInTheDocument();
  wait(100);
  expect(screen.queryByText('Welcome back!')).not.toBeInTheDocument();
});

test('an error stays for 4 s in the public area too', () => {
  render(<Toaster area="public" />);
  say(() => notify.error('No connection'));
  wait(3900);
  expect(screen.getByText('No connection')).toBeInTheDocument();
  wait(200);
  expect(screen.queryByText('No connection')).not.toBeInTheDocument();
});

test('resting the pointer on a message stops its clock', () => {
  render(<Toaster area="public" />);
  say(() => notify.info('A newer version is ready'));
  const list = document.querySelector('[data-slot=toaster]');
  if (list) fireEvent.pointerEnter(list);
  wait(20_000);
  expect(screen.getByText('A newer version is ready')).toBeInTheDocument();
  if (list) fireEvent.pointerLeave(list);
  wait(4100);
  expect(screen.queryByText('A newer version is ready')).not.toBeInTheDocument();
});

test('sending a message away by its button leaves the clock running for the rest', () => {
  render(<Toaster area="public" />);
  say(() => notify.info('First'));
  say(() => notify.info('Second'));
  const dismiss = firstButton('Dismiss');
  act(() => dismiss.focus());
  wait(1000);
  fireEvent.click(dismiss);
  wait(4100);
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

test('when the last message goes from under the pointer, the next one still has its clock', () => {
  render(<Toaster area="public" />);
  say(() => notify.info('Gone'));
  const list = document.querySelector('[data-slot=toaster]');
  if (list) fireEvent.pointerEnter(list);
  wait(1000);
  say(() => {
    notify.dismiss();
  });
  say(() => notify.info('Next'));
  wait(4100);
  expect(screen.queryByText('Next')).not.toBeInTheDocument();
});

test('a toaster that goes while its clock is stopped leaves none stopped behind it', () => {
  const first = render(<Toaster area="public" />);
  say(() => notify.info('Before'));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  first.unmount();
  render(<Toaster area="dashboard" />);
  say(() => notify.info('After'));
  wait(4100);
  expect(screen.queryByText('After')).not.toBeInTheDocument();
});

test('a message can be sent away, and twenty are the most', () => {
  render(<Toaster area="dashboard" />);
  say(() => {
    for (let index = 1; index <= 25; index += 1) notify.info(`Message ${index}`);
  });
  expect(screen.getAllByText(/^Message/)).toHaveLength(20);
  fireEvent.click(firstButton('Dismiss'));
  expect(screen.queryByText('Message 25')).not.toBeInTheDocument();
});

test('a message that offers a reload stands there once, until it is sent away', () => {
  render(<Toaster area="public" />);
  say(() => notify.error('We could not reach the server.', { reload: true }));
  say(() => notify.error('We could not reach the server.', { reload: true }));
  wait(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
  fireEvent.click(firstButton('Dismiss'));
  wait(1_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('nothing writes a style sheet into the page: the content policy forbids it', () => {
  render(<Toaster area="public" />);
  say(() => notify.success('Saved'));
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
