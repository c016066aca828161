import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import { storyChoices } from 'shared-contract/rpc/stories';

export type StoryChoices = AnswerOf<typeof storyChoices>;

/** Writers and clients of the stories that the user may read. @throws RpcError */
export const readStoryChoices = (client: DataClient): Promise<StoryChoices> => callRpc(client, storyChoices);
