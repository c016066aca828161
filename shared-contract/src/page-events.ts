/*
 * Events of the window by which boot script, shell and late parts speak to each other, and the marks that they leave in
 * the page for one another. None has a detail but errors.
 */

/** A mail's link has come, and was taken out of the address; or it was used. */
export const LINK_EVENT = 'nc:link';

/** The boot script has held a click or a submit back: somebody waits for an answer. */
export const HELD_EVENT = 'nc:held';

/** A late part has come alive: the boot script gives back what it held for it. */
export const LIVE_EVENT = 'nc:live';

/** A navigation has begun. */
export const USE_EVENT = 'nc:use';

/** The page is about to change: React cannot pass a change over a part without code. */
export const CHANGE_EVENT = 'nc:change';

/** A boundary has caught an error, which the event carries (`ErrorEvent`). */
export const CAUGHT_EVENT = 'nc:caught';

/** Code that came late has thrown when it ran; the event carries what it threw. */
export const LATE_FAILURE_EVENT = 'nc:late';

/** On a part of the page that keeps its HTML and has no code yet; its value is the part's id. */
export const LATE_MARK = 'data-late';

/** On the root element, once React has taken the page. */
export const LIVE_MARK = 'data-live';

/** On the document's element, once nothing waits for the first screen any more (`shared-ui/src/base.css`). */
export const SETTLED_MARK = 'data-settled';

/** On an open menu, where the browser has no popovers. */
export const OPEN_MARK = 'data-open';

/** On the document's element, in a browser that is too old for the application. */
export const OUTDATED_MARK = 'data-outdated';
