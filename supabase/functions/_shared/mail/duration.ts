/** Formats a duration in words: `one hour`, `30 minutes`, `7 days`. */
export function durationWords(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  // Durations up to one day use hours: "24 hours" is clearer than "one day", which could mean until midnight.
  const [unit, length] = units.find(
    ([, size]) => seconds % size === 0 && seconds / size > (size === 86_400 ? 1 : 0),
  ) ?? ['second', 1];
  const count = seconds / length;
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`;
}
