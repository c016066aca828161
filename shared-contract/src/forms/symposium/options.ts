export const attendance = [
  { value: 'in_person', label: 'In person, in Nashville' },
  { value: 'online', label: 'Online, in the main room' },
] as const;

/** Fields of study in which an attendee wants credit. */
export const tracks = [
  { value: 'taxes', label: 'Taxes' },
  { value: 'financial-planning', label: 'Finance' },
  { value: 'business-consulting', label: 'Management Services' },
  { value: 'ethics', label: 'Regulatory Ethics' },
] as const;

export type Track = (typeof tracks)[number]['value'];

/** Returns the name of a track's checkbox, because an HTML form sends each box as a separate field. */
export const trackField = <Value extends string>(track: Value) => `track-${track}` as const;
