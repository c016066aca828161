import { z } from 'zod';
import type { Artefact } from '../artefacts.ts';
import { Refusal } from '../refusal.ts';

/** As far as the gate asks a build: one of another repository may leave out what it has nothing to say about. */
const schema = z.object({
  version: z.string().min(1),
  chunks: z.record(z.string(), z.unknown()).default({}),
  fingerprints: z.record(z.string(), z.record(z.string(), z.string())).default({}),
});

export type GatedRecord = z.infer<typeof schema>;

export const textOf = async (artefact: Artefact, file: string): Promise<string> =>
  new TextDecoder().decode(await artefact.bytes(file));

/** What a build says of itself. @throws a {@link Refusal} where that cannot be read */
export async function recordOf(artefact: Artefact): Promise<GatedRecord> {
  const read = schema.safeParse(JSON.parse(await textOf(artefact, 'build.json')));
  if (read.success) return read.data;
  throw new Refusal(`${artefact.package}: build.json cannot be read: ${z.prettifyError(read.error)}`);
}
