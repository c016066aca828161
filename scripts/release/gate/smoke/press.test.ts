import type { Page } from '@playwright/test';
import { pressControls } from './press.ts';

afterEach(() => jest.useRealTimers());

test('presses no more controls once the time for it is over', async () => {
  jest.useFakeTimers();
  const pressed: string[] = [];
  const control = (label: string) => ({
    evaluate: () => Promise.resolve(label),
    click: () => Promise.resolve(pressed.push(label)),
  });
  const page = {
    url: () => 'http://localhost/plans',
    evaluate: () => Promise.resolve(),
    $$: () => Promise.resolve(['First', 'Second', 'Third'].map(control)),
    keyboard: { press: () => Promise.resolve() },
  };
  await pressControls(page as unknown as Page, {
    until: performance.now() + 20_000,
    reopen: () => Promise.resolve(),
    // A request that never ends.
    settle: () => {
      jest.advanceTimersByTime(8_000);
      return Promise.resolve();
    },
    onStep: () => undefined,
  });
  expect(pressed).toEqual(['First', 'Second']);
});
