import { loadChunk } from 'shared-ui/late';

/** Validation is loaded when somebody begins to fill in the form, not with the page. */
export const loadPartnershipSchema = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-schemas" */ './partnership-schema.ts')).then(
    (module) => module.partnershipSchema,
  );
