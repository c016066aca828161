import { useSession } from 'shared-auth/session-provider';
import { onSignOut } from 'shared-auth/session-store';
import { useEffect } from 'react';
import { accountThemeKey } from 'shared-contract/stored-keys';
import { useTheme } from 'shared-ui/theme';
import type { Theme } from 'shared-ui/theme';

/** What this device has heard of the account's theme already. */
export function rememberAccountTheme(theme: Theme | null): void {
  try {
    if (theme === null) localStorage.removeItem(accountThemeKey);
    else localStorage.setItem(accountThemeKey, theme);
  } catch {
    // A browser that keeps nothing hears of it as if for the first time.
  }
}
onSignOut(() => rememberAccountTheme(null));

function heard(): string | null {
  try {
    return localStorage.getItem(accountThemeKey);
  } catch {
    return null;
  }
}

/** A theme that was saved in the settings, here or elsewhere, is taken up once: what a device chooses afterwards stays. */
export function useAccountTheme(): void {
  const saved = useSession().profile?.theme ?? null;
  const { setTheme } = useTheme();
  useEffect(() => {
    const before = heard();
    if (saved === null || saved === before) return;
    rememberAccountTheme(saved);
    // Who never chose one for the account keeps what the device has.
    if (before !== null || saved !== 'system') setTheme(saved);
  }, [saved, setTheme]);
}
