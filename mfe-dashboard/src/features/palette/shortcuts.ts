/** What a key does, as the help says it and the listener knows it. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Everywhere in the dashboard, while nothing is typed into. */
export const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl K', '⌘ K'], does: 'Search and go' },
  { keys: ['/'], does: 'The search of the list; without a list, search and go' },
  { keys: ['?'], does: 'This help' },
];

/** While focus is in a list. */
export const inList: readonly Shortcut[] = [
  { keys: ['j', '↓'], does: 'Next row; past the last one the next page' },
  { keys: ['k', '↑'], does: 'Previous row' },
  { keys: ['Home', 'End'], does: 'First and last row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['e'], does: 'Edit it' },
  { keys: ['x', 'Shift x'], does: 'Select it; with Shift, all from the last one' },
  { keys: ['s', 'a', 'c'], does: 'Its status, its coach, a contact' },
  { keys: ['Esc'], does: 'Close what is open' },
];

/** Whether keys belong to what has focus, or to a dialog over the page. */
export function isTakenElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], dialog[open], [role="menu"]')) return true;
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}
