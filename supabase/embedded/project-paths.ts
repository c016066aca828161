import { join } from 'node:path';

const supabase = join(import.meta.dirname, '..');
const root = join(supabase, '..');

/** Paths of the project's files that the backend reads and writes. */
export const projectPaths = {
  root,
  supabase,
  migrations: join(supabase, 'migrations'),
  /** The current schema by subject, as readable SQL files. The migrations produce the same schema. */
  schemas: join(supabase, 'schemas'),
  functions: join(supabase, 'functions'),
  cache: join(root, 'node_modules', '.cache', 'ninecourse', 'embedded'),
  /** The default firm. The BRAND_FILE setting replaces it. */
  brand: join(root, 'shared-ui', 'src', 'brand', 'brand.ts'),
  types: join(root, 'shared-auth', 'src', 'database.types.ts'),
  /** Queries and calls that the pages may make. */
  schema: join(supabase, 'schema.json'),
  retention: join(root, 'mfe-marketing', 'src', 'content', 'legal', 'retention.ts'),
};
