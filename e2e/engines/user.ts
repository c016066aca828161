import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Tab } from '@scripts/core/browsers';
import { sessionKey } from 'shared-contract/stored-keys';

/** Locates an element by role and name, by field label, by visible text, or by selector. */
export interface Target {
  readonly by: 'role' | 'label' | 'text' | 'css';
  readonly value: string;
  readonly name?: Name;
  readonly within?: Target;
}
type Name = string | { readonly source: string; readonly flags: string };
type Words = string | RegExp;

const sendable = (words: Words): Name =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

export const role = (value: string, name?: Words, within?: Target): Target => ({
  by: 'role',
  value,
  ...(name !== undefined && { name: sendable(name) }),
  ...(within && { within }),
});
export const label = (name: Words, within?: Target): Target => ({
  by: 'label',
  value: '',
  name: sendable(name),
  ...(within && { within }),
});
export const text = (name: Words, within?: Target): Target => ({
  by: 'text',
  value: '',
  name: sendable(name),
  ...(within && { within }),
});
export const css = (value: string, within?: Target): Target => ({
  by: 'css',
  value,
  ...(within && { within }),
});

/** Runs in the page before the tests locate elements. */
const finder = `${readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')};
window.visibleElements = (target) => {
  const words = (name) => typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
  const all = (one, scope) => {
    const name = one.name && words(one.name);
    if (one.by === 'css') return [...scope.querySelectorAll(one.value)];
    if (one.by === 'label') return TestingLibraryDom.queryAllByLabelText(scope, name);
    if (one.by === 'text') return TestingLibraryDom.queryAllByText(scope, name, { ignore: 'script, style, title' });
    return TestingLibraryDom.queryAllByRole(scope, one.value, name === undefined ? {} : { name });
  };
  const scopes = target.within ? visibleElements(target.within).slice(0, 1) : [document.documentElement];
  return scopes.flatMap((scope) => all(target, scope)).filter((one) => one.matches('[type=file]') || one.checkVisibility({ visibilityProperty: true }));
};`;

interface Found {
  readonly text: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
  readonly isEnabled: boolean;
  readonly address: string;
}

declare const visibleElements: (target: Target) => HTMLElement[];

/** A user's actions in a tab. Each action waits for its target. */
export class User {
  readonly tab: Tab;
  readonly site: string;

  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.site = site;
  }

  /** Opens an address, interacts with the page, and waits until the application is hydrated. */
  async goto(address: string): Promise<void> {
    await this.tab.goto(new URL(address, this.site).href);
    await this.live();
  }

  live(): Promise<void> {
    const isLive = () => {
      dispatchEvent(new Event('touchstart'));
      return document.querySelector('#root[data-live]') !== null;
    };
    return this.until(isLive, 'the application runs');
  }

  /** Waits until a function returns true in the page. */
  async until<Args extends unknown[]>(
    isTrue: (...args: Args) => boolean | Promise<boolean>,
    what: string,
    ...args: Args
  ): Promise<void> {
    // A navigation aborts functions that are running in the page.
    await expect.poll(() => this.tab.run(isTrue, ...args).catch(() => false), { message: what }).toBe(true);
  }

  async #find<Result>(
    target: Target,
    read: (target: Target) => Result | null | Promise<Result | null>,
  ): Promise<Result> {
    let result: Result | null = null;
    let said = '';
    // A navigation aborts functions that are running in the page.
    const look = async () => {
      try {
        if (!(await this.tab.run(() => 'visibleElements' in window))) await this.tab.load(finder);
        result = await this.tab.run(read, target);
        said = '';
      } catch (error) {
        said = String(error);
      }
      return result === null ? said || 'nothing' : 'found';
    };
    await expect.poll(look, { message: JSON.stringify(target), intervals: [50, 100, 200] }).toBe('found');
    return result as Result;
  }

  /** Waits until the target is visible and returns its properties. */
  see(target: Target): Promise<Found> {
    return this.#find(target, (wanted) => {
      const [one] = visibleElements(wanted);
      if (!one) return null;
      const field = one as HTMLInputElement;
      return {
        text: one.textContent.trim(),
        value: field.value,
        isChecked: field.checked || one.getAttribute('aria-checked') === 'true',
        isFocused: document.activeElement === one,
        isEnabled: !field.disabled,
        address: one.getAttribute('href') ?? '',
      };
    });
  }

  async count(target: Target): Promise<number> {
    return this.#find(target, (wanted) => visibleElements(wanted).length);
  }

  async gone(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), { message: JSON.stringify(target) }).toBe(0);
  }

  /** Returns the center of the target, after it stops moving, is enabled, and is not covered. */
  point(target: Target): Promise<[number, number]> {
    return this.#find(target, async (wanted) => {
      const [one] = visibleElements(wanted);
      if (!one || (one as HTMLButtonElement).disabled) return null;
      one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const before = one.getBoundingClientRect();
      // Content that enters the viewport for the first time renders over several animation frames and moves other
      // content.
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      // A link may wrap over several lines. Click its first box.
      const { x, y, width, height } = one.getClientRects()[0] ?? new DOMRect();
      const after = one.getBoundingClientRect();
      if (width === 0 || before.x !== after.x || before.y !== after.y) return null;
      const middle: [number, number] = [x + width / 2, y + height / 2];
      const top = document.elementFromPoint(...middle);
      const isReached = top !== null && (one.contains(top) || top.closest('label')?.control === one);
      return isReached ? middle : null;
    });
  }

  async click(target: Target): Promise<void> {
    await this.tab.click(...(await this.point(target)));
  }

  async fill(target: Target, value: string): Promise<void> {
    await this.click(target);
    await this.tab.press('Control+a');
    if (value === '') await this.tab.press('Backspace');
    else await this.tab.type(value);
  }

  /** Sets a field with native browser controls, such as a select or a date. */
  async set(target: Target, value: string): Promise<void> {
    await this.see(target);
    await this.tab.run(
      (wanted, wish) => {
        const field = visibleElements(wanted)[0] as HTMLSelectElement | HTMLInputElement;
        const option =
          field instanceof HTMLSelectElement
            ? [...field.options].find(({ label: shown, value: sent }) => shown === wish || sent === wish)
            : undefined;
        const prototype = Object.getPrototypeOf(field) as object;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, option?.value ?? wish);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      },
      target,
      value,
    );
  }

  async another(): Promise<User> {
    return new User(await this.tab.another(), this.site);
  }

  press(chord: string): Promise<void> {
    return this.tab.press(chord);
  }

  /** Waits until the page's address equals or matches this one. */
  async at(address: Words): Promise<void> {
    const here = () => this.tab.run(() => location.pathname + location.search + location.hash);
    const expected = expect.poll(() => here().catch(() => ''), { message: 'address of the page' });
    await (typeof address === 'string' ? expected.toBe(address) : expected.toMatch(address));
  }

  async signOut(): Promise<void> {
    await this.click(role('button', /^User menu/));
    await this.click(role('menuitem', 'Sign Out'));
    await this.at('/login');
  }

  async startSignedIn(session: string): Promise<void> {
    await this.tab.goto(`${this.site}/robots.txt`);
    await this.tab.run((key, value) => localStorage.setItem(key, value), sessionKey, session);
  }
}
