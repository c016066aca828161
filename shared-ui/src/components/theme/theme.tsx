import { clsx } from 'clsx';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { applyTheme, readTheme, setTheme, subscribeTheme, themes, type Theme } from './theme-store.ts';

export type { Theme };

const prerendered = (): Theme => 'system';

/** The chosen theme and the way to change it. Kept on the device; `system` follows the device's own setting. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribeTheme, readTheme, prerendered);
  useEffect(() => applyTheme(readTheme()), []);
  return { theme, setTheme };
}

const choices: Record<Theme, { label: string; icon: IconName }> = {
  light: { label: 'Light theme', icon: 'sun' },
  dark: { label: 'Dark theme', icon: 'moon' },
  system: { label: 'System theme', icon: 'monitor' },
};

/** Light, dark or the device's own: three buttons, one pressed. */
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
