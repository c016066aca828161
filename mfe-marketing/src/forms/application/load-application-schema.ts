import { formSchema } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';

/** Validation is loaded when somebody begins to fill in a form, not with the page. */
export const loadApplicationSchema = () =>
  loadChunk(
    () =>
      import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/client-application/schema'),
  ).then((module) => formSchema(module.clientApplicationForm));
