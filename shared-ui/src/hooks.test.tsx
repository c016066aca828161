import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { useDocumentVisible, useMediaQuery, useReducedMotion, useToday } from './hooks.ts';
import { useSearchParams } from './router.ts';

class FakeQuery extends EventTarget {
  matches = false;
  change(matches: boolean) {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

const queries = new Map<string, FakeQuery>();
function queryFor(text: string): FakeQuery {
  const query = queries.get(text) ?? new FakeQuery();
  queries.set(text, query);
  return query;
}

beforeEach(() => {
  queries.clear();
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: queryFor });
});
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

function Probe() {
  const wide = useMediaQuery('(width >= 48rem)');
  const still = useReducedMotion();
  const visible = useDocumentVisible();
  return (
    <output>
      {[wide ? 'wide' : 'narrow', still ? 'still' : 'moving', visible ? 'seen' : 'hidden'].join(' ')}
    </output>
  );
}

test('a media query is followed while it changes', () => {
  render(<Probe />);
  expect(screen.getByRole('status')).toHaveTextContent('narrow moving seen');
  act(() => queryFor('(width >= 48rem)').change(true));
  expect(screen.getByRole('status')).toHaveTextContent('wide moving seen');
});

test('a wish for less motion is heard', () => {
  queryFor('(prefers-reduced-motion: reduce)').matches = true;
  render(<Probe />);
  expect(screen.getByRole('status')).toHaveTextContent('still');
});

test('a hidden tab is noticed, and its return too', () => {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(<Probe />);
  expect(screen.getByRole('status')).toHaveTextContent('hidden');
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('status')).toHaveTextContent('seen');
  state.mockRestore();
});

test('prerendered HTML assumes a narrow page, motion and a person looking', () => {
  queryFor('(width >= 48rem)').matches = true;
  expect(renderToString(<Probe />)).toContain('narrow moving seen');
});

test('listeners go with the component', () => {
  const query = queryFor('(width >= 48rem)');
  const removed = jest.spyOn(query, 'removeEventListener');
  render(<Probe />).unmount();
  expect(removed).toHaveBeenCalledWith('change', expect.any(Function));
});

test('today is a calendar day at the office, however the browser writes dates', () => {
  // Before the fake timers, because they replace Intl.
  const format = jest
    .spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get')
    .mockReturnValue(() => '3/1/2026');
  jest.useFakeTimers({ now: new Date('2026-03-02T04:30:00Z') });
  const Today = () => <time>{useToday('')}</time>;
  render(<Today />);
  expect(screen.getByRole('time')).toHaveTextContent('2026-03-01');
  jest.useRealTimers();
  format.mockRestore();
});

test('of two changes of the address before the page renders again, both stay', async () => {
  function Filters() {
    const [address, setAddress] = useSearchParams();
    const choose = (key: string) =>
      setAddress((current) => {
        current.set(key, 'chosen');
        return current;
      });
    const chooseBoth = () => {
      choose('level');
      choose('category');
    };
    return <button onClick={chooseBoth}>{address.toString()}</button>;
  }
  const router = createMemoryRouter([{ path: '/training', element: <Filters /> }], {
    initialEntries: ['/training?q=pension'],
  });
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('q=pension&level=chosen&category=chosen')).toBeVisible();
});
