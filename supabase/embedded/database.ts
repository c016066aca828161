export { withMigratedDatabase } from './database/migrated-database.ts';
export type { Database } from './database/database.ts';
export { openDatabase } from './database/open-database.ts';
export { prepareDatabase } from './database/prelude.ts';
