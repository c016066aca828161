import { describeProblems } from '../../shell/server/describe-problems.ts';
import { releaseBrand, type ReleaseBrand } from '../../shell/server/release.ts';

/** The brand that the pages are rendered with: the shell's server build, once loaded, shares its own. */
export function builtBrand(): ReleaseBrand {
  const shared = (globalThis as { __ninecourseShared?: Record<string, { brand?: unknown }> })
    .__ninecourseShared;
  const result = releaseBrand.safeParse(shared?.['shared-ui/brand']?.brand);
  if (!result.success) throw new Error(`The brand file cannot be used: ${describeProblems(result.error)}`);
  return result.data;
}

/** Exact addresses of scripts that pages may load from providers of forms. */
export const embedScripts = ({ embeds = {} }: ReleaseBrand): string[] => [
  ...new Set(Object.values(embeds).flatMap(({ script }) => script ?? [])),
];
