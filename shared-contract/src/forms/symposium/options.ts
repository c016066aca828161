import { valuesOf } from '../options.ts';

export const attendance = [
  { value: 'in_person', label: 'In person, in Nashville' },
  { value: 'online', label: 'Online, in the main room' },
] as const;

export const attendanceValues = valuesOf(attendance);

/** Fields of study that credit is wanted in. */
export const tracks = [
  { value: 'taxes', label: 'Taxes' },
  { value: 'financial-planning', label: 'Financial planning' },
  { value: 'business-consulting', label: 'Business consulting' },
  { value: 'ethics', label: 'Ethics' },
] as const;

export const trackValues = valuesOf(tracks);

export type Track = (typeof tracks)[number]['value'];

/** A browser's form has a box of its own for each. */
export const trackField = <Value extends string>(track: Value) => `track-${track}` as const;
