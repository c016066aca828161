import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { ownCertification } from 'shared-contract/rpc/coach';
import type { AnswerOf } from 'shared-contract/rpc/rpc';

export type Certification = AnswerOf<typeof ownCertification>;

/**
 * How far the caller is with the certification.
 * @throws RpcError 42501 for who is no coach
 */
export const readCertification = (client: DataClient): Promise<Certification> =>
  callRpc(client, ownCertification);
