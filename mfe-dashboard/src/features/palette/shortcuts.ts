import type { Role } from 'shared-auth/roles';
import type { PageEntry } from 'shared-contract/page-handle';

/** What a key does, as the help says it. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** With Ctrl or Cmd: always. */
export const withModifier: readonly Shortcut[] = [
  { keys: ['Ctrl K', '⌘ K'], does: 'Search and go' },
  { keys: ['Ctrl Z', '⌘ Z'], does: 'Take back the last change of this tab' },
];

/** Of one key: while nothing is typed into, and not where somebody has switched them off. */
export const single: readonly Shortcut[] = [
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

/** In a lesson of the training. */
export const inLesson: readonly Shortcut[] = [
  { keys: ['[', ']'], does: 'The section before, the section after' },
];

/** After `g`, a letter goes to a page: to the first of these that the role has. */
const letters: readonly (readonly [string, ...(readonly string[])])[] = [
  ['d', '/dashboard'],
  ['c', '/dashboard/clients'],
  ['l', '/dashboard/leads'],
  ['s', '/dashboard/stories'],
  ['r', '/dashboard/resources'],
  ['t', '/dashboard/training'],
  ['a', '/dashboard/admin', '/dashboard/applications'],
];

export interface GoPlace {
  readonly letter: string;
  readonly label: string;
  readonly to: string;
}

/** A page without a place in a menu is everybody's; another is for the roles whose menu has it. */
const labelFor = (role: Role, { title, menu = [] }: PageEntry): string | undefined => {
  const places = menu.filter(({ roles }) => roles.includes(role));
  return menu.length === 0 || places.length > 0 ? (places[0]?.label ?? title) : undefined;
};

/** Where letters lead after `g`, for a role and among the pages that there are. */
export function goPlaces(role: Role, pages: readonly PageEntry[]): readonly GoPlace[] {
  return letters.flatMap(([letter, ...paths]) => {
    for (const path of paths) {
      const page = pages.find((one) => one.path === path);
      const label = page && labelFor(role, page);
      if (label !== undefined) return { letter, label, to: path };
    }
    return [];
  });
}

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

/** Whether letters belong to what has focus, or to a dialog over the page. */
export function isTakenElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], dialog[open], [role="menu"]')) return true;
  return Boolean(elementOf(target)?.closest('input, select, textarea, [contenteditable], [role="textbox"]'));
}

const ticks = '[type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"]';

/** Whether what has focus takes back its own letters. */
export function isWrittenInto(target: EventTarget | null): boolean {
  const field = elementOf(target)?.closest('input, textarea, [contenteditable], [role="textbox"]');
  return Boolean(field && !field.matches(ticks));
}
