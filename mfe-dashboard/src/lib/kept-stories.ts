import { storyTextsPrefix } from 'shared-contract/stored-keys';

/** What is said within a tab once stories are written in it. */
const WRITTEN = 'nc-stories-written';

/** Whether text of stories waits on this device to be sent. */
export function hasKeptStories(user: string): boolean {
  try {
    return localStorage.getItem(storyTextsPrefix + user) !== null;
  } catch {
    return false;
  }
}

export const tellOfStories = (): void => void window.dispatchEvent(new Event(WRITTEN));

export function onStoriesWritten(listener: () => void): () => void {
  window.addEventListener(WRITTEN, listener);
  return () => window.removeEventListener(WRITTEN, listener);
}
