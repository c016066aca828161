import { createHash } from 'node:crypto';
import { escapeHtml as escape } from '../../functions/_shared/mail/escape.ts';
import { json } from '../http/answers.ts';
import { isLoopbackHost } from '../http/cors.ts';
import type { Inbox, Mail } from './inbox.ts';

const style = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
ul { list-style: none; padding: 0; } li { border-top: 1px solid; padding: .75rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; } a { overflow-wrap: anywhere; }
iframe { width: 100%; height: 46rem; border: 1px solid; } summary { cursor: pointer; padding: .75rem 0; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/*
 * What a message brings runs nothing, loads nothing and is nobody's origin, in its frame and by its own address. Its
 * links open beside it.
 */
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

/** Text with its addresses as links. */
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

/** The inbox as pages and as JSON. Only under a name of this machine, so that no other site's name can reach it. */
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
