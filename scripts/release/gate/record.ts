import type { PageFileLists } from 'shared-contract/page-data';
import type { ReleaseSet } from 'shared-release/live';
import { z } from 'zod';
import type { Artifact } from '../artifacts.ts';
import { CommandError } from '../command-error.ts';

const texts = z.record(z.string(), z.string()).default({});

/** The fields of a build record that the gate reads. A build of another repository may omit all but the version. */
const schema = z.object({
  version: z.string().min(1),
  chunks: z.record(z.string(), z.unknown()).default({}),
  fingerprints: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  integrity: texts,
  builtAgainst: texts,
});

export type GatedRecord = z.infer<typeof schema>;

export const textOf = async (artifact: Artifact, file: string): Promise<string> =>
  new TextDecoder().decode(await artifact.bytes(file));

/** Lists the scripts that browsers load. Files under `at/` are downloads. */
export const scriptsOf = ({ files }: Pick<Artifact, 'files'>): string[] =>
  Object.keys(files).filter((file) => /^web\/(?!at\/).*\.js$/.test(file));

/**
 * Reads the record of a build.
 * @throws a {@link CommandError} if it is invalid
 */
export async function recordOf(artifact: Artifact): Promise<GatedRecord> {
  const read = schema.safeParse(JSON.parse(await textOf(artifact, 'build.json')));
  if (read.success) return read.data;
  throw new CommandError(`${artifact.package}: build.json cannot be read: ${z.prettifyError(read.error)}`);
}

/** Returns the files that each page loads by its row in the page file lists: URL paths by route pattern. */
export function pageFilesOf({ release, texts }: ReleaseSet): ReadonlyMap<string, readonly string[]> {
  const text = texts[release.site.pageFiles?.slice(1) ?? ''];
  if (text === undefined) return new Map();
  const { files, pages } = JSON.parse(text) as PageFileLists;
  return new Map(
    Object.entries(pages).map(([pattern, row]) => [pattern, row.flatMap((at) => files[at]?.[0] ?? [])]),
  );
}
