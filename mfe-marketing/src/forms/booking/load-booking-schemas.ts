import { formSchema } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';

/** Validation is loaded when somebody begins to fill in a form, not with the page. */
const loadSchemas = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/booking/schema'));

/** Shows the booked call. Loaded before a call is booked, so that a booked call is always shown. */
export const loadBooked = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-managed-call" */ './booked.tsx'));

export const loadBookingSchema = async () => {
  const [{ callForm }] = await Promise.all([loadSchemas(), loadBooked()]);
  return formSchema(callForm);
};
export const loadMoveSchema = () => loadSchemas().then(({ moveForm }) => formSchema(moveForm));
