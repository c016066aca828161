import { createHash } from 'node:crypto';
import { isLoopbackHost } from '../http/cors.ts';
import { json } from '../http/answers.ts';
import type { Inbox, Mail } from './inbox.ts';

const style = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
ul { list-style: none; padding: 0; } li { border-top: 1px solid; padding: .75rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; } a { overflow-wrap: anywhere; }
`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>\n`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

const item = ({ id, to, subject, sentAt }: Mail): string =>
  `<li><a href="/inbox/${escape(id)}">${escape(subject)}</a><br>to ${escape(to)}, <time datetime="${escape(sentAt)}">${escape(sentAt)}</time></li>`;

function list(mails: Mail[]): Response {
  const body = mails.length === 0 ? '<p>No mail yet.</p>' : `<ul>${mails.map(item).join('')}</ul>`;
  return page('Inbox', `<h1>Inbox</h1><p>Mail of this backend stays here and is sent to nobody.</p>${body}`);
}

function message({ to, subject, text, link, sentAt }: Mail): Response {
  const rest = link === undefined ? text : text.replace(link, '');
  const action = link === undefined ? '' : `<p><a href="${escape(link)}">${escape(link)}</a></p>`;
  return page(
    subject,
    `<p><a href="/inbox">Inbox</a></p><h1>${escape(subject)}</h1><p>to ${escape(to)}, ${escape(sentAt)}</p><pre>${escape(rest.trim())}</pre>${action}`,
  );
}

/** The inbox as pages and as JSON. Only under a name of this machine, so that no other site's name can reach it. */
export function answerInbox(url: URL, inbox: Inbox): Response {
  if (!isLoopbackHost(url.hostname)) return json(403, { message: 'The inbox is for this machine only' });
  const to = url.searchParams.get('to') ?? undefined;
  if (url.pathname === '/inbox.json') return json(200, inbox.list(to));
  if (url.pathname === '/inbox') return list(inbox.list(to));
  const mail = inbox.find(url.pathname.slice('/inbox/'.length));
  return mail === undefined ? page('No such message', '<h1>No such message</h1>', 404) : message(mail);
}
