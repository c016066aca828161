/*
 * Everything that the product keeps in a browser, by key. One that ends in a colon is followed by what it is for. The
 * privacy policy names each.
 */

/** Where the session is kept. Fixed, so that every tab and every release finds the same one. */
export const sessionKey = 'ninecourse-auth';

/** Marks a tab in which a password recovery link was followed, until the new password is set. */
export const recoveryKey = 'ninecourse-recovery';

/** The chosen theme. The boot script reads it before the first paint. */
export const themeKey = 'nc-theme';

/** What was typed into a form and not sent, and the id of the request that it is to become. */
export const draftPrefix = 'nc-draft:';
export const requestPrefix = 'nc-request:';

/** What was typed into forms of this tab, on its way over a reload. */
export const carriedKey = 'nc-carried';

/** Consent to what comes from an origin. */
export const consentPrefix = 'nc-embed:';

/** A member has put off the onboarding. */
export const onboardingLaterPrefix = 'nc-onboarding-later:';
