import { expect } from '@playwright/test';
import type { User } from './user.ts';

const wideElements = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')]
    .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
    .map((one) => one.outerHTML.slice(0, 120));
  return [`${String(scrollWidth)} px of content in ${String(clientWidth)} px`, ...wide.slice(0, 5)];
};

export async function expectFit(user: User, address: string): Promise<void> {
  await expect.poll(() => user.tab.run(wideElements), { message: address }).toEqual([]);
}

/** True if both brand fonts have a loaded face with a letter that every page contains. */
const hasBrandFonts = () => {
  const isIn = (range: string, code: number) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return parseInt(from.replaceAll('?', '0'), 16) <= code && code <= parseInt(to.replaceAll('?', 'F'), 16);
  };
  return ['Besley Variable', 'Public Sans Variable'].every((name) =>
    [...document.fonts].some(
      ({ family, status, unicodeRange }) =>
        family.replaceAll(/["']/g, '') === name &&
        status === 'loaded' &&
        unicodeRange.split(',').some((range) => isIn(range, 'a'.charCodeAt(0))),
    ),
  );
};

/** Opens an address and asserts that the brand fonts are loaded, nothing failed, and the page fits each width. */
export async function expectSound(
  user: User,
  address: string,
  complaints: () => Promise<string[]>,
  widths: readonly number[] = [],
): Promise<void> {
  await user.goto(address);
  await user.until(hasBrandFonts, `${address} has the brand fonts`);
  for (const width of widths) {
    await user.tab.resize(width, 844);
    await expectFit(user, `${address} at ${String(width)} px`);
  }
  expect(
    await user.tab.run(() => document.querySelectorAll('[data-slot=failure-view]').length),
    address,
  ).toBe(0);
  expect(await complaints(), address).toEqual([]);
}
