import type { Figures } from '../data/read-figures.ts';
import { shownChoices, type Shown } from '../model.ts';

interface Props {
  readonly shown: Shown;
  /** None yet while they are being counted. */
  readonly figures: Figures | undefined;
  readonly onChoose: (shown: Shown) => void;
}

function countOf(shown: Shown, figures: Figures): number {
  const { submitted, in_review, approved, rejected, withdrawn } = figures;
  if (shown === 'open') return submitted + in_review;
  return shown === 'all' ? submitted + in_review + approved + rejected + withdrawn : figures[shown];
}

/** The states of applications with how many there are of each: the figure is the filter. */
export function StatusFilter({ shown, figures, onChoose }: Props) {
  return (
    <div
      role="group"
      aria-label="Filter by status"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {shownChoices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === shown}
          onClick={() => onChoose(value)}
          className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-md border border-edge bg-surface px-3 text-sm font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {label}
          <span className="min-w-3 text-right tabular-nums">
            {figures ? countOf(value, figures).toLocaleString('en-US') : '–'}
          </span>
        </button>
      ))}
    </div>
  );
}
