import type { ConsoleMessage, Page } from '@playwright/test';
import type { CodePlace } from '../../source-places.ts';

/** A fault of an opened page. */
export interface Fault {
  readonly check: string;
  readonly message: string;
  /** Where the page's code is at fault, if the browser reports it. */
  readonly place?: CodePlace | undefined;
}

export const smokeFault = (message: string, place?: CodePlace): Fault => ({ check: 'smoke', message, place });

export const plain = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();

/** Browser messages that don't indicate a fault of the page. */
const noise = [/Service Worker registration blocked/, /WebSocket is closed before/, /favicon/];

/** Returns the first place of a remote's files in a stack, or of the shell's, whose libraries call the remotes. */
function placeIn(stack: string, site: string): CodePlace | undefined {
  const places = [...stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)].flatMap(
    ([, url = '', line, column]) =>
      url.startsWith(`${site}/`)
        ? [{ pathname: url.slice(site.length), line: Number(line), column: Number(column) }]
        : [],
  );
  return places.find(({ pathname }) => pathname.startsWith('/remotes/')) ?? places[0];
}

/** React reports text that differs between the server and the browser with these errors. */
const HYDRATION = /Minified React error #(?:418|419|421|422|423|425)\b|[Hh]ydrat/;

const errorFault = (message: string, place?: CodePlace): Fault =>
  HYDRATION.test(message)
    ? {
        check: 'hydration',
        message: `renders differently in the browser and on the server: ${message}; render the same, and read the window or the clock in an effect`,
        place,
      }
    : smokeFault(`error: ${message}`, place);

interface Watched {
  readonly site: string;
  readonly backend: string;
}

/** Records the errors and failed requests of a page. */
export function watchPage(page: Page, { site, backend }: Watched, address: string) {
  const faults = new Map<string, Fault>();
  const add = (fault: Fault) => {
    if (!faults.has(fault.message)) faults.set(fault.message, fault);
  };
  const report = (message: string, place?: CodePlace) => add(smokeFault(message, place));
  let underWay = 0;
  const isOwn = (url: string) => new URL(url).origin === site;
  page.on('pageerror', ({ message, stack = '' }) => add(errorFault(plain(message), placeIn(stack, site))));
  page.on('console', (message: ConsoleMessage) => {
    const words = plain(message.text());
    // The handlers below report failed loads with their URL.
    const isReportedElsewhere =
      words.startsWith('Failed to load resource') || noise.some((one) => one.test(words));
    if (message.type() !== 'error' || isReportedElsewhere) return;
    const { url, lineNumber, columnNumber } = message.location();
    report(
      `console: ${words.slice(0, 300)}`,
      placeIn(`${url}:${String(lineNumber + 1)}:${String(columnNumber + 1)}`, site),
    );
  });
  page.on('request', (request) => {
    underWay += 1;
    const { origin, protocol } = new URL(request.url());
    if (/^(?:http|ws)s?:$/.test(protocol) && ![site, backend].includes(origin))
      report(`requested ${origin}, which is another origin; serve it from the site or the backend`);
  });
  const ended = () => (underWay -= 1);
  page.on('requestfinished', ended);
  page.on('requestfailed', (request) => {
    ended();
    const why = request.failure()?.errorText ?? '';
    // Ignore requests that the page itself canceled, such as prefetches.
    if (isOwn(request.url()) && why !== 'net::ERR_ABORTED')
      report(`failed to load ${new URL(request.url()).pathname}: ${why}`);
  });
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    const status = response.status();
    if (status < 400) return;
    if (origin === site && pathname !== address)
      report(`requested ${pathname}, which returned ${String(status)}`);
    if (origin === backend && /^\/(?:rest|functions)\//.test(pathname))
      report(
        `requested ${response.request().method()} ${pathname} of the backend, which returned ${String(status)}`,
      );
  });
  return { faults, isBusy: () => underWay > 0 };
}
