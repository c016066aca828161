import path from 'node:path';
import { root } from '@scripts/core/files';

/** The schema that the backend offers to pages, written by `supabase/embedded/generate-types.ts`. */
export const schemaFile = path.join(root, 'supabase/schema.json');

/** Its file in the shell's server build, which the release gate compares with the live release. */
export const SCHEMA = 'schema.json';
