export { inScope } from './http/request-scope.ts';
export { createFileAdapter } from './storage/file-adapter.ts';
export { createLiteApp } from './lite-app.ts';
export { readProjectConfig } from './config-file.ts';
