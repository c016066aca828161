import { useId } from 'react';
import { Button } from 'shared-ui/button';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../../classes.ts';
import { dayLabel, rangeLabel } from './call-times.ts';
import { dayCell as cell, dayGrid as grid, Weekdays } from './day-grid.tsx';
import type { TimeChoice } from './use-time-choice.ts';

function Day({ day, choice }: { readonly day: string; readonly choice: TimeChoice }) {
  const count = choice.free.get(day)?.length ?? 0;
  const words = count === 0 ? 'no free times' : count === 1 ? '1 free time' : `${count} free times`;
  return (
    <label
      className={classes(
        cell,
        'relative cursor-pointer leading-tight has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'forced-colors:has-checked:outline-3',
        count === 0 ? 'border-line text-muted' : 'border-edge bg-surface hover:border-primary',
      )}
    >
      <input
        type="radio"
        name="day"
        data-secret=""
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        aria-label={`${dayLabel(day)}, ${words}`}
        checked={choice.day === day}
        onChange={() => choice.chooseDay(day)}
      />
      <span aria-hidden="true" className={classes(count > 0 && 'font-semibold')}>
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true" className="text-sm">
        {count === 0 ? '–' : count}
        {count === 0 ? null : <span className="max-sm:hidden"> free</span>}
      </span>
    </label>
  );
}

function Turn({
  label,
  to,
  choice,
}: {
  readonly label: string;
  readonly to: number;
  readonly choice: TimeChoice;
}) {
  const isEnd = choice.pages[to] === undefined;
  return (
    <Button
      size="sm"
      variant="secondary"
      // Stays in the tab order at either end, so that nobody loses their place.
      aria-disabled={isEnd || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      onClick={() => {
        if (!isEnd) choice.turnTo(to);
      }}
    >
      {label}
      <VisuallyHidden> days</VisuallyHidden>
    </Button>
  );
}

/** Two weeks to choose a day from. */
export function DayChoice({ choice }: { readonly choice: TimeChoice }) {
  const range = useId();
  const shown = choice.pages[choice.page] ?? [];
  return (
    <div className="grid content-start gap-3">
      <div className="grid min-h-20 content-between gap-2 sm:flex sm:min-h-11 sm:items-center sm:justify-between">
        <p id={range} aria-live="polite" className="font-semibold">
          {rangeLabel(shown[0] ?? '', shown.at(-1) ?? '')}
        </p>
        <div className="flex gap-2">
          <Turn label="Earlier" to={choice.page - 1} choice={choice} />
          <Turn label="Later" to={choice.page + 1} choice={choice} />
        </div>
      </div>
      <fieldset aria-describedby={range}>
        <legend className="sr-only">Day</legend>
        <div className={grid}>
          <Weekdays />
          {shown.map((day) =>
            choice.isOpen(day) ? (
              <Day key={day} day={day} choice={choice} />
            ) : (
              <span key={day} aria-hidden="true" className={classes(cell, 'border-transparent text-muted')}>
                {Number(day.slice(8))}
              </span>
            ),
          )}
        </div>
      </fieldset>
    </div>
  );
}
