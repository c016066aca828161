import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import { trainingPeople } from 'shared-contract/rpc/training';

export type TrainingPerson = AnswerOf<typeof trainingPeople>[number];

/**
 * Who trains, of the people whose progress the user may read, the latest first: at most 200. One person, or all others.
 * @throws RpcError
 */
export const listTrainingPeople = (
  client: DataClient,
  person: string | null,
): Promise<readonly TrainingPerson[]> =>
  callRpc(client, trainingPeople, person === null ? {} : { of_person: person });
