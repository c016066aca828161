import { formSchema } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';

/** Validation is loaded when somebody begins to fill in the form, not with the page. */
export const loadPartnershipSchema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/cpa-partnership/schema'),
  ).then((module) => formSchema(module.cpaPartnershipForm));
