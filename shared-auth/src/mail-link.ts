import type { EmailOtpType } from '@supabase/supabase-js';

/** What a link of a mail brought to this page. Nothing of it is used before somebody has said so. */
export type MailLink =
  /** A session that the auth server has opened already. */
  | {
      readonly kind: 'session';
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly type: string;
      readonly invitation: string | null;
    }
  /** A token that opening uses up. */
  | {
      readonly kind: 'sealed';
      readonly tokenHash: string;
      readonly type: EmailOtpType;
      readonly invitation: string | null;
    }
  /** The first of the two letters about a new address was followed; the other one is still to come. */
  | { readonly kind: 'halfway' }
  /** It has expired, was used, is not complete, or is of a kind that is not asked for here (`code`). */
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

/** Reads what stood in the address of a page that a mail led to. The server's own words are never taken over. */
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
  if (text('message') && !text('code')) return { kind: 'halfway' };
  return { kind: 'dead' };
}

/** Whose account a link is for, with what is needed to go on as them. */
export interface OpenedLink {
  readonly userId: string;
  readonly email: string;
  /** `signup`, `recovery`, `invite`, `magiclink`, `email_change`, as the link says. */
  readonly type: string;
  readonly invitation: string | null;
  readonly tokens: { readonly access_token: string; readonly refresh_token: string };
}
