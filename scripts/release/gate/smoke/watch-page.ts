import type { ConsoleMessage, Page } from '@playwright/test';

export interface Place {
  /** Origin of the site. */
  readonly site: string;
  readonly backend: string;
  /** The release that is served. */
  readonly folder: string;
  readonly patienceMs?: number;
}

export const plain = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();

/** Words of the browser that are about no fault of the page. */
const noise = [/Service Worker registration blocked/, /WebSocket is closed before/, /favicon/];

/** Writes down what goes wrong in a page while it is looked at. */
export function watchPage(page: Page, { site, backend }: Place, address: string) {
  const faults = new Set<string>();
  let underWay = 0;
  const isOwn = (url: string) => new URL(url).origin === site;
  page.on('pageerror', ({ message }) => faults.add(`error: ${plain(message)}`));
  page.on('console', (message: ConsoleMessage) => {
    const words = plain(message.text());
    // What did not come is told below, with its address.
    const isTold = words.startsWith('Failed to load resource') || noise.some((one) => one.test(words));
    if (message.type() === 'error' && !isTold) faults.add(`console: ${words.slice(0, 300)}`);
  });
  page.on('request', (request) => {
    underWay += 1;
    const { origin, protocol } = new URL(request.url());
    if (/^(?:http|ws)s?:$/.test(protocol) && ![site, backend].includes(origin))
      faults.add(`asks ${origin}, which is not of the site`);
  });
  const ended = () => (underWay -= 1);
  page.on('requestfinished', ended);
  page.on('requestfailed', (request) => {
    ended();
    const why = request.failure()?.errorText ?? '';
    // What a page gave up by itself, such as what it had made ready.
    if (isOwn(request.url()) && why !== 'net::ERR_ABORTED')
      faults.add(`${new URL(request.url()).pathname} does not come: ${why}`);
  });
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    const status = response.status();
    if (status < 400) return;
    if (origin === site && pathname !== address) faults.add(`${pathname} answers ${String(status)}`);
    if (origin === backend && /^\/(?:rest|functions)\//.test(pathname))
      faults.add(`${response.request().method()} ${pathname} of the backend answers ${String(status)}`);
  });
  return { faults, isBusy: () => underWay > 0 };
}
