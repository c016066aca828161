export { describedRpcs, readSchema } from './types/read-schema.ts';
export { renderTypes } from './types/render-types.ts';
