import type { Option } from './definition-types.ts';

const same = (labels: readonly string[]): readonly Option[] =>
  labels.map((label) => ({ value: label, label }));

/** The fifty states and the District of Columbia. */
export const states = same(
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'.split(
    '|',
  ),
);

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
