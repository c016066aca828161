export interface Category {
  /** As the address says it; `''` for all. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface CategoryBarProps {
  readonly categories: readonly Category[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** The parts of a library, each with how much it holds. Without scripts all is shown, and there is nothing to choose. */
export function CategoryBar({ categories, chosen, onChoose }: CategoryBarProps) {
  return (
    <div
      role="group"
      aria-label="Filter by category"
      className="flex flex-wrap gap-2 print:hidden noscript:hidden"
    >
      {categories.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="min-h-11 cursor-pointer rounded-md border border-edge bg-surface px-4 text-sm font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {label} <span className="font-normal tabular-nums">({count})</span>
        </button>
      ))}
    </div>
  );
}
