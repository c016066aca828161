import { act, render, screen } from '@testing-library/react';
import { ConnectionLine } from './connection-line.tsx';

test('without a network one line says so, and for a moment that it is there again', () => {
  jest.useFakeTimers();
  render(<ConnectionLine />);
  const line = () => screen.getByRole('status').textContent;
  expect(line()).toBe('');
  const tell = (name: string) => act(() => void globalThis.dispatchEvent(new Event(name)));
  tell('online');
  expect(line()).toBe('');
  tell('offline');
  expect(line()).toBe('You are offline. What you see may be out of date.');
  tell('online');
  expect(line()).toBe('Back online.');
  act(() => {
    jest.advanceTimersByTime(4000);
  });
  expect(line()).toBe('');
  jest.useRealTimers();
});
