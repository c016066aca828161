import { DeadlineError, withDeadline } from './deadline.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const never = new Promise<never>(() => undefined);

test('rejects what has not settled in time, and says what and after how long', async () => {
  const result = withDeadline(never, 6_500, 'mfe_cpps at /entry.js');
  const outcome = expect(result).rejects.toThrow('mfe_cpps at /entry.js did not answer within 6.5 s.');
  await jest.advanceTimersByTimeAsync(6_500);
  await outcome;
  await expect(result).rejects.toBeInstanceOf(DeadlineError);
});

test('waits until the last moment', async () => {
  const onRejected = jest.fn();
  withDeadline(never, 6_500, 'it').catch(onRejected);
  await jest.advanceTimersByTimeAsync(6_499);
  expect(onRejected).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onRejected).toHaveBeenCalledTimes(1);
});

test('passes a value and a failure through, and leaves no timer behind', async () => {
  await expect(withDeadline(Promise.resolve('routes'), 1_000, 'it')).resolves.toBe('routes');
  await expect(withDeadline(Promise.reject(new Error('404')), 1_000, 'it')).rejects.toThrow('404');
  expect(jest.getTimerCount()).toBe(0);
});

test('starts anew with each piece of news', async () => {
  let news = 0;
  const onRejected = jest.fn();
  withDeadline(never, 6_500, 'it', () => news).catch(onRejected);
  await jest.advanceTimersByTimeAsync(6_000);
  news = performance.now();
  await jest.advanceTimersByTimeAsync(6_499);
  expect(onRejected).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onRejected).toHaveBeenCalledTimes(1);
});
