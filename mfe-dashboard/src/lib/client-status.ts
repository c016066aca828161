import type { Tables } from 'shared-auth/database.types';
import type { BadgeTone } from 'shared-ui/badge';

export type ClientStatus = Tables<'clients'>['status'];

/** The states of a client with the tone of their badge, in the order the filter shows them. */
export const statusTones: Readonly<Record<ClientStatus, BadgeTone>> = {
  Active: 'success',
  Prospect: 'info',
  Inactive: 'neutral',
};
