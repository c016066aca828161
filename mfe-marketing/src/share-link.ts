import { notify } from 'shared-ui/toast';

interface Messages {
  /** Undefined if the share dialog is enough. */
  readonly shared?: string;
  readonly copied: string;
  readonly failed: string;
}

/** Shares a link with the device's share dialog, or copies it if there is none. */
export async function shareLink(url: string, title: string, messages: Messages): Promise<void> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      if (messages.shared !== undefined) notify.success(messages.shared);
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    notify.success(messages.copied);
  } catch (error) {
    // The user closed the share dialog, which is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) notify.error(messages.failed);
  }
}
