import { type ReactNode, useId } from 'react';
import { Button } from 'shared-ui/button';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../../classes.ts';
import { clockLabel, dayLabel, rangeLabel } from './call-times.ts';
import type { TimeChoice } from './time-picker.tsx';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const dayCell = 'grid min-h-14 min-w-0 content-center justify-items-center rounded-md border';

/** The label of a radio button that fills it. */
const radioCell =
  'relative cursor-pointer has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-3';

/** Decorative, because each day has its own accessible name. */
function Weekdays() {
  return WEEKDAYS.map((name) => (
    <span key={name} aria-hidden="true" className="text-center text-sm text-muted">
      {name}
    </span>
  ));
}

const dayGrid = 'grid grid-cols-7 gap-1 sm:gap-2';

/** Placeholder until the days load. */
export function DaysToCome() {
  return (
    <div aria-hidden="true" className="grid content-start gap-3">
      <p className="min-h-20 sm:min-h-11" />
      <div className={dayGrid}>
        <Weekdays />
        {Array.from({ length: 14 }, (_, index) => (
          <span key={index} className={classes(dayCell, 'border-line')} />
        ))}
      </div>
    </div>
  );
}

function Day({ day, choice }: { readonly day: string; readonly choice: TimeChoice }) {
  const count = choice.free.get(day)?.length ?? 0;
  const words = count === 0 ? 'no free times' : count === 1 ? '1 free time' : `${count} free times`;
  return (
    <label
      className={classes(
        dayCell,
        radioCell,
        'leading-tight',
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
      // Not `disabled`, so that keyboard users keep their position at either end.
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
        <div className={dayGrid}>
          <Weekdays />
          {shown.map((day) =>
            choice.isOpen(day) ? (
              <Day key={day} day={day} choice={choice} />
            ) : (
              <span
                key={day}
                aria-hidden="true"
                className={classes(dayCell, 'border-transparent text-muted')}
              >
                {Number(day.slice(8))}
              </span>
            ),
          )}
        </div>
      </fieldset>
    </div>
  );
}

/** Times on the office's longest day. Shorter days reserve the same space, so that nothing moves. */
const MOST_TIMES = 18;
const tile = 'grid min-h-11 content-center justify-items-center rounded-md border px-2';

/** Grid of the times. Its height doesn't depend on their number. */
function TimeGrid({ children, count }: { readonly children: ReactNode; readonly count: number }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
      {children}
      {Array.from({ length: Math.max(MOST_TIMES - count, 0) }, (_, index) => (
        <span key={index} aria-hidden="true" className={classes(tile, 'invisible')} />
      ))}
    </div>
  );
}

export function InsteadOfTimes({
  title,
  children,
}: {
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid content-start gap-3">
      <p className="flex min-h-11 items-center font-semibold">{title}</p>
      <div className="relative">
        <TimeGrid count={0}>{null}</TimeGrid>
        <div className="absolute inset-0 grid content-start justify-items-start gap-3">{children}</div>
      </div>
    </div>
  );
}

function EmptyDay({ choice, day }: { readonly choice: TimeChoice; readonly day: string }) {
  const { nextFree } = choice;
  return (
    <InsteadOfTimes title={`Times on ${dayLabel(day)}`}>
      <p role="status">
        No times are open on this day.
        {nextFree === undefined ? ' Choose an earlier day.' : null}
      </p>
      {nextFree === undefined ? null : (
        <Button variant="secondary" size="sm" onClick={() => choice.chooseDay(nextFree)}>
          Show {dayLabel(nextFree)}
        </Button>
      )}
    </InsteadOfTimes>
  );
}

interface StartChoiceProps {
  readonly choice: TimeChoice;
  readonly day: string;
  readonly error: string | undefined;
}

/** The free times of a day. The form receives the selected one as `startsAt`. */
export function StartChoice({ choice, day, error }: StartChoiceProps) {
  const id = useId();
  const times = choice.free.get(day) ?? [];
  const errorId = error === undefined ? undefined : `${id}-error`;
  const message =
    error === undefined ? null : (
      <p id={errorId} className="mb-3 text-sm font-medium text-danger">
        {error}
      </p>
    );
  return times.length === 0 ? (
    <>
      {message}
      <EmptyDay choice={choice} day={day} />
    </>
  ) : (
    <fieldset aria-describedby={errorId}>
      <legend className="mb-3 flex min-h-11 items-center font-semibold">Times on {dayLabel(day)}</legend>
      {message}
      <TimeGrid count={times.length}>
        {times.map((time, index) => (
          <label
            key={time}
            className={classes(
              tile,
              radioCell,
              'border-edge bg-surface whitespace-nowrap hover:border-primary',
            )}
          >
            <input
              type="radio"
              id={`${id}-${index}`}
              name="startsAt"
              // Excluded from drafts, because a free time may be taken later.
              data-secret=""
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              value={time}
              required
              aria-invalid={error === undefined ? undefined : true}
              checked={choice.time === time}
              onChange={() => choice.chooseTime(time)}
            />
            {clockLabel(time, choice.zones.shown)}
          </label>
        ))}
      </TimeGrid>
    </fieldset>
  );
}
