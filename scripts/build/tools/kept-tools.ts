import type { ToolFile } from '../../../supabase/tools/install-tools.ts';
import { keptFiles } from '../kept-files.ts';

/** What the files are made of: definitions, what sets them, and the versions of the libraries. */
const inputs = [
  'mfe-cpps/src/content/tools.ts',
  'mfe-cpps/src/content/tool-files',
  'shared-contract/src/calculators',
  'shared-contract/src/tax',
  'shared-contract/src/tools',
  'shared-ui/src/brand/brand.ts',
  'scripts/build/tools',
  'package-lock.json',
];

/** The files of the tools, made once for what they are made of. */
export const keptTools = (): Promise<ToolFile[]> =>
  keptFiles('tools', inputs, async () => (await import('./make-tools.ts')).makeTools());
