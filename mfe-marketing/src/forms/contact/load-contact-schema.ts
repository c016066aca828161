import { loadChunk } from 'shared-ui/late';

/** Validation is loaded when somebody begins to fill in the form, not with the page. */
export const loadContactSchema = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-schemas" */ './contact-schema.ts')).then(
    (module) => module.contactSchema,
  );
