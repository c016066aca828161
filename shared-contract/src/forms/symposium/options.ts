export const attendance = [
  { value: 'in_person', label: 'In person, in Nashville' },
  { value: 'online', label: 'Online, in the main room' },
] as const;

/** Fields of study in which an attendee wants credit. */
export const tracks = [
  { value: 'taxes', label: 'Taxes' },
  { value: 'financial-planning', label: 'Financial planning' },
  { value: 'business-consulting', label: 'Business consulting' },
  { value: 'ethics', label: 'Ethics' },
] as const;

export type Track = (typeof tracks)[number]['value'];

/** Returns the name of a track's checkbox, because an HTML form sends each box as a separate field. */
export const trackField = <Value extends string>(track: Value) => `track-${track}` as const;
