import { action, note, text, type MailContent } from './content.ts';
import { durationWords } from './duration.ts';

export type AuthMail = 'confirmation' | 'invite' | 'magic_link' | 'recovery' | 'email_change';

export interface AuthFacts {
  link: string;
  firmName: string;
  siteUrl: string;
  /** How long the link works (`otp_expiry`). */
  seconds: number;
  /** The account's current address, until a change is confirmed. */
  email: string;
  newEmail: string;
  /** Whether both addresses must confirm a change (`double_confirm_changes`). */
  bothAgree: boolean;
}

const mails: Record<AuthMail, (facts: AuthFacts) => Omit<MailContent, 'preview'>> = {
  confirmation: ({ link, siteUrl, firmName, seconds }) => ({
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    blocks: [
      text(`You opened an account with ${firmName}. Please confirm your email address.`),
      action('Confirm my email address', link),
      note(
        `The link works once, for ${durationWords(seconds)}. After that, sign in, and we’ll send a new one.`,
      ),
      note('If you did not open an account, ignore this email. The account stays unconfirmed.'),
    ],
    reason: `You get this email because this address was entered for a new account at ${siteUrl}.`,
  }),
  invite: ({ link, siteUrl, firmName, seconds }) => ({
    subject: 'You are invited',
    heading: `You are invited to ${firmName}`,
    blocks: [
      text(`${firmName} has opened an account for you. Accept the invitation and choose your password.`),
      action('Accept the invitation', link),
      note(`The link works once, for ${durationWords(seconds)}. After that, ask us for a new one.`),
      note(
        'If you did not expect an invitation, ignore this email. No one can use the account without the link.',
      ),
    ],
    reason: `You get this email because an administrator at ${siteUrl} invited this address.`,
  }),
  magic_link: ({ link, siteUrl, firmName, seconds }) => ({
    subject: 'Your sign-in link',
    heading: 'Your sign-in link',
    blocks: [
      text(`This link signs you in to your account with ${firmName}.`),
      action('Sign in', link),
      note(
        `The link works once, for ${durationWords(seconds)}. Anyone who has it can sign in as you, so don’t forward it.`,
      ),
      note('If you did not request it, ignore this email. No one is signed in without the link.'),
    ],
    reason: `You get this email because a sign-in link for your account at ${siteUrl} was requested.`,
  }),
  recovery: ({ link, siteUrl, firmName, seconds }) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    blocks: [
      text(`You asked to reset the password of your account with ${firmName}.`),
      action('Choose a password', link),
      note(
        `The link works once, for ${durationWords(seconds)}. After that, request a new one on the sign-in page.`,
      ),
      note('If it was not you, ignore this email. Your password stays the same.'),
    ],
    reason: `You get this email because a new password for your account at ${siteUrl} was requested.`,
  }),
  email_change: ({ link, siteUrl, firmName, seconds, email, newEmail, bothAgree }) => ({
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    blocks: [
      text(`You asked to change the email address of your account with ${firmName}.`),
      {
        kind: 'facts',
        rows: [
          ['From', email],
          ['To', newEmail],
        ],
      },
      ...(bothAgree
        ? [
            text(
              'Both addresses have to confirm the change. This link confirms the address that received this email.',
            ),
          ]
        : []),
      action('Confirm the change', link),
      note(`The link works once, for ${durationWords(seconds)}.`),
      note('If it was not you, do not open the link, and choose a new password.'),
    ],
    reason: `You get this email because a change of address was requested in your account at ${siteUrl}.`,
  }),
};

/** Builds an email of the auth server. It contains only the link, because no page accepts the code. */
export function authMail(name: AuthMail, facts: AuthFacts): MailContent {
  const mail = mails[name](facts);
  return { ...mail, preview: `The link works once, for ${durationWords(facts.seconds)}.` };
}

export const authMailNames = Object.keys(mails) as AuthMail[];
