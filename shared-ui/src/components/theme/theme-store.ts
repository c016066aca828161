import { themeKey } from 'shared-contract/stored-keys';

export type Theme = 'light' | 'dark' | 'system';

export const themes: readonly Theme[] = ['light', 'dark', 'system'];

const listeners = new Set<() => void>();

/** For this page alone, where the browser keeps nothing. */
let unsaved: Theme | undefined;

/** The chosen theme; `system` where none was chosen or storage is closed. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey);
    return themes.find((theme) => theme === stored) ?? unsaved ?? 'system';
  } catch {
    return unsaved ?? 'system';
  }
}

/** Puts the chosen theme on the document. `system` is the absence of the attribute. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Chooses a theme, for this device and every open tab. */
export function setTheme(theme: Theme): void {
  unsaved = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/** Calls back when the theme changes, in this tab or in another. */
export function subscribeTheme(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== themeKey && event.key !== null) return;
    applyTheme(readTheme());
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
