import type { rspack as Rspack } from '@rsbuild/core';
import { brandFile, ownBrandFile } from '@scripts/core/modules';
import { describeProblems, releaseBrand, type ReleaseBrand } from 'shared-release/release';

/** Replaces the repository's brand file with the firm's for every importing module. */
export function withBrandFile(rspack: typeof Rspack) {
  return new rspack.NormalModuleReplacementPlugin(
    /[\\/]shared-ui[\\/]src[\\/]brand[\\/]brand\.ts$/,
    (data) => {
      const created = data.createData as { resource?: string } | undefined;
      const file = brandFile();
      if (created?.resource === ownBrandFile && file !== undefined) created.resource = file;
    },
  );
}

const sharedBrand = () =>
  (globalThis as { __ninecourseShared?: Record<string, { brand?: unknown }> }).__ninecourseShared?.[
    'shared-ui/brand'
  ]?.brand;

/**
 * Returns the brand that the pages are rendered with.
 *
 * @throws if the brand file is invalid.
 */
export function builtBrand(): ReleaseBrand {
  const result = releaseBrand.safeParse(sharedBrand());
  if (!result.success) throw new Error(`The brand file cannot be used: ${describeProblems(result.error)}`);
  return result.data;
}

/** Returns the exact URLs of the form providers' scripts that pages may load. */
export const embedScripts = ({ embeds = {} }: ReleaseBrand): string[] => [
  ...new Set(Object.values(embeds).flatMap(({ script }) => script ?? [])),
];
