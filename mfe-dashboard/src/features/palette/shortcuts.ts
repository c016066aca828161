import type { Role } from 'shared-auth/roles';
import type { PageEntry } from 'shared-contract/page-handle';
import { dashboardPages } from '../../page-list.ts';

export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Shortcuts with Ctrl or Cmd. They can't be disabled. */
export const withModifier: readonly Shortcut[] = [
  { keys: ['Ctrl K', '⌘ K'], does: 'Search and go' },
  { keys: ['Ctrl Z', '⌘ Z'], does: 'Undo the last change in this tab' },
];

/** Single-key shortcuts. They don't apply while the user types or if the user disabled them. */
export const single: readonly Shortcut[] = [
  { keys: ['/'], does: 'The search of the list; without a list, search and go' },
  { keys: ['?'], does: 'This help' },
];

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

export const inLesson: readonly Shortcut[] = [
  { keys: ['[', ']'], does: 'The section before, the section after' },
];

/** Chords that start with `g`. */
const goPages: readonly (readonly [letter: string, page: PageEntry])[] = [
  ['d', dashboardPages.overview],
  ['c', dashboardPages.clients],
  ['s', dashboardPages.stories],
  ['r', dashboardPages.resources],
  ['t', dashboardPages.training],
  ['a', dashboardPages.admin],
];

export interface PageShortcut {
  readonly letter: string;
  readonly label: string;
  readonly to: string;
}

/** A page without a menu entry is open to all roles. Otherwise, only the roles of its menu entries have it. */
export const pageShortcuts = (role: Role): readonly PageShortcut[] =>
  goPages.flatMap(([letter, { path, title, menu }]) => {
    const entry = menu?.find(({ roles }) => roles.includes(role));
    return menu && !entry ? [] : [{ letter, label: entry?.label ?? title, to: path }];
  });

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

/** True if focus is in a field or a dialog is open, so that single keys don't apply. */
export function isTakenElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], dialog[open], [role="menu"]')) return true;
  return Boolean(elementOf(target)?.closest('input, select, textarea, [contenteditable], [role="textbox"]'));
}

const ticks = '[type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"]';

/** True if the focused element has its own undo. */
export function isWrittenInto(target: EventTarget | null): boolean {
  const field = elementOf(target)?.closest('input, textarea, [contenteditable], [role="textbox"]');
  return Boolean(field && !field.matches(ticks));
}
