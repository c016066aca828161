/*
 * Window events between the boot script and the shell, and the attributes that they set for each other. Only error events
 * have a detail.
 */

/** A mail's link has come, and was taken out of the address; or it was used. */
export const LINK_EVENT = 'nc:link';

/** A navigation has ended: the address and the page have changed. */
export const CHANGE_EVENT = 'nc:change';

/** A boundary has caught an error, which the event carries (`ErrorEvent`). */
export const CAUGHT_EVENT = 'nc:caught';

/** Code on demand has thrown when it was evaluated (`ErrorEvent`). */
export const CHUNK_FAILURE_EVENT = 'nc:chunk';

/** On the root element, once React has taken the page. */
export const LIVE_MARK = 'data-live';

/**
 * On an element of a public page that requests data, depends on the clock, or moves. The application starts when the element
 * enters the viewport; the value is the delay in milliseconds.
 */
export const WAKE_MARK = 'data-wake';

/** On a `<style>` that contains a part of a stylesheet; the value is the integrity of the complete one. */
export const PART_MARK = 'data-part';

/** On an open menu, where the browser has no popovers. */
export const OPEN_MARK = 'data-open';

/** On the document's element, in a browser that is too old for the application. */
export const OUTDATED_MARK = 'data-outdated';
