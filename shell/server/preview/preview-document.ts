import { z } from 'zod';
import { describeProblems } from '../describe-problems.ts';
import { ReleaseError } from '../release.ts';
import { releaseSetSchema } from '../live/release-set.ts';

const previewSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/, 'expected 16 hex digits'),
  /** The packages that differ from what was live when it was made. */
  packages: z.array(z.string()).min(1),
  author: z.string().min(1),
  made: z.iso.datetime(),
  until: z.iso.datetime(),
  set: releaseSetSchema,
});

/** A set that is not live, as it lies in a store for as long as somebody may look at it. */
export type Preview = z.infer<typeof previewSchema>;

/** Reads a preview from its JSON text; `source` names it in the message of a {@link ReleaseError}. */
export function parsePreview(text: string, source: string): Preview {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ReleaseError(`${source} is not JSON`, { cause });
  }
  const result = previewSchema.safeParse(value);
  if (!result.success) throw new ReleaseError(`${source} is no preview: ${describeProblems(result.error)}`);
  return result.data;
}
