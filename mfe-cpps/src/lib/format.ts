const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Name of a weekday, numbered as in `Date#getDay`. */
export function weekdayName(weekday: number): string {
  return weekdays[weekday] ?? '';
}

/** Minutes after midnight as clocks say it: `1080` → `6:00 pm`. */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
