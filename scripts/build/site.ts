export { assembleSite } from './assemble.ts';
export { assembleBuilt, buildSite } from './build-site.ts';
