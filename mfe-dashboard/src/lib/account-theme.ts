import { useSession } from 'shared-auth/session-provider';
import { onSignOut } from 'shared-auth/session-store';
import { useEffect } from 'react';
import { accountThemeKey } from 'shared-contract/stored-keys';
import { type Theme, useTheme } from 'shared-ui/theme';
import { tryStorage } from './browser.ts';

/** Stores the account's theme that this device applied last. Without storage, it applies on every load. */
export function rememberAccountTheme(theme: Theme | null): void {
  tryStorage(() => {
    if (theme === null) localStorage.removeItem(accountThemeKey);
    else localStorage.setItem(accountThemeKey, theme);
  });
}
onSignOut(() => rememberAccountTheme(null));

/** Applies a newly saved account theme once. A theme that the user selects on this device afterward stays. */
export function useAccountTheme(): void {
  const saved = useSession().profile?.theme ?? null;
  const { setTheme } = useTheme();
  useEffect(() => {
    const before = tryStorage(() => localStorage.getItem(accountThemeKey)) ?? null;
    if (saved === null || saved === before) return;
    rememberAccountTheme(saved);
    // The account has never had a theme, so preserve the device's.
    if (before !== null || saved !== 'system') setTheme(saved);
  }, [saved, setTheme]);
}
