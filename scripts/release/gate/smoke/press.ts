import type { ElementHandle, Page } from '@playwright/test';

/** Controls of a page. Links are checked without a press. */
const CONTROLS = 'button, summary, [role="button"], [role="tab"]';

/** Maximum presses on a page. A list repeats the controls of its rows. */
const MAX_PRESSES = 25;
/** Maximum presses that lead to another page. */
const MAX_LEAVES = 5;
/** Timeout in ms of a press. A control that another element covers is skipped. */
const PRESS_MS = 3_000;

interface Control {
  readonly handle: ElementHandle;
  readonly label: string;
}

/**
 * Lists the controls that are safe to press. Leaves out header, footer, and menus, and what writes: submit buttons, and
 * buttons with `aria-busy`, which `Button` sets for an action with `busy`.
 */
async function findControls(page: Page): Promise<Control[]> {
  const handles = await page.$$(CONTROLS);
  const labels = await Promise.all(
    handles.map((handle) =>
      handle.evaluate((element) => {
        const control = element as HTMLButtonElement;
        const isSafe =
          !control.closest('header, footer, nav, a, [disabled], [aria-disabled="true"]') &&
          !control.hasAttribute('aria-busy') &&
          !(control.type === 'submit' && control.form) &&
          control.checkVisibility({ visibilityProperty: true });
        const label = control.getAttribute('aria-label') ?? control.textContent;
        return isSafe ? label.replace(/\s+/g, ' ').trim() : null;
      }),
    ),
  );
  return handles
    .flatMap((handle, at) => {
      const label = labels[at];
      return label === null || label === undefined ? [] : [{ handle, label }];
    })
    .slice(0, MAX_PRESSES);
}

/** Sends what starts the hydration of each section, because a section hydrates only when a visitor uses it. */
const useSections = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll('section'))
      for (const type of ['pointerover', 'pointerdown', 'focusin'])
        section.dispatchEvent(new Event(type, { bubbles: true }));
  });

/**
 * Presses each control of a page once.
 *
 * @param until time of `performance.now()` after which no more controls are pressed
 * @param reopen opens the page again, after a press has led to another one
 * @param settle waits for what a press starts
 * @param onStep called with the current step, for a press that never ends
 */
export async function pressControls(
  page: Page,
  {
    until,
    reopen,
    settle,
    onStep,
  }: {
    readonly until: number;
    readonly reopen: () => Promise<void>;
    readonly settle: () => Promise<void>;
    readonly onStep: (step: string) => void;
  },
): Promise<void> {
  const { pathname } = new URL(page.url());
  await useSections(page);
  await settle();
  let controls = await findControls(page);
  let leaves = 0;
  for (let at = 0; at < controls.length && leaves < MAX_LEAVES && performance.now() < until; at += 1) {
    const { handle, label } = controls[at] ?? {};
    onStep(`after a press on "${label ?? ''}"`);
    // A press may have removed the control.
    await handle?.click({ timeout: PRESS_MS, force: true }).catch(() => undefined);
    await settle();
    if (new URL(page.url()).pathname === pathname) {
      await page.keyboard.press('Escape');
      continue;
    }
    leaves += 1;
    await reopen();
    controls = await findControls(page);
  }
}
