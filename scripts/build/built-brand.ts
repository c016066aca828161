import { describeProblems } from '../../shell/server/describe-problems.ts';
import { releaseBrand, type ReleaseBrand } from '../../shell/server/release.ts';

/** What the shell's server build, once loaded, shares as its brand. */
const sharedBrand = () =>
  (globalThis as { __ninecourseShared?: Record<string, { brand?: unknown }> }).__ninecourseShared?.[
    'shared-ui/brand'
  ]?.brand;

/** The brand that the pages are rendered with. */
export function builtBrand(): ReleaseBrand {
  const result = releaseBrand.safeParse(sharedBrand());
  if (!result.success) throw new Error(`The brand file cannot be used: ${describeProblems(result.error)}`);
  return result.data;
}

/** Exact addresses of scripts that pages may load from providers of forms. */
export const embedScripts = ({ embeds = {} }: ReleaseBrand): string[] => [
  ...new Set(Object.values(embeds).flatMap(({ script }) => script ?? [])),
];
