import type { Figures } from '../data/read-figures.ts';
import { isShown, shownChoices, type Queue } from '../queue.ts';
import { Choice } from './choice.tsx';

interface Props {
  readonly queue: Queue;
  /** None yet while they are being counted. */
  readonly figures: Figures | undefined;
  /** Its word in the address. */
  readonly onChoose: (status: string) => void;
}

const counted = ({ statuses }: (typeof shownChoices)[number], figures: Figures | undefined): string =>
  figures ? statuses.reduce((sum, status) => sum + figures[status], 0).toLocaleString('en-US') : '–';

/** The states of applications with how many there are of each: the figure is the filter. */
export function StatusFilter({ queue, figures, onChoose }: Props) {
  return (
    <div
      role="group"
      aria-label="Filter by status"
      className="hidden flex-wrap gap-1.5 py-1 md:flex xl:gap-2"
    >
      {shownChoices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={isShown(choice, queue)}
          onClick={() => onChoose(choice.value)}
          className="flex min-h-11 shrink-0 cursor-pointer items-center gap-1 rounded-md border border-edge bg-surface px-2 text-sm font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary xl:gap-2 xl:px-3"
        >
          {choice.label}
          <span className="min-w-6 text-right tabular-nums">{counted(choice, figures)}</span>
        </button>
      ))}
    </div>
  );
}

/** The same on a phone, where a row of them would be cut. */
export function StatusChoice({ queue, figures, onChoose }: Props) {
  const chosen = shownChoices.filter((choice) => isShown(choice, queue));
  return (
    <div className="md:hidden">
      <Choice
        label="Status"
        values={chosen.map(({ value }) => value)}
        options={shownChoices.map((choice) => ({
          value: choice.value,
          label: `${choice.label} (${counted(choice, figures)})`,
        }))}
        onChoose={onChoose}
      />
    </div>
  );
}
