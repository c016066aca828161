/** A calendar day as a point in time that is the same day wherever the firm's readers are. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The last of some calendar days. */
export const lastOf = (days: readonly string[]): string => [...days].sort().at(-1) ?? '';
