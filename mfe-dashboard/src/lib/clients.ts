import { callRpc } from 'shared-auth/call-rpc';
import type { Tables } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';
import { ownRecords } from 'shared-contract/rpc/clients';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import type { BadgeTone } from 'shared-ui/badge';

export type AccountRecord = AnswerOf<typeof ownRecords>[number];

/** Returns the firm's records for which the user is the client. */
export const readAccountRecords = (client: DataClient): Promise<AccountRecord[]> =>
  callRpc(client, ownRecords);

export type ClientStatus = Tables<'clients'>['status'];

/** In the order of the filter. */
export const statusTones: Readonly<Record<ClientStatus, BadgeTone>> = {
  Active: 'success',
  Prospect: 'info',
  Inactive: 'neutral',
};
