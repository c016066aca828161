const hourMs = 3_600_000;

/** How long something has waited: "under an hour", "7 hours", "4 days". */
export function ageOf(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(since).getTime()) / hourMs);
  if (hours < 1) return 'under an hour';
  return hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.floor(hours / 24)} days`;
}
