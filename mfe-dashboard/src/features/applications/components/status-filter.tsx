import type { ListQuery } from 'shared-contract/lists/list';
import type { Figures } from '../data/read-figures.ts';
import { chosen, isShown, shownChoices } from '../queue.ts';

interface Props {
  readonly query: ListQuery;
  /** None yet while they are being counted. */
  readonly figures: Figures | undefined;
  readonly change: (next: Partial<ListQuery>) => void;
}

const counted = ({ statuses }: (typeof shownChoices)[number], figures: Figures | undefined): string =>
  figures ? statuses.reduce((sum, status) => sum + figures[status], 0).toLocaleString('en-US') : '–';

/** The states of applications with how many there are of each: the figure is the filter. On a phone it is a choice. */
export function StatusFilter({ query, figures, change }: Props) {
  const shown = shownChoices.findIndex((choice) => isShown(choice, query));
  return (
    <>
      <div role="group" aria-label="Filter by status" className="hidden shrink-0 flex-wrap gap-1.5 md:flex">
        {shownChoices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            aria-pressed={isShown(choice, query)}
            onClick={() => change(chosen(choice, query))}
            className="flex min-h-control shrink-0 cursor-pointer items-center gap-1.5 rounded-md border border-edge bg-surface px-2.5 text-sm font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {choice.label}
            <span className="min-w-5 text-right tabular-nums">{counted(choice, figures)}</span>
          </button>
        ))}
      </div>
      <label className="flex items-center gap-2 md:hidden">
        <span className="text-sm text-muted">Status</span>
        <select
          value={shown}
          onChange={({ target }) => {
            const choice = shownChoices[Number(target.value)];
            if (choice) change(chosen(choice, query));
          }}
          className="min-h-control min-w-0 grow rounded-md border border-edge bg-surface px-2 text-field"
        >
          {shownChoices.map((choice, index) => (
            <option key={choice.label} value={index}>
              {choice.label} ({counted(choice, figures)})
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
