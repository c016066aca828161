import { cppsLevels } from 'shared-contract/resources/levels';
import type { DataClient } from 'shared-auth/supabase-client';
import { z } from 'zod/mini';

const answer = z.object({
  level: z.enum(cppsLevels),
  files: z.array(
    z.object({
      id: z.string(),
      opens: z.boolean(),
      size: z.number(),
      updatedOn: z.string(),
      downloads: z.number(),
      wordsPath: z.nullable(z.string()),
    }),
  ),
});

export type ResourceShelf = z.infer<typeof answer>;
export type StoredResource = ResourceShelf['files'][number];

/** The caller's level, and of each file whether it opens. @throws the database's error */
export async function listResources(client: DataClient): Promise<ResourceShelf> {
  const { data, error } = await client.rpc('list_resources');
  if (error) throw error;
  return answer.parse(data);
}
