import { slotOf } from 'shared-contract/page-slots';
import type { RegisteredPerson } from './professional.ts';

/** Whoever the edge finds in the register: rendered once by the build, filled for each of them. */
export const personOfSlots: RegisteredPerson = {
  id: slotOf('id'),
  name: slotOf('name'),
  title: slotOf('title'),
  firm: slotOf('firm'),
  location: slotOf('location'),
  specializations: [slotOf('specializations')],
  about: [slotOf('about')],
  email: slotOf('email'),
  cohort: slotOf('cohort'),
  code: slotOf('code'),
};
