import { loadChunk } from 'shared-ui/late';

/** Validation is loaded when somebody begins to fill in a form, not with the page. */
export const loadBookingSchemas = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-schemas" */ './booking-schema.ts'));
