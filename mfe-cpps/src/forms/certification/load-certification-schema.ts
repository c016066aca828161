import { formSchema } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';

/** Validation is loaded when somebody begins to fill in the form, not with the page. */
export const loadCertificationSchema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "cpps-schemas" */ 'shared-contract/forms/certification/schema'),
  ).then((module) => formSchema(module.certification));
