const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The middle of the values; the mean of the two in the middle of an even number. */
export function median(values: readonly number[]): number {
  const ordered = sorted(values);
  const half = Math.floor(ordered.length / 2);
  const [low = NaN, high = NaN] = [ordered[half - 1], ordered[half]];
  return ordered.length % 2 === 1 ? high : (low + high) / 2;
}

/** The smallest value that is not exceeded by this share (0 to 1) of the values: nearest rank, nothing interpolated. */
export function percentile(values: readonly number[], share: number): number {
  return sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;
}
