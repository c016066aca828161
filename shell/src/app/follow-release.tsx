import type { DataRouter } from 'react-router-dom';
import { MOVE_EVENT, SAVED_ATTRIBUTE } from 'shared-contract/page-events';
import { ReloadButton } from 'shared-ui/chunks';
import { notify } from 'shared-ui/toast';
import {
  type Documents,
  leaveByDocument,
  documents as own,
  recoverByDocument,
} from './document-navigation.ts';

/** A visible page polls this often at most, unless it becomes visible again. */
export const EVERY_MS = 5 * 60_000;

/** Request timeout. The failure view may wait for it, and is due within 8 s. */
const LIMIT_MS = 2_000;

/** An answer this recent is used for a failure. */
const FRESH_MS = 5_000;

export interface LiveRelease {
  /** The release that the site last reported, if it is another one than the page's. */
  readonly other: () => string | undefined;
  /** Requests the site's release. Never fails: without an answer nothing changes. */
  readonly look: () => Promise<void>;
  /** The other release if the site has just reported it. Without an answer a document would not load either. */
  readonly answered: () => Promise<string | undefined>;
}

async function releaseOfSite(): Promise<string | undefined> {
  try {
    // Sends the last ETag: the answer is usually 304. The service worker passes this request through.
    const response = await fetch('/remotes.json', {
      cache: 'no-cache',
      priority: 'low',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const { release } = (response.ok ? await response.json() : {}) as { release?: unknown };
    return typeof release === 'string' ? release : undefined;
  } catch {
    return undefined;
  }
}

/** Polls the release that the site serves: regularly while the page is visible, and when it becomes visible. */
export function watchLive(own: string, onOther: () => void): LiveRelease {
  let heard: string | undefined = own;
  let last = own;
  let looking: Promise<void> | undefined;
  let lookedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout>;

  const lookWhenSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const lookIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(lookWhenSeen, milliseconds);
  };
  const look = (): Promise<void> => {
    looking ??= releaseOfSite().then((release) => {
      looking = undefined;
      lookedAt = Date.now();
      heard = release;
      last = release ?? last;
      lookIn(EVERY_MS);
      if (last !== own) onOther();
    });
    return looking;
  };

  document.addEventListener('visibilitychange', lookWhenSeen);
  addEventListener('online', lookWhenSeen);
  addEventListener('pageshow', lookWhenSeen);
  // The document was the first answer. The user may return to a tab long after it was opened.
  lookIn(EVERY_MS - performance.now());

  return {
    other: () => (last === own ? undefined : last),
    look,
    async answered() {
      if (looking || Date.now() - lookedAt >= FRESH_MS) await look();
      return heard === own ? undefined : heard;
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls whose value may be lost: search fields and buttons. */
const PASSING = `[type=search],[type=hidden],[type=submit],[type=button],[type=reset],[type=image],[role=search] *,[${SAVED_ATTRIBUTE}],[${SAVED_ATTRIBUTE}] *`;

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Choices outside forms, such as the theme or the rows of a list, take effect immediately. */
const counts = (control: Control): boolean =>
  !control.matches(PASSING) &&
  (control.form !== null || !(isTick(control) || control instanceof HTMLSelectElement));

const contentOf = (control: Control): string => (isTick(control) ? String(control.checked) : control.value);

/** The initial value of a control. React updates it in fields whose value it sets. */
function contentBefore(control: Control): string {
  if (isTick(control)) return String(control.defaultChecked);
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const chosen = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return chosen?.value ?? '';
}

/**
 * Returns a function that checks for input that would be lost with the page. It includes forms with a draft, because a
 * reload must not interrupt a user who is filling in a form.
 */
export function watchUnsavedInput(): () => boolean {
  const before = new Map<Control, string>();
  const note = (target: EventTarget | null) => {
    if (isControl(target) && counts(target) && !before.has(target)) before.set(target, contentBefore(target));
  };
  // Typed before this code loaded.
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

const WORDS = 'A new version of this site is here. Reload when you are ready.';

/** A reload would remove messages, and the undo in them. Ours may go. */
const isSomethingSaid = (): boolean =>
  [...document.querySelectorAll('[data-slot="toast"]')].some(
    ({ textContent }) => !textContent.includes(WORDS),
  );

const followed = new WeakSet<DataRouter>();

/**
 * Handles a page whose release is no longer the one that the site serves. The page continues with its own release. Its
 * next navigation loads a document, unless that would lose input: then a toast offers a reload, once per release.
 *
 * @param release the page's own release
 */
export function followRelease(router: DataRouter, release: string, documents: Documents = own): void {
  // Called at several signs of use.
  if (followed.has(router)) return;
  followed.add(router);
  const isTyped = watchUnsavedInput();
  const offered = new Set<string>();

  function offer(): void {
    const other = live.other();
    if (other === undefined || offered.has(other) || !isTyped()) return;
    offered.add(other);
    notify.info(
      <>
        {WORDS}
        <ReloadButton className="mt-2 flex" />
      </>,
    );
  }

  const live = watchLive(release, offer);
  const mayMove = () => live.other() !== undefined && navigator.onLine && !isSomethingSaid() && !isTyped();

  leaveByDocument(router, documents, mayMove);
  recoverByDocument(router, documents, live);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') offer();
  });
}
