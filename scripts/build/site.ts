export { assembleSite } from './assemble.ts';
export { assembleBuilt, buildSite } from './build-site.ts';
export { FILES_STEP } from './assembly-options.ts';
