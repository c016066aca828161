/** Places of a template that nobody has filled in. */
export const openPlaces = (text: string): readonly string[] => text.match(/\[[^\]\n]{1,80}\]/g) ?? [];
