const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day (`2026-10-06`) in words, the same on every machine. */
export function formatDay(iso: string): string {
  return day.format(new Date(`${iso}T00:00:00Z`));
}
