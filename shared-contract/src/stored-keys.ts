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
    words: 'The light or dark theme, if you chose one. We keep it until you choose “system”.',
  },
  {
    key: sessionKey,
    title: 'Session',
    words: 'Keeps you signed in. We store it when you sign in and delete it when you sign out.',
  },
  {
    key: recoveryKey,
    title: 'Password link',
    words: 'Marks a tab in which you opened a password link. Deleted when you close the tab.',
  },
  {
    key: draftPrefix,
    title: 'Drafts',
    followedBy: 'the name of the form',
    words:
      'What you typed into a long form, so that a lost connection does not cost you your work. Never a password or a file. Deleted when you send the form, seven days after you last typed, when you sign out or your session ends, and when another user signs in.',
  },
  {
    key: requestPrefix,
    title: 'Request ids',
    followedBy: 'the name of the form',
    words: 'A random number, so that we store a form that is sent twice only once. Deleted with the draft.',
  },
  {
    key: queuePrefix,
    title: 'Queued forms',
    followedBy: 'the name of the form',
    words:
      'A form that you submitted without a connection, to be sent when there is one. Deleted when it is sent, when you discard it, after seven days, and when you sign out or your session ends.',
  },
  {
    key: carriedKey,
    title: 'Typed text',
    words:
      'What you typed into the forms of a page that reloads, so that it is still there afterward. Never a password or a file. Deleted when you close the tab, and when you sign out or your session ends.',
  },
  {
    key: movedKey,
    title: 'New version',
    words:
      'The pages that reloaded because a file of the version you had open was no longer available, so that they reload only once. Deleted when you close the tab.',
  },
  {
    key: onboardingLaterPrefix,
    title: 'Onboarding',
    followedBy: 'your account',
    words: 'That you postponed the introduction on this device.',
  },
  {
    key: intakeKey,
    title: 'Intake form',
    words:
      'The link in our email that you opened, so that it still works once you have an account. Deleted when your account has accepted it, and not used after seven days.',
  },
  {
    key: storyTextsPrefix,
    title: 'Text of stories',
    followedBy: 'your account',
    words:
      'What you typed into a story that we could not save yet, so that you lose nothing. Deleted when it is saved, when you discard it, and when you sign out.',
  },
  {
    key: trainingPrefix,
    title: 'Training',
    followedBy: 'your account',
    words:
      'The sections you have read and your quiz results that we could not save yet. Deleted when they are saved, and when you sign out.',
  },
  {
    key: recentPrefix,
    title: 'Recent places',
    followedBy: 'your account',
    words:
      'The last eight pages and clients that you opened from the dashboard’s search, to list them first. Deleted when you sign out.',
  },
  {
    key: singleKeysKey,
    title: 'Single-key shortcuts',
    words: 'That you turned them off on this device. Deleted when you turn them on again.',
  },
  {
    key: accountThemeKey,
    title: 'Theme of the account',
    words:
      'The theme in your settings, so that this device notices when you save another one. Deleted when you sign out.',
  },
  {
    key: checklistKey,
    title: 'Year-end checklist',
    words:
      'The boxes you checked on the tax center’s checklist. They stay on your device until you clear the list; only a link that you share contains them.',
  },
  {
    key: consentPrefix,
    title: 'Consent to a provider',
    followedBy: 'the provider’s address',
    words:
      'That you agreed to load another company’s form, if a form on this site is from one. You can withdraw that next to the form.',
  },
];
