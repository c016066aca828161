import type { App } from '@supabase/lite';
import { currentScope } from '../http/request-scope.ts';
import type { Inbox, MailKind } from './inbox.ts';

type LiteMailer = NonNullable<App['_mailer']>;

export interface Letter {
  kind: Exclude<MailKind, 'notice'>;
  /** `type` of the verification link. */
  type: string;
  to: string;
  tokenHash: string;
  code: string;
  newEmail?: string;
}
export interface Mailer extends LiteMailer {
  send(letter: Letter): Promise<void>;
  /** Verification address that leads back to the request's `redirect_to`. */
  linkFor(type: string, tokenHash: string): string;
}

const words: Record<Letter['kind'], { subject: string; ask: string }> = {
  confirmation: { subject: 'Confirm your email address', ask: 'Open this address to confirm your account:' },
  recovery: { subject: 'Reset your password', ask: 'Open this address to choose a new password:' },
  invitation: { subject: 'You are invited', ask: 'Open this address to accept the invitation:' },
  'sign-in link': { subject: 'Your sign-in link', ask: 'Open this address to sign in:' },
  'email change': {
    subject: 'Confirm your new email address',
    ask: 'Open this address to confirm the change:',
  },
  reauthentication: { subject: 'Your code', ask: 'Enter the code below to go on.' },
};

/** Writes the auth server's mail into the local inbox. `origin` is the backend's own address. */
export function createMailer(inbox: Inbox, origin: () => string, siteUrl: string): Mailer {
  const linkFor = (type: string, tokenHash: string): string => {
    const link = new URL('/auth/v1/verify', origin());
    link.searchParams.set('token', tokenHash);
    link.searchParams.set('type', type);
    link.searchParams.set('redirect_to', currentScope()?.redirectTo ?? siteUrl);
    return link.href;
  };
  const send = ({ kind, type, to, tokenHash, code, newEmail }: Letter): Promise<void> => {
    const { subject, ask } = words[kind];
    const link = kind === 'reauthentication' ? undefined : linkFor(type, tokenHash);
    const change = newEmail === undefined ? [] : [`New address: ${newEmail}`];
    const text = [...change, ask, ...(link === undefined ? [] : [link]), `Code: ${code}`].join('\n\n');
    return inbox.deliver({
      kind,
      to: to.toLowerCase(),
      subject,
      text,
      code,
      ...(link === undefined ? {} : { link }),
    });
  };
  return {
    send,
    linkFor,
    sendConfirmation: (to, tokenHash, code) =>
      send({ kind: 'confirmation', type: 'signup', to, tokenHash, code }),
    sendRecovery: (to, tokenHash, code) => send({ kind: 'recovery', type: 'recovery', to, tokenHash, code }),
    sendMagicLink: (to, tokenHash, code) =>
      send({ kind: 'sign-in link', type: 'magiclink', to, tokenHash, code }),
    async sendEmailChange(to, tokenHash, code, meta) {
      const { newEmail, tokenNew, tokenHashNew } = meta ?? {};
      const letter = {
        kind: 'email change',
        type: 'email_change',
        ...(newEmail ? { newEmail } : {}),
      } as const;
      await send({ ...letter, to, tokenHash, code });
      // Where both addresses have to agree, this one is written to as well.
      if (newEmail && tokenNew && tokenHashNew)
        await send({ ...letter, to: newEmail, tokenHash: tokenHashNew, code: tokenNew });
    },
    sendReauthentication: (to, code) =>
      send({ kind: 'reauthentication', type: 'reauthentication', to, tokenHash: '', code }),
  };
}
