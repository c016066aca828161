import { MOVE_EVENT, SAVED_MARK } from 'shared-contract/page-moves';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Nothing of these is lost with the page: what somebody looks for, and what presses. */
const PASSING = `[type=search],[type=hidden],[type=submit],[type=button],[type=reset],[type=image],[role=search] *,[${SAVED_MARK}],[${SAVED_MARK}] *`;

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Choices outside of forms, such as the theme or the rows of a list, take effect at once. */
const counts = (control: Control): boolean =>
  !control.matches(PASSING) &&
  (control.form !== null || !(isTick(control) || control instanceof HTMLSelectElement));

const contentOf = (control: Control): string => (isTick(control) ? String(control.checked) : control.value);

/** What stands in a control before anybody touches it. React keeps it up to date in fields whose value it sets. */
function contentBefore(control: Control): string {
  if (isTick(control)) return String(control.defaultChecked);
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const chosen = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return chosen?.value ?? '';
}

/**
 * Knows whether something was typed that would be lost with the page. Forms that keep a draft count, too: nobody's half a
 * form is taken away under their hands.
 */
export function watchTyped(): () => boolean {
  const before = new Map<Control, string>();
  const note = (target: EventTarget | null) => {
    if (isControl(target) && counts(target) && !before.has(target)) before.set(target, contentBefore(target));
  };
  // What was typed before this code was there.
  document.querySelectorAll('input,textarea,select').forEach(note);
  for (const type of ['input', 'change'])
    document.addEventListener(
      type,
      ({ target }) => {
        note(target);
      },
      true,
    );

  return () => {
    for (const [control, content] of before) {
      if (!control.isConnected) before.delete(control);
      else if (contentOf(control) !== content) return true;
    }
    return !dispatchEvent(new Event(MOVE_EVENT, { cancelable: true }));
  };
}
