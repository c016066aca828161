import type { App } from '@supabase/lite';
import { authMail, type AuthMail } from '../../functions/_shared/mail/auth-mails.ts';
import { type MailContent, text } from '../../functions/_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../../functions/_shared/mail/email.ts';
import type { Firm } from '../../functions/_shared/mail/firm.ts';
import type { Send } from '../../functions/_shared/mail/send.ts';
import { currentScope } from '../http/request-scope.ts';
import { messageOf } from '../start-failure.ts';
import type { Inbox, Mail, MailKind } from './inbox.ts';

/**
 * Stores an email in the inbox and sends it if a mail server or service is configured. Returns whether sending
 * succeeded. Throws if the inbox can't store it.
 */
export type Post = (letter: EmailMessage, more: Pick<Mail, 'kind' | 'code' | 'link'>) => Promise<boolean>;

export function createPost(inbox: Inbox, send: Send | null, log: (line: string) => void): Post {
  return async (letter, { kind, code, link }) => {
    const { subject, text, html, attachments } = letter;
    const to = letter.to.toLowerCase();
    await inbox.deliver({
      kind,
      to,
      subject,
      text,
      html,
      code,
      ...(attachments.length === 0 ? {} : { attachments }),
      ...(link === undefined ? {} : { link }),
    });
    if (send === null) return true;
    try {
      await send(letter);
      return true;
    } catch (error) {
      log(`mail: ${messageOf(error)}`);
      return false;
    }
  };
}

type LiteMailer = NonNullable<App['_mailer']>;

export interface AuthEmail {
  kind: Exclude<MailKind, 'notice'>;
  type: string;
  to: string;
  tokenHash: string;
  code: string;
  /** For an address change: the current and the new address. */
  email?: string;
  newEmail?: string;
}
export interface Mailer extends LiteMailer {
  send(letter: AuthEmail): Promise<void>;
  /** Builds a verification link that redirects to the request's `redirect_to`. */
  linkFor(type: string, tokenHash: string): string;
}

export interface MailerOptions {
  post: Post;
  origin: () => string;
  siteUrl: string;
  firm: Firm;
  rules: { otp_expiry: number; double_confirm_changes: boolean };
}

const names: Record<Exclude<AuthEmail['kind'], 'reauthentication'>, AuthMail> = {
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

/** Sends the auth server's emails, with the same content as a hosted project's templates. */
export function createMailer({ post, origin, siteUrl, firm, rules }: MailerOptions): Mailer {
  const linkFor = (type: string, tokenHash: string): string => {
    const link = new URL('/auth/v1/verify', origin());
    link.searchParams.set('token', tokenHash);
    link.searchParams.set('type', type);
    link.searchParams.set('redirect_to', currentScope()?.redirectTo ?? siteUrl);
    return link.href;
  };
  const send = async ({ kind, type, to, tokenHash, code, email, newEmail }: AuthEmail): Promise<void> => {
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
    await post(buildEmail(to, content, { firm, siteUrl }), {
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
      // With `double_confirm_changes`, the new address also gets an email.
      if (newEmail && tokenNew && tokenHashNew)
        await send({ ...letter, to: newEmail, tokenHash: tokenHashNew, code: tokenNew });
    },
    sendReauthentication: (to, code) =>
      send({ kind: 'reauthentication', type: 'reauthentication', to, tokenHash: '', code }),
  };
}
