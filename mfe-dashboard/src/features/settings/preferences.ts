import type { Theme } from 'shared-ui/theme';

export type Switches = Readonly<Record<string, boolean>>;

export interface Preferences {
  readonly theme: Theme;
  readonly notifications: Switches;
  readonly privacy: Switches;
}

/** Defaults without saved preferences. The database creates rows with the same values. */
const defaultPreferences: Preferences = {
  theme: 'system',
  notifications: { email: true, browser: true, stories: true, clients: true },
  privacy: { profile_visible: true, show_email: false, allow_messages: true },
};

const themes: readonly Theme[] = ['light', 'dark', 'system'];

const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const switchesIn = (value: unknown, usual: Switches): Switches => ({
  ...usual,
  ...Object.fromEntries(
    Object.entries(objectIn(value)).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    ),
  ),
});

/** Completes a saved object with the defaults. Preserves unknown switches. */
export function preferencesFrom(saved: unknown): Preferences {
  const { theme, notifications, privacy } = objectIn(saved);
  return {
    theme: themes.find((known) => known === theme) ?? defaultPreferences.theme,
    notifications: switchesIn(notifications, defaultPreferences.notifications),
    privacy: switchesIn(privacy, defaultPreferences.privacy),
  };
}

export const switchDescriptions: Readonly<Record<string, string>> = {
  email:
    'Emails that your coach sends you from here. You always get emails about your own requests, such as a call.',
  browser: 'The bell in the top bar. If it’s off, you only get notifications about your account.',
  stories: 'Notifications about stories: sent for review, commented on, published.',
  clients: 'Notifications about clients that are assigned to you.',
  profile_visible:
    'People you work with here see your picture and when you joined. If it’s off, they see your name and role.',
  show_email: 'Your email address appears on your profile. Staff who work on your plan always see it.',
  allow_messages:
    'The people you work with can write to you from your profile. Messages appear in your notifications.',
};

/** Formats a key for display: `profile_visible` becomes "Profile visible". */
export const labelOf = (key: string): string => {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
