import { createHash } from 'node:crypto';
import type { Tab } from './engine.ts';
import { openLine, type Answer, type Line } from './line.ts';

/** Runs first in every document and keeps what goes wrong there: WebKit's driver tells nothing of a page's console. */
const watch = `const complaints = (window.complaints = []);
const inWords = (one) => String(one) + ' ' + (one?.stack ?? '');
addEventListener('error', ({ target, message, error }) =>
  complaints.push(message ? message + ' ' + (error?.stack ?? '') : 'failed to load ' + (target.src ?? target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => complaints.push(inWords(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  complaints.push([violatedDirective, blockedURI, sample].join(' ')));
for (const level of ['error', 'warn']) {
  const said = console[level];
  console[level] = (...words) => { complaints.push(words.map(inWords).join(' ')); said.apply(console, words); };
}`;
const watchHash = `'sha256-${createHash('sha256').update(watch).digest('base64')}'`;

/** A document as a browser with scripting switched off reads it. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<(\/?)noscript\b[^>]*>/g, '<$1div>');

/** How pages reach their backend: the address that documents have, and the line in its place. */
interface Backend {
  readonly address: string;
  readonly line: Line;
}

interface WatchOptions {
  /** Headers that every request gets. */
  readonly headers?: Readonly<Record<string, string>>;
  /** False: documents come without their scripts. */
  readonly scripts?: boolean;
}

/** Opens a line to a site, of an origin that nobody visited before. Its documents keep their complaints. */
export function openWatchedLine(
  site: string,
  backend: Backend,
  { headers = {}, scripts = true }: WatchOptions = {},
): Promise<Line> {
  const moved = (text: string) =>
    text.replaceAll(new URL(backend.address).host, new URL(backend.line.url).host);
  const alter = ({ headers: answered, body }: Answer) => {
    const html = moved(body.toString());
    answered['content-security-policy'] = moved(String(answered['content-security-policy'])).replace(
      "script-src 'self'",
      `script-src 'self' ${watchHash}`,
    );
    return Buffer.from(
      scripts ? html.replace('<head>', `<head><script>${watch}</script>`) : withoutScripts(html),
    );
  };
  return openLine(site, { headers, alter });
}

/** What went wrong in the document of a tab so far. */
export const complaintsOf = (tab: Tab): Promise<string[]> =>
  tab.run(() => (window as unknown as { complaints?: string[] }).complaints ?? []);
