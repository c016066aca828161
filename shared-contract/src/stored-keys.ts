import { movedKey } from './page-events.ts';

/* All data that the product stores in a browser, by key. A key that ends in a colon is a prefix. The descriptions for
   the privacy policy are separate, at the end, so that importing a key doesn't bundle them. */

/** The session. The key is fixed, so that every tab and every release finds the same session. */
export const sessionKey = 'ninecourse-auth';

/** Flags a tab in which the user followed a password recovery link, until the new password is set. */
export const recoveryKey = 'ninecourse-recovery';

/** The chosen theme. The boot script reads it before the first paint. */
export const themeKey = 'nc-theme';

/** The unsent input of a form, and the id of its future request. */
export const draftPrefix = 'nc-draft:';
export const requestPrefix = 'nc-request:';

/** The form that waits for a network. The service worker stores its request until then. */
export const queuePrefix = 'nc-kept:';

/** Form input of this tab, preserved across a reload. */
export const carriedKey = 'nc-carried';

/** Consent to embedded content from an origin. */
export const consentPrefix = 'nc-embed:';

/** Set if the member has postponed the onboarding. */
export const onboardingLaterPrefix = 'nc-onboarding-later:';

/** The link of an intake form that was opened but not yet assigned to an account. */
export const intakeKey = 'nc-intake';

/** Flags unsaved story text on this device. The text itself is in the database `nc-stories`. */
export const storyTextsPrefix = 'nc-stories:';

/** Training progress and answers that could not be sent yet, or that are out of order. */
export const trainingPrefix = 'nc-training:';

/** The pages that a member last opened with the dashboard's search. */
export const recentPrefix = 'nc-recent:';

/** The checked items of the tax center's year-end checklist. */
export const checklistKey = 'nc-checklist';

/** Single-key shortcuts of the member area: `off` if the user has disabled them. */
export const singleKeysKey = 'nc-single-keys';

/** The theme in the account settings when this device last loaded them. */
export const accountThemeKey = 'nc-account-theme';

/** A key as listed in the privacy policy. */
interface StoredName {
  readonly key: string;
  readonly title: string;
  /** Text that follows a key ending in a colon. */
  readonly followedBy?: string;
  /** The stored data, its purpose, and when it is deleted. */
  readonly words: string;
}

/** The list in the privacy policy, in order. A key without a description fails the policy's test. */
export const storedNames: readonly StoredName[] = [
  {
    key: themeKey,
    title: 'Theme',
    words: 'Light or dark, if you chose one. Stays until you choose “system”.',
  },
  {
    key: sessionKey,
    title: 'Session',
    words: 'Keeps you signed in. Only after you sign in, and gone when you sign out.',
  },
  {
    key: recoveryKey,
    title: 'Password link',
    words: 'Marks a tab in which a password link was opened. Gone when the tab is closed.',
  },
  {
    key: draftPrefix,
    title: 'Drafts',
    followedBy: 'the name of the form',
    words:
      'What you typed into a long form, so that a lost connection does not cost you an hour. Never a password or a file. Gone when the form is sent, seven days after you last typed, when you sign out or your session ends, and when somebody else signs in.',
  },
  {
    key: requestPrefix,
    title: 'Request ids',
    followedBy: 'the name of the form',
    words: 'A random number, so that a form that is sent twice is stored once. Gone with the draft.',
  },
  {
    key: queuePrefix,
    title: 'Forms that wait',
    followedBy: 'the name of the form',
    words:
      'What you sent by a form while there was no connection, so that it can be sent when there is one. Gone when it was sent, when you discard it, after seven days, when you sign out or your session ends.',
  },
  {
    key: carriedKey,
    title: 'Typed text',
    words:
      'What you have typed into the forms of a page that loads again, so that it stands there afterward. Never a password or a file. Gone when the tab is closed, when you sign out or your session ends.',
  },
  {
    key: movedKey,
    title: 'New version',
    words:
      'Which pages were loaded anew because a part of the version you had open was gone, so that it is not tried again and again. Gone when the tab is closed.',
  },
  {
    key: onboardingLaterPrefix,
    title: 'Onboarding',
    followedBy: 'your account',
    words: 'That you put the introduction off on this device.',
  },
  {
    key: intakeKey,
    title: 'Intake form',
    words:
      'The link of our letter that you followed, so that it still counts once you have made your account. Gone when your account has taken it, and no longer used after seven days.',
  },
  {
    key: storyTextsPrefix,
    title: 'Text of stories',
    followedBy: 'your account',
    words:
      'What you typed into a story and could not be sent yet, so that a lost connection costs you nothing. Gone when it was sent, when you discard it, and when you sign out.',
  },
  {
    key: trainingPrefix,
    title: 'Training',
    followedBy: 'your account',
    words:
      'Which sections you have read and what your answers came to, for as long as it could not be saved yet. Gone when it was saved, and when you sign out.',
  },
  {
    key: recentPrefix,
    title: 'Recent places',
    followedBy: 'your account',
    words:
      'The last eight pages and clients that you went to by the search of the dashboard, so that they stand first there. Gone when you sign out.',
  },
  {
    key: singleKeysKey,
    title: 'Single-key shortcuts',
    words: 'That you switched them off on this device. Gone when you switch them on again.',
  },
  {
    key: accountThemeKey,
    title: 'Theme of the account',
    words:
      'The theme that you saved in your settings, so that this device follows when you save another one. Gone when you sign out.',
  },
  {
    key: checklistKey,
    title: 'Year-end checklist',
    words:
      'Which boxes you ticked on the checklist of the tax center. Stays on your device until you clear the list; only a link that you share yourself carries it.',
  },
  {
    key: consentPrefix,
    title: 'Consent to a provider',
    followedBy: 'the provider’s address',
    words:
      'That you agreed to load the form of another company, if a form on this site comes from one. You can take it back where the form stands.',
  },
];
