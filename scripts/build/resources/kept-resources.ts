import type { ResourceFile } from '../../../supabase/resources/install-resources.ts';
import { keptFiles } from '../kept-files.ts';

const inputs = [
  'mfe-dashboard/src/features/coach/content/papers',
  'mfe-dashboard/src/features/resources/content',
  'mfe-marketing/src/content/papers/disclosures.ts',
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

/** The files of the resources, made once for what they are made of. */
export const keptResources = (): Promise<ResourceFile[]> =>
  keptFiles('resources', inputs, async () => (await import('./make-resources.ts')).makeResources());
