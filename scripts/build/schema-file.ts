import path from 'node:path';
import { root } from './shared-modules.ts';

/** What the backend of these sources offers to pages, as `supabase/embedded/generate-types.ts` writes it. */
export const schemaFile = path.join(root, 'supabase/schema.json');

/** Where it lies in the shell's server build: a release is asked whether what is live would still find it. */
export const SCHEMA = 'schema.json';
