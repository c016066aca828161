const hourMs = 3_600_000;

/** How long something has waited: "under 1 h", "7 h", "4 d". */
export function ageOf(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(since).getTime()) / hourMs);
  if (hours < 1) return 'under 1 h';
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
