/*
 * Events of the window by which boot script and shell speak to each other, and the marks that they leave in the page for
 * one another. None has a detail but errors.
 */

/** A mail's link has come, and was taken out of the address; or it was used. */
export const LINK_EVENT = 'nc:link';

/** A navigation has ended: the address and what it shows have changed. */
export const CHANGE_EVENT = 'nc:change';

/** A boundary has caught an error, which the event carries (`ErrorEvent`). */
export const CAUGHT_EVENT = 'nc:caught';

/** Code that was loaded on demand has thrown when it ran; the event carries what it threw (`ErrorEvent`). */
export const CHUNK_FAILURE_EVENT = 'nc:chunk';

/** On the root element, once React has taken the page. */
export const LIVE_MARK = 'data-live';

/**
 * On a part of a public page that shows something without being touched: it asks a server, follows the clock or moves by
 * itself. The application starts when the part comes into view; the value is the milliseconds that it can wait.
 */
export const WAKE_MARK = 'data-wake';

/** On a stylesheet in the document that is a part of the one at its address; the value is the integrity of the whole. */
export const PART_MARK = 'data-part';

/** On an open menu, where the browser has no popovers. */
export const OPEN_MARK = 'data-open';

/** On the document's element, in a browser that is too old for the application. */
export const OUTDATED_MARK = 'data-outdated';
