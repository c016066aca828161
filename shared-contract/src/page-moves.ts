/*
 * What parts of a page and the shell say to each other when the site has a newer release. Apart from the other events: no
 * page loads this at first.
 */

/**
 * Event of the window: the page could be left for a document of another release, without a word. Cancelable: whoever would
 * lose something by that, such as text that is not saved or a request on its way, prevents it.
 */
export const MOVE_EVENT = 'nc:move';

/** On fields, or around them, that lose nothing with the page: what is typed there is saved at once, or is in the address. */
export const SAVED_MARK = 'data-saved';

/** Which addresses were loaded anew, for which release, because the page's own files were gone. */
export const movedKey = 'nc-moved';
