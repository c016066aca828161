import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { messageOf, StartFailure } from './start-failure.ts';

const schema = z.object({
  project_id: z.string().min(1),
  api: z.object({
    port: z.int(),
    schemas: z.array(z.string()).min(1),
    extra_search_path: z.array(z.string()),
    max_rows: z.int().positive(),
  }),
  db: z.object({ seed: z.object({ enabled: z.boolean(), sql_paths: z.array(z.string()) }) }),
  storage: z.object({ file_size_limit: z.string().regex(/^\d+(KiB|MiB|GiB)$/) }),
  auth: z.object({
    additional_redirect_urls: z.array(z.string()),
    jwt_expiry: z.int().positive(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.int().nonnegative(),
    enable_signup: z.boolean(),
    minimum_password_length: z.int().min(6),
    email: z.object({
      double_confirm_changes: z.boolean(),
      otp_length: z.int().min(6).max(10),
      otp_expiry: z.int().positive(),
    }),
  }),
  functions: z
    .record(
      z.string(),
      z.object({ enabled: z.boolean().default(true), verify_jwt: z.boolean().default(true) }),
    )
    .default({}),
});

/**
 * The settings in supabase/config.toml that the embedded backend reads. The site URL and email confirmation come from
 * the backend's own settings: production's values would send a first-time developer to the live site and require a
 * mailbox.
 */
export type ProjectConfig = z.infer<typeof schema>;

export async function readProjectConfig(folder: string): Promise<ProjectConfig> {
  const file = join(folder, 'config.toml');
  let raw: unknown;
  try {
    raw = parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartFailure(`${file}: ${messageOf(error)}`);
  }
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartFailure(`${file}: ${faults.join('; ')}`);
}
