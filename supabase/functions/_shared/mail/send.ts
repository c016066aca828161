import type { Attachment, EmailMessage } from './email.ts';

export type Send = (letter: EmailMessage) => Promise<void>;

export const mailSettings = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_SMTP_URL', 'MAIL_FROM'] as const;

const patience = 10_000;

/**
 * Returns the configured way to send email from `MAIL_FROM`: a service's HTTP API (`MAIL_API_URL`, `MAIL_API_KEY`), or
 * else a mail server (`MAIL_SMTP_URL`, such as `smtps://user:password@host:465`). Returns null if neither is
 * configured.
 */
export function senderFrom(setting: (name: string) => string | undefined): Send | null {
  const [url, key, server, from] = mailSettings.map((name) => setting(name));
  if (!from) return null;
  if (url && key) return (letter) => sendByApi(url, key, from, letter);
  return server ? (letter) => sendBySmtp(server, from, letter) : null;
}

const base64 = (words: string): string =>
  btoa(Array.from(new TextEncoder().encode(words), (byte) => String.fromCharCode(byte)).join(''));

const attached = ({ name, type, content }: Attachment) => ({
  filename: name,
  content: base64(content),
  content_type: type,
});

/** The fields match Resend's API. */
async function sendByApi(url: string, key: string, from: string, letter: EmailMessage): Promise<void> {
  const { to, subject, text, html, replyTo, attachments } = letter;
  const files = attachments.length === 0 ? {} : { attachments: attachments.map(attached) };
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from, to: [to], reply_to: replyTo, subject, text, html, ...files }),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`The mail service answered ${response.status}`);
}

const isOfThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

async function sendBySmtp(server: string, from: string, letter: EmailMessage): Promise<void> {
  const { to, subject, text, html, replyTo, attachments } = letter;
  // Load nodemailer only if SMTP is configured. The HTTP API doesn't need it.
  const { createTransport } = await import('nodemailer');
  const { hostname, protocol } = new URL(server);
  const transport = createTransport({
    url: server,
    // Never send a password over an unencrypted connection.
    requireTLS: protocol === 'smtp:' && !isOfThisMachine(hostname),
    // Use the sender's domain in the SMTP greeting: reading the machine's host name requires a permission in Deno.
    name: from.slice(from.lastIndexOf('@') + 1).replace('>', ''),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const files = attachments.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content,
  }));
  await transport.sendMail({ from, to, subject, text, html, replyTo, attachments: files });
}
