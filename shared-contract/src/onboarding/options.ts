import { states as stateNames } from '../forms/states.ts';
import type { Option } from './step-types.ts';

const same = (labels: readonly string[]): readonly Option[] =>
  labels.map((label) => ({ value: label, label }));

/** The fifty states and the District of Columbia. */
export const states = same(stateNames);

export const months = same(
  'January|February|March|April|May|June|July|August|September|October|November|December'.split('|'),
);

export const yesNoUnsure = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'I am not sure' },
] as const satisfies readonly Option[];

export const reach = [
  { value: 'email', label: 'By email' },
  { value: 'phone-morning', label: 'By phone, before noon' },
  { value: 'phone-afternoon', label: 'By phone, after noon' },
] as const satisfies readonly Option[];
