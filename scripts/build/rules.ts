export type { DeclaredRoutes, SiteRoutes } from './declared-routes.ts';
export { isOfTheEdge } from './fixed-files.ts';
export { encodedForm, isTextFile } from './compress.ts';
export { loadsOf, packed, weighPages } from './page-weights.ts';
export { SCHEMA, schemaFile } from './schema-file.ts';
export { scopeFaults } from './stylesheet-scope.ts';
export { type Stylesheet, unlikeProperties } from './stylesheet-rules.ts';
export { budgetOf, homeBudget, pageFilesBudget, scriptBudget } from './page-budgets.ts';
export { FILES_STEP } from './assembly-options.ts';
