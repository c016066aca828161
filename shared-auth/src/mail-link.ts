import type { EmailOtpType } from '@supabase/supabase-js';

/** The values of an email link. Nothing is used before the user agrees. */
export type MailLink =
  /** A session that the auth server has already opened. */
  | {
      readonly kind: 'session';
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly type: string;
      readonly invitation: string | null;
    }
  /** A single-use token. Null for an invitation, which is exchanged for one (`open-invitation`). */
  | {
      readonly kind: 'sealed';
      readonly tokenHash: string | null;
      readonly type: EmailOtpType;
      readonly invitation: string | null;
    }
  /** The first of the two emails about a new address was confirmed; the second one is pending. */
  | { readonly kind: 'halfway' }
  /** It has expired, was used, is incomplete, or is of an unsupported kind (`code`). */
  | { readonly kind: 'dead' };

const sealedTypes: readonly string[] = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
] satisfies EmailOtpType[];

const isSealedType = (type: string): type is EmailOtpType => sealedTypes.includes(type);

/** Reads the values of an email link from a page's address. The server's messages are ignored. */
export function readMailLink(values: URLSearchParams): MailLink {
  const text = (name: string) => values.get(name) ?? '';
  const type = text('type');
  const invitation = values.get('invitation');
  if (text('error') || text('error_code') || text('error_description')) return { kind: 'dead' };
  if (text('access_token') && text('refresh_token')) {
    const [accessToken, refreshToken] = [text('access_token'), text('refresh_token')];
    return { kind: 'session', accessToken, refreshToken, type, invitation };
  }
  if (text('token_hash') && isSealedType(type))
    return { kind: 'sealed', tokenHash: text('token_hash'), type, invitation };
  if (invitation && !text('token_hash') && !type)
    return { kind: 'sealed', tokenHash: null, type: 'invite', invitation };
  if (text('message') && !text('code')) return { kind: 'halfway' };
  return { kind: 'dead' };
}

/** The account of a link, and the tokens to sign in. */
export interface OpenedLink {
  readonly userId: string;
  readonly email: string;
  /** The type named in the link: `signup`, `recovery`, `invite`, `magiclink`, or `email_change`. */
  readonly type: string;
  readonly invitation: string | null;
  readonly tokens: { readonly access_token: string; readonly refresh_token: string };
}
