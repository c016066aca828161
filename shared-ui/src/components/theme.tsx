import { clsx } from 'clsx';
import { useEffect, useSyncExternalStore } from 'react';
import { themeKey } from 'shared-contract/stored-keys';
import { readValue, storeValue, subscribeValues } from '../stored-value.ts';
import { Icon, type IconName } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Theme = 'light' | 'dark' | 'system';

const themes: readonly Theme[] = ['light', 'dark', 'system'];

/** Returns the chosen theme; `system` without a choice. */
function readTheme(): Theme {
  const stored = readValue(themeKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Sets the theme on the document. `system` removes the attribute. */
function applyTheme(): void {
  const theme = readTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function setTheme(theme: Theme): void {
  storeValue(themeKey, theme === 'system' ? null : theme);
  applyTheme();
}

/** Returns the theme and a setter. The choice is stored on the device; `system` follows the device's setting. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme>(subscribeValues, readTheme, () => 'system');
  // Another tab may have changed it.
  useEffect(applyTheme, [theme]);
  return { theme, setTheme };
}

const choices: Record<Theme, { label: string; icon: IconName }> = {
  light: { label: 'Light theme', icon: 'sun' },
  dark: { label: 'Dark theme', icon: 'moon' },
  system: { label: 'System theme', icon: 'monitor' },
};

/** Three buttons: light, dark, and the device's setting. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const current = useTheme();
  return (
    <div
      data-slot="theme-switch"
      role="group"
      aria-label="Theme"
      className={clsx('ui:inline-flex ui:rounded-md ui:border ui:border-edge', className)}
    >
      {themes.map((theme) => {
        const pressed = theme === current.theme;
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={pressed}
            title={choices[theme].label}
            className={clsx(
              'ui:flex ui:size-control-sm ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm',
              pressed ? 'ui:bg-primary ui:text-on-primary' : 'ui:text-muted ui:hover:text-ink',
            )}
            onClick={() => current.setTheme(theme)}
          >
            <Icon name={choices[theme].icon} />
            <VisuallyHidden>{choices[theme].label}</VisuallyHidden>
          </button>
        );
      })}
    </div>
  );
}
