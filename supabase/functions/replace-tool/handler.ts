import * as z from 'zod';
import { secretHeaders, callerHeaders } from '../_shared/caller.ts';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { HttpError } from '../_shared/http-error.ts';
import { problemOf } from './office-file.ts';

const input = z.object({
  toolId: z.string().regex(/^[a-z0-9-]{1,80}$/, 'Choose a tool'),
  upload: z
    .string()
    .regex(/^incoming\/[0-9a-f-]{36}\.(xlsx|docx|pptx)$/, 'Upload the file to the folder incoming first'),
});

const added = z.object({ version: z.number(), updated_on: z.string() });
const current = z.array(z.object({ path: z.string() }));

/**
 * Replaces a tool's file with an uploaded one. The earlier version stays available. For administrators only. Accepts `{
 * toolId, upload }`, where `upload` is the file's path in the bucket. The upload is removed from there, whatever the
 * outcome. Returns `{ version, updatedOn }`. Errors: 400 not an Office file, a different file type than before, or
 * contains macros, 401, 403, 404 no such tool or upload, 409 the file is already a version.
 */
export const handler = memberEndpoint(input, async ({ toolId, upload }, caller, context) => {
  const source = `${context.url}/storage/v1/object/tools/${upload}`;
  // Read as the caller, because only administrators may access the folder.
  const response = await fetch(source, { headers: callerHeaders(context, caller) });
  if (!response.ok)
    throw new HttpError(404, 'There is no such upload', { upload: 'There is no such upload' });
  try {
    const bytes = new Uint8Array(await response.arrayBuffer());
    const extension = /\.(xlsx|docx|pptx)$/.exec(upload)?.[1] as 'xlsx' | 'docx' | 'pptx';
    const wanted = await extensionOf(toolId, context);
    const problem =
      wanted !== null && wanted !== extension
        ? `This tool is a .${wanted} file. Choose one of that kind.`
        : problemOf(bytes, extension);
    if (problem !== null) throw new HttpError(400, problem, { upload: problem });
    const digest = await sha256(bytes);
    const path = `${toolId}/${digest.slice(0, 16)}.${extension}`;
    const type = response.headers.get('content-type') ?? '';
    const stored = await fetch(`${context.url}/storage/v1/object/tools/${path}`, {
      method: 'POST',
      headers: { ...secretHeaders(context), 'content-type': type, 'x-upsert': 'true' },
      body: bytes,
    });
    if (!stored.ok) {
      console.error(`A version of ${toolId} was not stored: ${stored.status} ${await stored.text()}`);
      throw new HttpError(502, 'The file could not be stored. The version before is still in use.');
    }
    const row = added.parse(
      await callDatabase(context, 'service', 'add_tool_file', {
        tool_id: toolId,
        path,
        size_bytes: bytes.length,
        sha256: digest,
        uploaded_by: caller.id,
      }),
    );
    return { version: row.version, updatedOn: row.updated_on };
  } finally {
    await fetch(`${context.url}/storage/v1/object/tools`, {
      method: 'DELETE',
      headers: secretHeaders(context),
      body: JSON.stringify({ prefixes: [upload] }),
    });
  }
});

/** Returns the extension of a tool's current file, or null if it has none. */
async function extensionOf(toolId: string, context: FunctionContext): Promise<string | null> {
  const address = `${context.url}/rest/v1/tool_files?select=path&tool_id=eq.${toolId}&limit=1`;
  const response = await fetch(address, { headers: secretHeaders(context) });
  const [row] = current.parse(await response.json());
  return row?.path.split('.').at(-1) ?? null;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
