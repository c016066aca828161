/** Bands of the assessment's score, highest first. `from` is the lowest score of the band. */
export const bands = [
  { from: 75, title: 'Mostly decided' },
  { from: 40, title: 'Partly decided' },
  { from: 0, title: 'Mostly open' },
] as const;

/** Returns the title of the band of a score from 0 to 100. */
export const bandTitle = (score: number): string =>
  (bands.find(({ from }) => score >= from) ?? bands[2]).title;
