import { notify } from 'shared-ui/toast';

/** Reads from or writes to storage. Returns undefined if the browser blocks it or it is full. */
export function tryStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Copies text to the clipboard and shows one of the messages. */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error(failed);
  }
}
