import { join } from 'node:path';

const supabase = join(import.meta.dirname, '..');
const root = join(supabase, '..');

/** Where the project keeps what the backend reads and writes. */
export const projectPaths = {
  root,
  supabase,
  migrations: join(supabase, 'migrations'),
  /** What the migrations make, by subject: the text to read and to change. */
  schemas: join(supabase, 'schemas'),
  functions: join(supabase, 'functions'),
  cache: join(root, 'node_modules', '.cache', 'ninecourse', 'embedded'),
  /** The firm of the tree; another one by the setting BRAND_FILE. */
  brand: join(root, 'shared-ui', 'src', 'brand', 'brand.ts'),
  types: join(root, 'shared-auth', 'src', 'database.types.ts'),
  /** What pages may ask of the backend. */
  schema: join(supabase, 'schema.json'),
  retention: join(root, 'mfe-marketing', 'src', 'content', 'legal', 'retention.ts'),
};
