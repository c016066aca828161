import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { saveStory as rpc } from 'shared-contract/rpc/stories';
import type { Saved } from '../keeping/doc.ts';
import type { Texts } from '../story.ts';

/**
 * Saves fields of a story, each unless somebody else has changed it since.
 * @param base what each field was when it was touched; null for a story that is new
 * @throws RpcError
 */
export const saveStory = (client: DataClient, id: string, base: Texts | null, patch: Texts): Promise<Saved> =>
  callRpc(client, rpc, { id, base, patch });
