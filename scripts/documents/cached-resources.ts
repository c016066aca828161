import { hashInputs, cachedFiles, cacheOf, root } from '@scripts/core/files';
import { brandHash } from '@scripts/core/modules';
import type { ResourceFile } from '../../supabase/resources/install-resources.ts';
import type { ToolFile } from '../../supabase/tools/install-tools.ts';

/** Inputs of the files: definitions, generators, and library versions. */
const toolInputs = [
  'mfe-cpps/src/content/tools.ts',
  'mfe-cpps/src/content/tool-files',
  'shared-contract/src/calculators',
  'shared-contract/src/tax',
  'shared-contract/src/tools',
  'shared-ui/src/brand/brand.ts',
  'scripts/documents/office',
  'package-lock.json',
];

export const cachedTools = (): Promise<ToolFile[]> =>
  cachedFiles(cacheOf('tools'), hashInputs(root, toolInputs) + brandHash(), async () =>
    (await import('./office/make-tools.ts')).makeTools(),
  );

const resourceInputs = [
  'mfe-dashboard/src/features/coach/content/documents',
  'mfe-dashboard/src/features/resources/content',
  'mfe-marketing/src/content/papers/documents.ts',
  'shared-contract/src/calculators',
  'shared-contract/src/firm.ts',
  'shared-contract/src/resources',
  'shared-contract/src/strategies.ts',
  'shared-contract/src/tax',
  'shared-contract/src/tools',
  'shared-ui/src/brand/brand.ts',
  'supabase/resources/films',
  'scripts/documents/papers',
  'scripts/documents/resources',
  'scripts/documents/office',
  'package-lock.json',
];

export const cachedResources = (): Promise<ResourceFile[]> =>
  cachedFiles(cacheOf('resources'), hashInputs(root, resourceInputs) + brandHash(), async () =>
    (await import('./resources/make-resources.ts')).makeResources(),
  );
