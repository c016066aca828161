import { formSchema } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';

/** Validation is loaded when somebody begins to fill in the form, not with the page. */
export const loadSymposiumSchema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/symposium/schema'),
  ).then((module) => formSchema(module.symposiumForm));
