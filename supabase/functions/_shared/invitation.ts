import { paths } from 'shared-contract/paths.ts';
import * as z from 'zod';
import { secretHeaders } from './caller.ts';
import type { FunctionContext } from './function.ts';

export const role = z.enum(['user', 'coach', 'admin'], 'Choose user, coach or admin');

export const invitationFacts = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  status: z.enum(['pending', 'accepted', 'withdrawn']),
  expiresAt: z.string(),
  account: z.enum(['none', 'waiting', 'confirmed']),
});
export type InvitationFacts = z.infer<typeof invitationFacts>;

/** Returns the fields of an invitation that callers may see. Omits the state of the account behind the address. */
export const invitationView = ({ id, email, name, role, status, expiresAt }: InvitationFacts) => ({
  id,
  email,
  name,
  role,
  status,
  expiresAt,
});

/**
 * Makes the auth server send an invitation, or a sign-in link if the account is already confirmed. Either link signs
 * the user in and opens the page to set a password, with the token that `accept_invitation` requires.
 */
export async function sendInvitation(
  context: FunctionContext,
  { email, name, account }: InvitationFacts,
  token: string,
): Promise<boolean> {
  const page = new URL(paths.resetPassword, context.siteUrl);
  page.searchParams.set('invitation', token);
  const post = async (path: string, body: Record<string, unknown>): Promise<boolean> => {
    const address = `${context.url}/auth/v1/${path}?redirect_to=${encodeURIComponent(page.href)}`;
    const response = await fetch(address, {
      method: 'POST',
      headers: secretHeaders(context),
      body: JSON.stringify({ email, ...body }),
    });
    return response.ok;
  };
  try {
    // The auth server rejects an invitation if the address was confirmed after the database read it.
    if (account !== 'confirmed' && (await post('invite', { data: { full_name: name } }))) return true;
    return await post('otp', { create_user: false });
  } catch {
    return false;
  }
}
