import { formSchema } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/late';

/** Validation is loaded when somebody begins to fill in a form, not with the page. */
const load = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/booking/schema'));

export const loadBookingSchema = () => load().then(({ callForm }) => formSchema(callForm));
export const loadMoveSchema = () => load().then(({ moveForm }) => formSchema(moveForm));
