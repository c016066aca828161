import type { Session as AuthSession } from '@supabase/supabase-js';

/** What a token says of how its session was opened. Every page carries this: nothing is read from it but that. */
const levelOf = (token: string): unknown =>
  (JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as { aal?: unknown })
    .aal;

/** Whether the account has a second factor that was not given in this session: until then it opens nothing. */
export const isCodeDue = ({ user, access_token }: Pick<AuthSession, 'user' | 'access_token'>): boolean =>
  !!user.factors?.some(({ status }) => status === 'verified') && levelOf(access_token) !== 'aal2';
