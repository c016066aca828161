import { useId } from 'react';
import { labelOf, switchWords, type Switches } from '../preferences.ts';

interface SwitchRowProps {
  readonly label: string;
  readonly text?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** One thing that is on or off, with what it does. */
export function SwitchRow({ label, text, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0">
      <label htmlFor={id} className="flex min-w-0 flex-1 cursor-pointer flex-col py-1">
        <span className="font-semibold">{label}</span>
        {text === undefined ? null : (
          <span id={`${id}-text`} className="text-sm text-muted">
            {text}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-label={label}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="my-2 size-6 shrink-0 cursor-pointer accent-primary"
      />
    </div>
  );
}

interface Props {
  readonly legend: string;
  readonly switches: Switches;
  readonly onChange: (switches: Switches) => void;
}

/** Every key of the saved object, by its own name. */
export function SwitchList({ legend, switches, onChange }: Props) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {Object.entries(switches).map(([key, isOn]) => (
        <SwitchRow
          key={key}
          label={labelOf(key)}
          text={switchWords[key]}
          checked={isOn}
          onChange={(next) => onChange({ ...switches, [key]: next })}
        />
      ))}
    </fieldset>
  );
}
