import type { App } from '@supabase/lite';
import { authMail, type AuthMail } from '../../functions/_shared/mail/auth-mails.ts';
import { text, type MailContent } from '../../functions/_shared/mail/content.ts';
import type { Firm } from '../../functions/_shared/mail/firm.ts';
import { letterOf } from '../../functions/_shared/mail/letter.ts';
import { currentScope } from '../http/request-scope.ts';
import type { MailKind } from './inbox.ts';
import type { Post } from './post.ts';

type LiteMailer = NonNullable<App['_mailer']>;

export interface Letter {
  kind: Exclude<MailKind, 'notice'>;
  /** `type` of the verification link. */
  type: string;
  to: string;
  tokenHash: string;
  code: string;
  /** Of a change: the address in force and the one to come. */
  email?: string;
  newEmail?: string;
}
export interface Mailer extends LiteMailer {
  send(letter: Letter): Promise<void>;
  /** Verification address that leads back to the request's `redirect_to`. */
  linkFor(type: string, tokenHash: string): string;
}

export interface MailerOptions {
  post: Post;
  /** The backend's own address. */
  origin: () => string;
  siteUrl: string;
  firm: Firm;
  /** What config.toml says of letters. */
  rules: { otp_expiry: number; double_confirm_changes: boolean };
}

const names: Record<Exclude<Letter['kind'], 'reauthentication'>, AuthMail> = {
  confirmation: 'confirmation',
  recovery: 'recovery',
  invitation: 'invite',
  'sign-in link': 'magic_link',
  'email change': 'email_change',
};

const codeMail = (code: string, siteUrl: string): MailContent => ({
  subject: 'Your code',
  preview: 'Enter it to go on.',
  heading: 'Your code',
  blocks: [text('Enter this code to go on.'), { kind: 'facts', rows: [['Code', code]] }],
  reason: `You get this email because a code for your account at ${siteUrl} was requested.`,
});

/** Writes the auth server's mail: the same as a hosted project's templates say. */
export function createMailer({ post, origin, siteUrl, firm, rules }: MailerOptions): Mailer {
  const linkFor = (type: string, tokenHash: string): string => {
    const link = new URL('/auth/v1/verify', origin());
    link.searchParams.set('token', tokenHash);
    link.searchParams.set('type', type);
    link.searchParams.set('redirect_to', currentScope()?.redirectTo ?? siteUrl);
    return link.href;
  };
  const send = async ({ kind, type, to, tokenHash, code, email, newEmail }: Letter): Promise<void> => {
    const link = kind === 'reauthentication' ? undefined : linkFor(type, tokenHash);
    const content =
      kind === 'reauthentication' || link === undefined
        ? codeMail(code, siteUrl)
        : authMail(names[kind], {
            link,
            firmName: firm.name,
            siteUrl,
            seconds: rules.otp_expiry,
            email: email ?? to,
            newEmail: newEmail ?? to,
            bothAgree: rules.double_confirm_changes,
          });
    await post(letterOf(to, content, { firm, siteUrl }), {
      kind,
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
        email: to,
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
