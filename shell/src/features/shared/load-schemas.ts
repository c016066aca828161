import { loadChunk } from 'shared-ui/chunks';

export const loadSchemas = () =>
  loadChunk(() => import(/* webpackChunkName: "shell-schemas" */ './schemas.ts'));
