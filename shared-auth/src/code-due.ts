import type { Session as AuthSession } from '@supabase/supabase-js';

/** What a token says of how its session was opened. One that cannot be read says nothing. */
function levelOf(token: string): unknown {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return Reflect.get(Object(JSON.parse(atob(payload))), 'aal');
  } catch {
    return undefined;
  }
}

/** Whether the account has a second factor that was not given in this session: until then it opens nothing. */
export const isCodeDue = ({ user, access_token }: Pick<AuthSession, 'user' | 'access_token'>): boolean =>
  (user.factors ?? []).some(({ status }) => status === 'verified') && levelOf(access_token) !== 'aal2';
