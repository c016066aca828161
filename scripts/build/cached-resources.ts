import type { ResourceFile } from '../../supabase/resources/install-resources.ts';
import type { ToolFile } from '../../supabase/tools/install-tools.ts';
import { hashInputs } from '../lib/hash-inputs.ts';
import { brandHash } from './brand.ts';
import { cachedFiles, cacheOf } from './cached-files.ts';
import { root } from './shared-modules.ts';

/** Inputs of the files: definitions, generators, and library versions. */
const toolInputs = [
  'mfe-cpps/src/content/tools.ts',
  'mfe-cpps/src/content/tool-files',
  'shared-contract/src/calculators',
  'shared-contract/src/tax',
  'shared-contract/src/tools',
  'shared-ui/src/brand/brand.ts',
  'scripts/build/tools',
  'package-lock.json',
];

export const cachedTools = (): Promise<ToolFile[]> =>
  cachedFiles(cacheOf('tools'), hashInputs(root, toolInputs) + brandHash(), async () =>
    (await import('./tools/make-tools.ts')).makeTools(),
  );

const resourceInputs = [
  'mfe-dashboard/src/features/coach/content/documents',
  'mfe-dashboard/src/features/resources/content',
  'mfe-marketing/src/content/papers/documents.ts',
  'shared-contract/src/calculators',
  'shared-contract/src/resources',
  'shared-contract/src/tax',
  'shared-contract/src/tools',
  'shared-ui/src/brand/brand.ts',
  'supabase/resources/films',
  'scripts/build/documents',
  'scripts/build/resources',
  'scripts/build/tools',
  'package-lock.json',
];

export const cachedResources = (): Promise<ResourceFile[]> =>
  cachedFiles(cacheOf('resources'), hashInputs(root, resourceInputs) + brandHash(), async () =>
    (await import('./resources/make-resources.ts')).makeResources(),
  );
