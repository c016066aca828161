import { useTheme } from 'shared-ui/theme';
import type { Theme } from 'shared-ui/theme';

const choices: readonly { value: Theme; label: string; text: string }[] = [
  { value: 'light', label: 'Light', text: 'Dark ink on vellum' },
  { value: 'dark', label: 'Dark', text: 'Light ink on blueprint' },
  { value: 'system', label: 'System', text: 'As your device is set' },
];

/** In force at once on this device; other devices follow when it is saved. */
export function ThemeChoice({ onChoose }: { readonly onChoose: (theme: Theme) => void }) {
  const { theme, setTheme } = useTheme();
  return (
    <fieldset>
      <legend className="sr-only">Theme</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {choices.map(({ value, label, text }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-edge p-3 has-checked:border-primary has-checked:bg-ground"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => {
                setTheme(value);
                onChoose(value);
              }}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="flex flex-col">
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-muted">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
