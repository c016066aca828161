import { useState } from 'react';
import { Button } from 'shared-ui/button';

interface ChoiceProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly label: string;
  readonly save: (value: string) => Promise<void>;
}

/** One choice with one button: arrow keys go through the answers without writing any. */
export function QuickChoice({ options, chosen, label, save }: ChoiceProps) {
  const [value, setValue] = useState(chosen);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsBusy(true);
        void save(value);
      }}
    >
      <fieldset className="max-h-80 overflow-y-auto">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-control cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="quick"
              value={option.value}
              checked={value === option.value}
              onChange={() => setValue(option.value)}
              className="size-4.5 shrink-0 cursor-pointer accent-primary"
            />
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" busy={isBusy} disabled={value === chosen} className="self-start">
        Save
      </Button>
    </form>
  );
}
