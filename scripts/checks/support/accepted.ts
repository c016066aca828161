/**
 * Features that the site uses although an oldest supported browser lacks them, by the reason why that is safe. The
 * check fails on an unused entry. See docs/browsers.md.
 */
export const accepted: Readonly<Record<string, readonly string[]>> = {
  'The menu opens by the boot script where popovers are missing; :is() drops a selector that is unknown.': [
    'popover=""',
    'popovertarget=""',
    ':popover-open',
    ':open',
  ],
  'The code asks whether it exists, and goes another way or does without.': [
    'requestIdleCallback',
    'cancelIdleCallback',
    'Navigator.share',
    'Navigator.setAppBadge',
    'Navigator.clearAppBadge',
    'Element.checkVisibility',
    'Error.captureStackTrace',
    'setImmediate',
  ],
  'Measurements of real visits (web-vitals) and React read it where it exists. Nobody sees the difference.': [
    'Document.prerendering',
    'Document.wasDiscarded',
    'Document.startViewTransition',
    'Performance.interactionCount',
    'PerformanceEventTiming',
    'PerformanceSoftNavigation',
    'Navigator.connection',
    'navigation',
  ],
  'supabase-js registers passkeys, which the site does not use.': [
    'PublicKeyCredential.parseCreationOptionsFromJSON',
    'PublicKeyCredential.parseRequestOptionsFromJSON',
  ],
  'A method or an attribute of a library or of ours has the same name.': [
    'EventTarget.when',
    'Iterator.drop',
    'Iterator.toArray',
    'MediaSource.handle',
    'ScreenOrientation.lock',
    'Uint8Array.toBase64',
    'is=""',
  ],
  'Tailwind states the initial values of its properties a second time for browsers without it.': [
    '@property',
  ],
  'A denser layout or a mark of what is chosen. Without it the page is larger or plainer, and complete (decision 0021).':
    [':has'],
  'Rows of neighboring cards are not aligned.': [
    'grid-template-columns: subgrid',
    'grid-template-rows: subgrid',
  ],
  'Nothing is lost: nicer line breaks, fields that grow, parts that are drawn later, the font of code, films in the page.':
    ['text-wrap', 'field-sizing', 'content-visibility', 'font-family: ui-monospace', 'playsinline=""'],
  'The declaration before it has the prefix, or no style.': ['text-decoration: dotted'],
  'On paper closed parts stay closed, a heading may end a page, and a calculation takes two pages.': [
    '::details-content',
    'break-after: avoid',
    'zoom',
  ],
};
