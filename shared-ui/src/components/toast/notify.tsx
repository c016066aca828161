// The headless entry: the styled one writes an inline style sheet, which the content policy forbids.
import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ReloadButton } from '../../chunks/reload-button.tsx';

/** Where a message is said: success passes sooner on public pages and at sign-in than in the dashboard. */
export type ToastArea = 'public' | 'dashboard';

const USUAL_MS = 4000;
const SUCCESS_MS: Record<ToastArea, number> = { public: 2000, dashboard: USUAL_MS };

let current: ToastArea = 'public';

/** A way back takes a moment to be read. */
const UNDO_MS = 5000;

/** Says in which area the page stands. The toaster calls it. */
export function enterArea(area: ToastArea): void {
  current = area;
}

export interface ErrorOptions {
  /** Offers to load the page again. Such a message stays until somebody sends it away, and stands there once. */
  readonly reload?: boolean;
}

const withReload = (text: ReactElement | string) => (
  <>
    {text}
    <ReloadButton className="ui:mt-2 ui:flex" />
  </>
);

/**
 * Short messages over the page. Each call returns the message's id, for `dismiss`. A message keeps the duration of the
 * area it was said in, also when the page moves on under it.
 */
export const notify = {
  /**
   * What is more than text offers a way back, and stays a second longer in either area.
   * @param area where it is said, when the page may have moved on already: a sign-in is over before its message
   */
  success: (text: ReactElement | string, area: ToastArea = current): string =>
    toast.success(text, { duration: typeof text === 'string' ? SUCCESS_MS[area] : UNDO_MS }),
  /** Announced at once. What is more than text offers to try again, and stays until it is pressed or sent away. */
  error: (text: ReactElement | string, { reload = false }: ErrorOptions = {}): string =>
    toast.error(reload ? withReload(text) : text, {
      duration: reload || typeof text !== 'string' ? Infinity : USUAL_MS,
      ...(reload && { id: 'reload' }),
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    }),
  /** What is more than text offers something, and stays until it is pressed or sent away. */
  info: (text: ReactElement | string): string =>
    toast(text, { duration: typeof text === 'string' ? USUAL_MS : Infinity }),
  /** Takes away one message, or all of them. */
  dismiss: (id?: string): void => toast.dismiss(id),
};
