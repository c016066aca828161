import { zonedDay } from 'shared-contract/zoned-time';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const options = (timeZone: string, more: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...more });
/** Some versions put a narrow space before AM and PM. */
const plain = (text: string) => text.replaceAll('\u202F', ' ');

/** Days with a free time, where the office is. */
export function dayChoices(slots: readonly string[], timeZone: string): readonly Choice[] {
  const words = options(timeZone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const days = new Map(
    slots.map((slot) => [zonedDay(new Date(slot), timeZone), words.format(new Date(slot))]),
  );
  return [...days].map(([value, label]) => ({ value, label }));
}

/** Free times of a day. */
export function timeChoices(slots: readonly string[], timeZone: string, day: string): readonly Choice[] {
  const words = options(timeZone, { hour: 'numeric', minute: '2-digit' });
  return slots
    .filter((slot) => zonedDay(new Date(slot), timeZone) === day)
    .map((slot) => ({ value: slot, label: plain(words.format(new Date(slot))) }));
}

/** A start in words, with the zone that it is told in. */
export const timeInWords = (instant: string, timeZone: string): string =>
  plain(
    options(timeZone, {
      ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    }).format(new Date(instant)),
  );
