import { notify } from 'shared-ui/toast';

/** Copies, and says whether it did. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(`${what} copied`);
  } catch {
    notify.error('Copying did not work here. Select the text and copy it yourself.');
  }
}
