import { useId, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { classes } from '../../classes.ts';
import { clockLabel, dayLabel } from './call-times.ts';
import type { TimeChoice } from './use-time-choice.ts';

/** As many as the longest day of the office has: fewer keep the place of all, so that nothing moves. */
const MOST_TIMES = 18;
const tile = 'grid min-h-11 content-center justify-items-center rounded-md border px-2';

/** The times' place, whether there are any, none or some to come. */
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

/** Something in words in the place of the times. */
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

/** The free times of a day that has none. */
function EmptyDay({ choice, day }: { readonly choice: TimeChoice; readonly day: string }) {
  const { nextFree } = choice;
  return (
    <InsteadOfTimes title={`Times on ${dayLabel(day)}`}>
      <p role="status">
        There is no free time on this day: we take no calls then, or all of them are taken.
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

/** The free times of the day, one of which is sent as `startsAt`. */
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
              'relative cursor-pointer border-edge bg-surface whitespace-nowrap hover:border-primary',
              'has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              'forced-colors:has-checked:outline-3',
            )}
          >
            <input
              type="radio"
              id={`${id}-${index}`}
              name="startsAt"
              // A time that was free yesterday is no draft.
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
