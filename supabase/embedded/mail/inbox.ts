import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Attachment } from '../../functions/_shared/mail/email.ts';
import { escapeHtml as escape } from '../../functions/_shared/mail/escape.ts';
import { isLoopbackHost, json } from '../http/answers.ts';

export type MailKind =
  | 'confirmation'
  | 'recovery'
  | 'invitation'
  | 'sign-in link'
  | 'email change'
  | 'reauthentication'
  | 'notice';

export interface Mail {
  id: string;
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  /** Absent in messages from an earlier version. */
  html?: string;
  attachments?: readonly Attachment[];
  /** Link in the message. Absent in messages with only a code. */
  link?: string;
  /** One-time code, for tests. Only reauthentication emails show it; the others contain a link. */
  code: string;
  sentAt: string;
}

const kept = 500;

/** Messages of this backend, newest first. Stored in a file, one line each. */
export interface Inbox {
  deliver(mail: Omit<Mail, 'id' | 'sentAt'>): Promise<void>;
  list(to?: string): Mail[];
  find(id: string): Mail | undefined;
}

export async function openInbox(file: string): Promise<Inbox> {
  await mkdir(dirname(file), { recursive: true });
  const text = await readFile(file, 'utf8').catch(() => '');
  const mails = text.split('\n').flatMap(parseLine).slice(-kept);
  await writeFile(file, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''), { mode: 0o600 });
  return {
    async deliver(draft) {
      const mail: Mail = { id: crypto.randomUUID(), sentAt: new Date().toISOString(), ...draft };
      mails.push(mail);
      if (mails.length > kept) mails.shift();
      await appendFile(file, `${JSON.stringify(mail)}\n`);
    },
    list: (to) => mails.filter((mail) => to === undefined || mail.to === to.toLowerCase()).toReversed(),
    find: (id) => mails.find((mail) => mail.id === id),
  };
}

/** Skips a line that a crash cut short. */
function parseLine(line: string): Mail[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as Mail];
  } catch {
    return [];
  }
}

const style = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
ul { list-style: none; padding: 0; } li { border-top: 1px solid; padding: .75rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; } a { overflow-wrap: anywhere; }
iframe { width: 100%; height: 46rem; border: 1px solid; } summary { cursor: pointer; padding: .75rem 0; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/* The message can't run or load anything and has an opaque origin, both in its iframe and at its own address. Its links
   open in a new tab. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const answer = (type: string, policy: string, body: string, status = 200, more = {}): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': type,
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...more,
    },
  });

function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main>${body}</main></body></html>\n`;
  return answer('text/html; charset=utf-8', policy, html, status);
}

const item = ({ id, to, subject, sentAt }: Mail): string =>
  `<li><a href="/inbox/${escape(id)}">${escape(subject)}</a><br>to ${escape(to)}, <time datetime="${escape(sentAt)}">${escape(sentAt)}</time></li>`;

function list(mails: Mail[]): Response {
  const body = mails.length === 0 ? '<p>No mail yet.</p>' : `<ul>${mails.map(item).join('')}</ul>`;
  return page(
    'Inbox',
    `<h1>Inbox</h1><p>Mail of this backend is kept here. It is sent to nobody unless a mail server is set.</p>${body}`,
  );
}

const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => {
      const words = escape(part);
      return index % 2 === 0 ? words : `<a href="${words}">${words}</a>`;
    })
    .join('');

function message({ id, to, subject, text, html, attachments = [], sentAt }: Mail): Response {
  const at = `/inbox/${escape(id)}`;
  const shown =
    html === undefined
      ? ''
      : `<iframe title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${at}/html"></iframe>`;
  const files = attachments.map(
    ({ name }, index) => `<li><a href="${at}/files/${index}" download>${escape(name)}</a></li>`,
  );
  return page(
    subject,
    `<p><a href="/inbox">Inbox</a></p><h1>${escape(subject)}</h1><p>to ${escape(to)}, ${escape(sentAt)}</p>${shown}${
      files.length === 0 ? '' : `<h2>Files</h2><ul>${files.join('')}</ul>`
    }<details open><summary>As plain text</summary><pre>${linked(text)}</pre></details>`,
  );
}

const missing = (): Response => page('No such message', '<h1>No such message</h1>', 404);

function part({ html, attachments = [] }: Mail, name: string, index: string): Response {
  if (name === 'html' && html !== undefined) {
    return answer(
      'text/html; charset=utf-8',
      mailPolicy,
      html.replace('<head>', '<head>\n<base target="_blank">'),
    );
  }
  const file = name === 'files' ? attachments[Number(index)] : undefined;
  if (file === undefined) return missing();
  const disposition = `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '_')}"`;
  return answer(file.type, mailPolicy, file.content, 200, { 'content-disposition': disposition });
}

/** Serves the inbox as pages and JSON. Only on a loopback host name, so that another site's domain can't reach it. */
export function answerInbox(url: URL, inbox: Inbox): Response {
  if (!isLoopbackHost(url.hostname)) return json(403, { message: 'The inbox is for this machine only' });
  const to = url.searchParams.get('to') ?? undefined;
  if (url.pathname === '/inbox.json') return json(200, inbox.list(to));
  if (url.pathname === '/inbox') return list(inbox.list(to));
  const [id = '', name = '', index = ''] = url.pathname.slice('/inbox/'.length).split('/');
  const mail = inbox.find(id);
  if (mail === undefined) return missing();
  return name === '' ? message(mail) : part(mail, name, index);
}
