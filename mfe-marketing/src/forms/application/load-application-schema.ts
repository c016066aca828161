import { loadChunk } from 'shared-ui/late';

/** Validation is loaded when somebody begins to fill in a form, not with the page. */
export const loadApplicationSchema = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-schemas" */ './application-schema.ts')).then(
    (module) => module.applicationSchema,
  );
