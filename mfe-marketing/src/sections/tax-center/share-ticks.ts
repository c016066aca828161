import { notify } from 'shared-ui/toast';

/** Hands a link on: by the device's own sheet where it has one, else into the clipboard. Says what became of it. */
export async function shareLink(url: string, title: string): Promise<void> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      notify.success('Link shared. It carries your ticks.');
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    notify.success('Link copied. It carries your ticks.');
  } catch (error) {
    // Who closes the sheet has decided.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify.error(
      'The link could not be shared. Copy the address of this page instead; it comes without ticks.',
    );
  }
}
