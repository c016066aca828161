import { classes } from '../../classes.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
/** A day's place in the calendar. */
export const dayCell = 'grid min-h-14 min-w-0 content-center justify-items-center rounded-md border';

/** The head of a week, for the eye: days carry their own names. */
export function Weekdays() {
  return WEEKDAYS.map((name) => (
    <span key={name} aria-hidden="true" className="text-center text-sm text-muted">
      {name}
    </span>
  ));
}

export const dayGrid = 'grid grid-cols-7 gap-1 sm:gap-2';

/** The calendar's place until its days are known. */
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
