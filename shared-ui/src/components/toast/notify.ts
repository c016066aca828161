// The headless entry: the styled one writes an inline style sheet, which the content policy forbids.
import { toast } from 'react-hot-toast/headless';

/** Short messages over the page. Each call returns the message's id, for `dismiss`. */
export const notify = {
  success: (text: string): string => toast.success(text),
  /** Announced at once. */
  error: (text: string): string =>
    toast.error(text, { ariaProps: { role: 'alert', 'aria-live': 'assertive' } }),
  info: (text: string): string => toast(text),
  /** Takes away one message, or all of them. */
  dismiss: (id?: string): void => toast.dismiss(id),
};
