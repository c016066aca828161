import { invitationDays, officeZone } from 'shared-contract/firm.ts';
import { formatDay } from 'shared-contract/format.ts';
import { paths } from 'shared-contract/paths.ts';
import { zonedDay } from 'shared-contract/zoned-time.ts';
import * as z from 'zod';
import { secretHeaders } from './caller.ts';
import type { FunctionContext } from './function.ts';
import { action, note, text } from './mail/content.ts';
import { buildEmail, type EmailMessage } from './mail/email.ts';
import { greeting } from './mail/person.ts';

export const role = z.enum(['user', 'coach', 'admin'], 'Choose user, coach or admin');

export const invitationFacts = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  status: z.enum(['pending', 'accepted', 'withdrawn']),
  expiresAt: z.string(),
  /** Name of the administrator who invited them. Null if the account has no name. */
  inviter: z.string().nullable(),
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

const roles: Record<InvitationFacts['role'], string> = {
  user: 'Client: your plan, your documents, and your calls with us',
  coach: 'Coach: the certification program, its tools, and your clients',
  admin: 'Administrator: all accounts, clients, and settings',
};

/**
 * Builds the email of an invitation. Its link works as long as the invitation: the page that it opens exchanges the
 * token for a sign-in (open-invitation), and `accept_invitation` requires it.
 */
export function invitationLetter(
  { email, name, role, inviter, expiresAt }: InvitationFacts,
  token: string,
  context: FunctionContext,
): EmailMessage {
  const { firm, siteUrl } = context;
  const page = new URL(paths.resetPassword, siteUrl);
  page.searchParams.set('invitation', token);
  const until = formatDay(zonedDay(new Date(expiresAt), officeZone));
  const content = {
    subject: `${inviter ?? firm.name} invited you to ${firm.name}`,
    preview: `The link works for ${invitationDays} days, until ${until}.`,
    heading: `You are invited to ${firm.name}`,
    blocks: [
      text(greeting(name)),
      text(
        `${inviter ?? 'We'} invited you to the member area of ${firm.name}. Accept the invitation, and choose your password.`,
      ),
      { kind: 'facts', rows: [['Your role', roles[role]]] } as const,
      action('Accept the invitation', page.href),
      note(
        `The link works for ${invitationDays} days, until ${until}. After that, reply to this email to get a new one. Anyone who has the link can accept, so don’t forward it.`,
      ),
      note(
        'If you did not expect an invitation, ignore this email. No one can use the account without the link.',
      ),
    ],
    reason: `You get this email because an administrator at ${siteUrl} invited this address.`,
  };
  return buildEmail(email, content, context);
}

const generated = z.object({ hashed_token: z.string() });

/** Creates a sign-in token for the invited address, and its account if there is none. Null if that fails. */
export async function createSignIn(
  context: FunctionContext,
  { email, name, account }: InvitationFacts,
): Promise<{ tokenHash: string; type: 'invite' | 'magiclink' } | null> {
  const generate = async (type: 'invite' | 'magiclink') => {
    const response = await fetch(`${context.url}/auth/v1/admin/generate_link`, {
      method: 'POST',
      headers: secretHeaders(context),
      body: JSON.stringify({ type, email, data: type === 'invite' ? { full_name: name } : {} }),
    });
    return response.ok ? { tokenHash: generated.parse(await response.json()).hashed_token, type } : null;
  };
  try {
    // The auth server rejects an invitation if the address was confirmed after the database read it.
    return (account === 'confirmed' ? null : await generate('invite')) ?? (await generate('magiclink'));
  } catch {
    return null;
  }
}

/**
 * Emails an invitation. Returns whether it was sent. Creates the account first, without a password, so that another
 * person can't register the address with theirs in the meantime.
 */
export async function sendInvitation(
  context: FunctionContext,
  facts: InvitationFacts,
  token: string,
): Promise<boolean> {
  if (facts.account !== 'confirmed' && (await createSignIn(context, facts)) === null) return false;
  return context.sendMail(invitationLetter(facts, token, context));
}
