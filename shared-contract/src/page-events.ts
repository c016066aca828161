/* Window events between the boot script and the shell, and the attributes that they set for each other. Only error
   events have details. */

/** An email link has arrived and was removed from the address, or it was used. */
export const LINK_EVENT = 'nc:link';

/** A navigation has finished: the address and the page have changed. */
export const CHANGE_EVENT = 'nc:change';

/** An error boundary has caught an error, which is in the event (`ErrorEvent`). */
export const CAUGHT_EVENT = 'nc:caught';

/** A lazy chunk threw while it was evaluated (`ErrorEvent`). */
export const CHUNK_FAILURE_EVENT = 'nc:chunk';

/** On the root element, once React controls the page. */
export const LIVE_ATTRIBUTE = 'data-live';

/**
 * On an element of a public page that requests data, depends on the clock, or moves. The application starts when the element
 * enters the viewport; the value is the delay in milliseconds.
 */
export const WAKE_ATTRIBUTE = 'data-wake';

/** On a `<style>` that contains part of a stylesheet. The value is the integrity hash of the complete stylesheet. */
export const PART_ATTRIBUTE = 'data-part';

/** On an open menu, in browsers without popovers. */
export const OPEN_ATTRIBUTE = 'data-open';

/** On the `<html>` element, in a browser that is too old for the application. */
export const OUTDATED_ATTRIBUTE = 'data-outdated';

/* Messages between page code and the shell when the site has a newer release. They are separate from the other events,
   because no page needs this code at startup. */

/**
 * Window event: the shell is about to replace the page with a document of another release, without a prompt. Code that
 * would lose something, such as unsaved text or a pending request, cancels it.
 */
export const MOVE_EVENT = 'nc:move';

/** On fields, or around them, whose input survives leaving the page: it is saved immediately or is in the address. */
export const SAVED_ATTRIBUTE = 'data-saved';

/** Key of the addresses that were reloaded because the page's own files were gone, with the release. */
export const movedKey = 'nc-moved';
