import type { ReactElement } from 'react';
// Use the headless entry: the styled one writes an inline stylesheet, which the content security policy forbids.
import { toast } from 'react-hot-toast/headless';
import { ReloadButton } from '../chunks.tsx';

/** Area of a message: success messages are shorter on public pages and at sign-in than in the dashboard. */
export type ToastArea = 'public' | 'dashboard';

const USUAL_MS = 4000;
const SUCCESS_MS: Record<ToastArea, number> = { public: 2000, dashboard: USUAL_MS };

let current: ToastArea = 'public';

/** Messages with an undo stay longer. */
const UNDO_MS = 5000;

/** Sets the area of the page. Called by the toaster. */
export function enterArea(area: ToastArea): void {
  current = area;
}

export interface ErrorOptions {
  /** Offers a reload. Such a message stays until it is dismissed, and exists once. */
  readonly reload?: boolean;
}

const withReload = (text: ReactElement | string) => (
  <>
    {text}
    <ReloadButton className="ui:mt-2 ui:flex" />
  </>
);

/**
 * Toasts above the page. Each call returns the toast's id, for `dismiss`. A toast has the duration of the area in which
 * it was created, even if the page changes.
 */
export const notify = {
  /**
   * An element (instead of text) offers an undo and stays 5 s in either area.
   * @param area area of the toast, if the page may have changed already: a sign-in finishes before its toast
   */
  success: (text: ReactElement | string, area: ToastArea = current): string =>
    toast.success(text, { duration: typeof text === 'string' ? SUCCESS_MS[area] : UNDO_MS }),
  /** Announced immediately. An element offers a retry, and stays until it is pressed or dismissed. */
  error: (text: ReactElement | string, { reload = false }: ErrorOptions = {}): string =>
    toast.error(reload ? withReload(text) : text, {
      duration: reload || typeof text !== 'string' ? Infinity : USUAL_MS,
      ...(reload && { id: 'reload' }),
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    }),
  /** An element offers an action, and stays until it is pressed or dismissed. */
  info: (text: ReactElement | string): string =>
    toast(text, { duration: typeof text === 'string' ? USUAL_MS : Infinity }),
  /** Removes one message, or all. */
  dismiss: (id?: string): void => toast.dismiss(id),
};
