import { classes } from '../../classes.ts';

export interface CategoryChoice {
  /** As the address says it; `''` is all of them. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface CategoryBarProps {
  /** What the choices are of, for those who hear it. */
  readonly label: string;
  readonly choices: readonly CategoryChoice[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** One category at a time, each with how much it holds. Without scripts everything is shown, and it is not there. */
export function CategoryBar({ label, choices, chosen, onChoose }: CategoryBarProps) {
  return (
    <div role="group" aria-label={label} className="mt-6 flex flex-wrap gap-2 print:hidden noscript:hidden">
      {choices.map(({ value, label: name, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => {
            onChoose(value);
          }}
          className={classes(
            'min-h-11 cursor-pointer rounded-md border px-4 py-1 text-sm',
            value === chosen
              ? 'border-primary bg-primary font-semibold text-on-primary'
              : 'border-edge bg-surface hover:border-primary hover:text-primary',
          )}
        >
          {name} <span className="tabular-nums opacity-80">({count})</span>
        </button>
      ))}
    </div>
  );
}
