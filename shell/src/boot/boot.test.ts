import { OPEN_ATTRIBUTE, OUTDATED_ATTRIBUTE, WAKE_ATTRIBUTE } from 'shared-contract/page-events';
import { BOOT_ID, NOTICE_ID, SITE_ID, dataBlock } from 'shared-contract/page-data';
import {
  carriedKey,
  checklistKey,
  draftPrefix,
  queuePrefix,
  sessionKey,
  themeKey,
} from 'shared-contract/stored-keys';

interface Boot {
  readonly needsApplication: boolean;
  replay(): void;
  fail(again?: () => void): void;
  arrived?: { pathname: string; values: string };
}
type Listening = Parameters<typeof window.addEventListener>;

const FRAMES_MS = 40;
const main = '/static/js/main.1.js';
const chunk = '/remotes/mfe-marketing/1.0.0/static/js/home.1.js';
const page = `
  <button id="next" type="button"><span>Next</span></button>
  <a id="about" href="/about">About</a>
  <form id="join"><input id="email" name="email"><textarea id="note"></textarea><input id="file" type="file">
    <button id="send" name="how" value="post">Join</button></form>
  <button id="menu" type="button" popovertarget="list">Menu</button>
  <div id="list" popover="auto"><a id="home" href="#home">Home</a></div>`;

const notStarted = (isNeeded: boolean) => `
  <div id="${NOTICE_ID}" ${isNeeded ? 'data-needed' : ''} hidden><button type="button">Try again</button></div>
  <div id="root"><p role="status">Loading</p></div>`;

const boot = () => (window as unknown as { ninecourseBoot: Boot }).ninecourseBoot;
const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
const findField = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!;
/** Returns the scripts that the page has loaded, after the animation frames that the response to the visitor takes. */
function scripts() {
  jest.advanceTimersByTime(FRAMES_MS);
  return [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
}

let listening: jest.SpyInstance<void, Listening>;

function serve(
  start: 'use' | 'now' = 'use',
  {
    isNeeded = false,
    ...more
  }: { isNeeded?: boolean; embedScripts?: string[]; fonts?: [string, string, string, string][] } = {},
) {
  const site = { ...more, scripts: [[main, 'sha384-m']], preloads: [[chunk, 'sha384-c']] };
  document.head.innerHTML = dataBlock(SITE_ID, site) + dataBlock(BOOT_ID, { start });
  document.body.innerHTML = notStarted(isNeeded) + page;
  jest.isolateModules(() => {
    jest.requireActual('./boot.ts');
  });
}

const fire = (target: EventTarget, type: string, more: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));

const move = (target: EventTarget) => fire(target, 'pointermove', { movementX: 1, movementY: 0 });

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = text;
  fire(field, 'input');
}

/** Simulates the browser's report of the first paint. */
let showFirst: () => void;
class PaintObserver {
  observe = () => undefined;
  disconnect = () => undefined;
  constructor(
    listener: (entries: Pick<PerformanceObserverEntryList, 'getEntriesByName'>, observer: unknown) => void,
  ) {
    showFirst = () => {
      const entry = { name: 'first-contentful-paint' } as PerformanceEntry;
      listener({ getEntriesByName: (name) => (name === entry.name ? [entry] : []) }, this);
    };
  }
}

/** Elements that the boot script observes, and the callback for their intersections. */
const seen = {
  observed: [] as Element[],
  tell: (_entries: readonly { isIntersecting: boolean; target: Element }[]): void => undefined,
};
class ViewObserver {
  constructor(listener: typeof seen.tell) {
    seen.tell = listener;
  }
  observe(element: Element) {
    seen.observed.push(element);
  }
}

function paint() {
  showFirst();
  jest.advanceTimersByTime(100);
}

beforeEach(() => {
  jest.useFakeTimers();
  seen.observed.length = 0;
  Object.assign(window, {
    PerformanceObserver: PaintObserver,
    IntersectionObserver: ViewObserver,
    CSS: { supports: () => true },
    CompressionStream: jest.fn(),
  });
  listening = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  listening.mock.calls.forEach(([name, listener, options]) => {
    window.removeEventListener(name, listener, options);
  });
  listening.mockRestore();
  jest.useRealTimers();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

describe('the theme', () => {
  it.each(['light', 'dark'])('is set before the first paint: %s', (theme) => {
    localStorage.setItem(themeKey, theme);
    serve();
    expect(document.documentElement.dataset['theme']).toBe(theme);
  });

  it.each(['system', '"><script>'])('is left to the system for %j', (stored) => {
    localStorage.setItem(themeKey, stored);
    serve();
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('is left to the system where storage is blocked', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    serve();
    blocked.mockRestore();
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(boot()).toBeDefined();
  });
});

describe('the menu, in a browser without popovers', () => {
  const isOpen = () => find('list').hasAttribute(OPEN_ATTRIBUTE);
  const open = () => {
    serve();
    find('menu').click();
    expect(isOpen()).toBe(true);
  };

  it.each([
    ['its button', () => find('menu').click()],
    ['a click outside', () => find('about').click()],
    ['Escape', () => fire(find('home'), 'keydown', { key: 'Escape' })],
  ])('closes by %s, and tells the application', (_, close) => {
    open();
    const toggled = jest.fn();
    find('list').addEventListener('toggle', toggled);
    find('about').addEventListener('click', (event) => {
      event.preventDefault();
    });
    close();
    expect(isOpen()).toBe(false);
    expect(toggled).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another key', () => fire(find('home'), 'keydown', { key: 'Tab' })],
    ['a click inside', () => find('home').click()],
  ])('stays open at %s', (_, act) => {
    open();
    act();
    expect(isOpen()).toBe(true);
  });

  it('is left to a browser that has them', () => {
    Object.assign(document.documentElement, { popover: null });
    serve();
    Reflect.deleteProperty(document.documentElement, 'popover');
    find('menu').click();
    expect(isOpen()).toBe(false);
  });
});

describe('below the supported browsers', () => {
  const { toSorted } = Array.prototype;
  afterEach(() => {
    Object.assign(Array.prototype, { toSorted });
    document.documentElement.removeAttribute(OUTDATED_ATTRIBUTE);
  });

  it.each<[string, () => void]>([
    ['color-mix()', () => Object.assign(window, { CSS: { supports: () => false } })],
    ['toSorted', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
    ['CompressionStream', () => Reflect.deleteProperty(window, 'CompressionStream')],
  ])('a page without %s does not start, and leaves forms to the browser', (_, remove) => {
    remove();
    serve('now');
    const submitted = jest.fn((event: Event) => {
      event.preventDefault();
    });
    find('join').addEventListener('submit', submitted);
    find('send').click();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(scripts()).toEqual([]);
    expect(document.documentElement).toHaveAttribute(OUTDATED_ATTRIBUTE);
  });

  it('a supported browser sees no sentence', () => {
    serve();
    expect(document.documentElement).not.toHaveAttribute(OUTDATED_ATTRIBUTE);
  });
});

describe('what a link of a mail carries', () => {
  const session = 'access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery';
  const open = (address: string) => {
    window.history.replaceState({ idx: 3 }, '', address);
    serve();
    return { address: window.location.href.slice(window.location.origin.length), ...boot().arrived };
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each([
    [`/about#${session}`, '/about', session],
    [`/reset-password?invitation=i#${session}`, '/reset-password', `invitation=i&${session}`],
    ['/confirm?token_hash=h&type=email', '/confirm', 'token_hash=h&type=email'],
    ['/contact?code=c&topic=taxes', '/contact?topic=taxes', 'code=c'],
    ['/book?topic=tax%20plan&access_token=a', '/book?topic=tax+plan', 'access_token=a'],
    [
      '/login#error=access_denied&error_description=Call+us',
      '/login',
      'error=access_denied&error_description=Call+us',
    ],
    ['/confirm#message=Proceed&sb=', '/confirm', 'message=Proceed&sb='],
    ['/dashboard/clients?client=7#%61ccess_token=a', '/dashboard/clients?client=7', 'access_token=a'],
  ])('%s becomes %s', (given, address, values) => {
    expect(open(given)).toEqual({ address, pathname: address.replace(/\?.*/, ''), values });
    expect(window.history.state).toEqual({ idx: 3 });
  });

  it.each([
    '/',
    '/pricing#packages',
    '/resources?type=guide',
    '/newsletter?confirm=t',
    '/book?manage=t#code',
    '/contact?message=Hello',
  ])('%s is left alone', (given) => {
    expect(open(given)).toEqual({ address: given });
  });

  it('is taken from an address that is pasted into the open page, before anybody else reads it', () => {
    open('/confirm');
    const seen: string[] = [];
    window.addEventListener('popstate', () => seen.push(window.location.hash));
    window.history.pushState(null, '', `/confirm#${session}`);
    fire(window, 'popstate');
    expect(seen).toEqual(['']);
    expect(boot().arrived).toEqual({ pathname: '/confirm', values: session });
  });
});

describe('the start', () => {
  const wait = (ms = 3_000) => jest.advanceTimersByTime(ms);

  it('does not come while nobody uses the page', () => {
    localStorage.setItem(themeKey, 'dark');
    serve();
    paint();
    fire(window, 'load');
    wait(60_000);
    expect(document.head.querySelector('script[src], link[rel=preload]')).toBeNull();
  });

  it('does not wait where there is nothing to read yet', () => {
    serve('now');
    expect(scripts()).toHaveLength(1);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
    'comes at the first %s, after the answer of the browser, and once',
    (intent) => {
      serve();
      paint();
      fire(find('next'), intent);
      expect(document.head.querySelector('script[src], link[rel=preload]')).toBeNull();
      wait(100);
      expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(2);
      expect(scripts()).toHaveLength(1);
      fire(find('about'), 'keydown');
      wait();
      expect(scripts()).toHaveLength(1);
    },
  );

  it('leaves the line to the first paint: the web manifest is named after it', () => {
    const named = () => document.head.querySelector('link[rel=manifest]');
    serve();
    expect(named()).toBeNull();
    paint();
    expect(named()).toHaveAttribute('href', '/site.webmanifest');
  });

  it('comes with a mouse that moves', () => {
    serve();
    move(find('about'));
    expect(scripts()).toHaveLength(1);
  });

  const prefetched = () => document.head.querySelector<HTMLLinkElement>('link[rel=prefetch]')?.href;

  it('leaves the line to the page that a press leads to', () => {
    serve();
    paint();
    fire(find('about'), 'pointerdown');
    expect(prefetched()).toBe(`${location.origin}/about`);
    wait(400);
    expect(document.head.querySelector('link[rel=preload]')).toBeNull();
  });

  it('comes after all when a press has led nowhere', () => {
    serve();
    paint();
    fire(find('about'), 'touchstart');
    wait();
    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ['a place of the page', { href: '#join' }],
    ['another tab', { target: '_blank' }],
    ['a file', { download: 'a.pdf' }],
    ['another site', { href: 'https://example.com/about' }],
  ])('comes at once with a press on a link to %s', (_, more) => {
    serve();
    Object.assign(find('about'), more);
    fire(find('about'), 'pointerdown');
    expect(scripts()).toHaveLength(1);
    expect(prefetched()).toBeUndefined();
  });

  const keep = (storage: Storage, key: string) => () => storage.setItem(key, '{}');
  it.each([
    ['ticks of a list', keep(localStorage, checklistKey)],
    ['a session', keep(localStorage, sessionKey)],
    ['the draft of a form', keep(localStorage, `${draftPrefix}contact`)],
    ['a form that was sent without a network', keep(localStorage, `${queuePrefix}contact`)],
    ['what was typed before a reload', keep(sessionStorage, carriedKey)],
    ['a place of the page', () => history.replaceState(null, '', '/about#t=185')],
    ['an address that chooses something', () => history.replaceState(null, '', '/about?topic=fees')],
    ['the link of a mail', () => history.replaceState(null, '', '/confirm#token_hash=abc&type=signup')],
  ])('comes when the page is idle for %s', (_, prepare) => {
    prepare();
    serve();
    expect(scripts()).toEqual([]);
    paint();
    wait();
    expect(scripts()).toHaveLength(1);
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });

  it('waits for the whole document', () => {
    localStorage.setItem(sessionKey, '{}');
    serve();
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    showFirst();
    wait();
    expect(scripts()).toEqual([]);
    state.mockRestore();
    fire(document, 'DOMContentLoaded');
    wait();
    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ['', 0],
    ['4000', 4_000],
  ])('comes when a part is in view that can wait %j ms', (value, ms) => {
    serve();
    find('join').setAttribute(WAKE_ATTRIBUTE, value);
    fire(window, 'load');
    wait();
    expect(scripts()).toEqual([]);
    const [part] = seen.observed;
    expect(part).toBe(find('join'));
    seen.tell([{ isIntersecting: false, target: part! }]);
    wait();
    expect(scripts()).toEqual([]);
    seen.tell([{ isIntersecting: true, target: part! }]);
    wait(Math.max(ms - 1, 0));
    expect(scripts()).toEqual([]);
    wait();
    expect(scripts()).toHaveLength(1);
  });

  it('is no answer to a pointer that lies where the page appears', () => {
    serve();
    fire(find('about'), 'pointermove', { movementX: 0, movementY: 0 });
    expect(scripts()).toEqual([]);
  });

  it('loads scripts in order, with integrity, and preloads the files of the page', () => {
    serve('now');
    const [script] = scripts();
    expect(script).toMatchObject({ async: false, integrity: 'sha384-m', crossOrigin: 'anonymous' });
    const link = document.head.querySelector(`link[href="${chunk}"]`);
    expect(link).toMatchObject({ rel: 'preload', integrity: 'sha384-c', crossOrigin: 'anonymous' });
  });
});

describe('stylesheets of which the page has a part', () => {
  const sheet = '/static/css/main.1.css';
  const part = () => document.querySelector('style');
  const whole = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  beforeEach(() => {
    serve();
    document.head.insertAdjacentHTML(
      'afterbegin',
      `<style data-href="css/main.css" data-sheet="${sheet}" data-part="sha256-s"></style>`,
    );
    find('next').click();
    expect(whole()).toEqual([]);
    jest.advanceTimersByTime(FRAMES_MS);
  });

  it('come whole with the start, in their place and before the scripts', () => {
    const [link] = whole();
    expect(link).toMatchObject({ integrity: 'sha256-s', crossOrigin: 'anonymous' });
    expect(link).toHaveAttribute('data-href', 'css/main.css');
    expect(link!.nextSibling).toBe(part());
    expect(scripts()).toEqual([]);
    fire(link!, 'load');
    expect(part()).toBeNull();
    expect(scripts()).toHaveLength(1);
  });

  it('are asked for anew by the next press when they do not come', async () => {
    Object.assign(globalThis, { fetch: () => Promise.resolve({}) });
    AbortSignal.timeout = () => new AbortController().signal;
    fire(whole()[0]!, 'error');
    expect(notice()).toBeVisible();
    expect(part()).not.toBeNull();
    find('next').click();
    await jest.advanceTimersByTimeAsync(0);
    fire(whole()[1]!, 'load');
    expect(part()).toBeNull();
    expect(scripts()).toHaveLength(1);
  });
});

describe('before the application is there', () => {
  it('holds a click on a button, says so, starts, and hands the click over', () => {
    serve();
    const onClick = jest.fn();
    find('next').addEventListener('click', onClick);
    document.querySelector<HTMLElement>('#next span')?.click();
    expect(onClick).not.toHaveBeenCalled();
    expect(find('next')).toHaveAttribute('aria-busy', 'true');
    expect(scripts()).toHaveLength(1);
    boot().replay();
    jest.runAllTimers();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(find('next')).not.toHaveAttribute('aria-busy');
  });

  it('holds a submit and hands it over with its button', () => {
    serve();
    const submitted = jest.fn<void, [SubmitEvent]>((event) => {
      event.preventDefault();
    });
    find('join').addEventListener('submit', submitted);
    find('send').click();
    expect(submitted).not.toHaveBeenCalled();
    expect(find('send')).toHaveAttribute('aria-busy', 'true');
    boot().replay();
    jest.runAllTimers();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(submitted.mock.calls[0]?.[0].submitter).toBe(find('send'));
  });

  it.each(['about', 'menu'])('lets the browser answer a click on #%s', (id) => {
    serve();
    const seen = jest.fn((event: Event) => {
      event.preventDefault();
    });
    find(id).addEventListener('click', seen);
    find(id).click();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('keeps what was typed, through React taking the field over', () => {
    serve();
    const field = findField('email');
    type(field, 'ada@example.com');
    type(findField('note'), 'Two entities');
    // A controlled field resets to its own value during hydration.
    field.value = '';
    const told = jest.fn(() => field.value);
    field.addEventListener('input', told);
    boot().replay();
    expect(told).toHaveReturnedWith('ada@example.com');
    expect(findField('note').value).toBe('Two entities');
  });

  it('passes over a chosen file, whose name no script may write', () => {
    serve();
    const file = findField('file');
    Object.defineProperty(file, 'value', { get: () => 'C:\\fakepath\\plan.pdf', configurable: true });
    fire(file, 'input');
    const field = findField('email');
    type(field, 'ada@example.com');
    field.value = '';
    boot().replay();
    expect(field.value).toBe('ada@example.com');
  });

  it('forgets what has left the page', () => {
    serve();
    const onClick = jest.fn();
    find('next').addEventListener('click', onClick);
    find('next').click();
    find('next').remove();
    boot().replay();
    jest.runAllTimers();
    expect(onClick).not.toHaveBeenCalled();
  });
});

it('stands aside once the application is there', () => {
  serve();
  boot().replay();
  const onClick = jest.fn();
  find('next').addEventListener('click', onClick);
  find('next').click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

const notice = () => find(NOTICE_ID);
const again = () => notice().querySelector('button')!;

describe('a page that is nothing without the application', () => {
  function serveFrame() {
    serve('now', { isNeeded: true });
  }

  it('says so when a script of the host cannot be loaded', () => {
    serveFrame();
    expect(boot().needsApplication).toBe(true);
    expect(notice()).not.toBeVisible();
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(notice()).toBeVisible();
    expect(document.querySelector('[role="status"]')).toBeNull();
  });

  it('says so when its scripts take too long, and takes that back when they come', () => {
    serveFrame();
    jest.advanceTimersByTime(6_999);
    expect(notice()).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(notice()).toBeVisible();
    boot().replay();
    expect(notice()).not.toBeVisible();
  });

  it('says nothing once the application is there', () => {
    serveFrame();
    boot().replay();
    jest.advanceTimersByTime(60_000);
    expect(notice()).not.toBeVisible();
  });

  it('hands Try again to a start that failed, which is not held back', () => {
    serveFrame();
    const start = jest.fn();
    boot().fail(start);
    again().click();
    expect(start).toHaveBeenCalledTimes(1);
    expect(again()).toHaveAttribute('aria-busy', 'true');
    // A second attempt must not count as the first one being slow.
    jest.advanceTimersByTime(7_000);
    expect(again()).toHaveAttribute('aria-busy', 'true');
    boot().fail(start);
    expect(again()).not.toHaveAttribute('aria-busy');
  });
});

it('never sends a form by itself where nothing works without the application, and keeps what is typed', () => {
  serve('use', { isNeeded: true });
  const field = findField('email');
  type(field, 'ada@example.com');
  const submitted = jest.fn((event: Event) => {
    event.preventDefault();
  });
  find('join').addEventListener('submit', submitted);
  find('send').click();
  boot().fail();
  expect(find('send')).not.toHaveAttribute('aria-busy');
  type(field, 'ben@example.com');
  find('send').click();
  expect(submitted).not.toHaveBeenCalled();
  field.value = '';
  boot().replay();
  jest.runAllTimers();
  expect(field.value).toBe('ben@example.com');
  expect(submitted).toHaveBeenCalledTimes(1);
});

describe('a readable page whose application does not come', () => {
  const submitted = jest.fn((event: Event) => {
    event.preventDefault();
  });
  const breakScript = (index: number) => scripts()[index]?.dispatchEvent(new Event('error'));
  const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

  beforeEach(() => {
    submitted.mockClear();
    fetched.mockReset().mockResolvedValue({});
    // jsdom has neither.
    AbortSignal.timeout = () => new AbortController().signal;
    Object.assign(globalThis, { fetch: fetched });
    serve();
    find('join').addEventListener('submit', submitted);
  });

  it('says nothing to whoever only reads', () => {
    expect(boot().needsApplication).toBe(false);
    move(find('about'));
    breakScript(0);
    jest.advanceTimersByTime(60_000);
    expect(notice()).not.toBeVisible();
  });

  it('lets go of what was pressed and says so, and sends no form by itself', () => {
    type(findField('email'), 'ada@example.com');
    find('send').click();
    breakScript(0);
    expect(find('send')).not.toHaveAttribute('aria-busy');
    expect(notice()).toBeVisible();
    find('send').click();
    expect(submitted).not.toHaveBeenCalled();
    expect(findField('email').value).toBe('ada@example.com');
  });

  it('asks for the broken script anew when something is pressed, and hands that over', async () => {
    move(find('about'));
    breakScript(0);
    find('send').click();
    await jest.advanceTimersByTimeAsync(0);
    expect(fetched.mock.calls.map(([address, { cache }]) => [address, cache])).toEqual([[main, 'reload']]);
    expect(scripts().map(({ integrity }) => integrity)).toEqual(['sha384-m', 'sha384-m']);
    boot().replay();
    jest.runAllTimers();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('says so each time that it fails again', async () => {
    find('send').click();
    breakScript(0);
    again().click();
    expect(again()).toHaveAttribute('aria-busy', 'true');
    await jest.advanceTimersByTimeAsync(0);
    breakScript(1);
    expect(again()).not.toHaveAttribute('aria-busy');
    expect(notice()).toBeVisible();
  });

  it('starts anew what has failed in the start, once for a press', () => {
    const start = jest.fn();
    find('next').click();
    boot().fail(start);
    expect(find('next')).not.toHaveAttribute('aria-busy');
    expect(notice()).toBeVisible();
    find('next').click();
    find('next').click();
    expect(start).toHaveBeenCalledTimes(1);
    expect(find('next')).toHaveAttribute('aria-busy', 'true');
  });

  it('says so when a press waits too long, and takes that back', () => {
    move(find('about'));
    jest.advanceTimersByTime(60_000);
    find('send').click();
    jest.advanceTimersByTime(6_999);
    expect(notice()).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(notice()).toBeVisible();
    boot().replay();
    expect(notice()).not.toBeVisible();
  });
});

describe('the policy for script addresses', () => {
  const trusted = window as unknown as { trustedTypes?: unknown };
  afterEach(() => {
    delete trusted.trustedTypes;
  });

  function policy(more?: { embedScripts: string[] }) {
    const createPolicy = jest.fn<unknown, [string, { createScriptURL(address: string): string }]>();
    trusted.trustedTypes = { createPolicy };
    serve('use', more);
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('default');
    return (address: string) => rules?.createScriptURL(address);
  }

  it.each([main, chunk, `${location.origin}${main}`, '/sw.js'])('lets %s through', (address) => {
    expect(policy()(address)).toBe(address);
  });

  it('lets exactly the scripts of configured providers through', () => {
    const allow = policy({ embedScripts: ['https://forms.example/embed.js'] });
    expect(allow('https://forms.example/embed.js')).toBe('https://forms.example/embed.js');
    expect(() => allow('https://forms.example/embed.js?x')).toThrow('Refused');
    expect(() => allow('https://forms.example/other.js')).toThrow('Refused');
  });

  it.each([
    'https://evil.test/static/js/main.js',
    '//evil.test/remotes/x.js',
    '/upload/x.js',
    '/static/../upload/x.js',
    '/upload/sw.js',
    '/sw.js.map',
    'data:text/javascript,alert(1)',
    'blob:http://localhost/static/1',
  ])('refuses %s', (address) => {
    const allow = policy();
    expect(() => allow(address)).toThrow(`Refused script address ${address}`);
  });
});

describe('fonts', () => {
  const asked: string[] = [];
  const added: string[] = [];
  class Face {
    readonly source: string;
    loaded: Promise<unknown> | undefined;
    constructor(_family: string, source: string) {
      this.source = source;
    }
    load() {
      asked.push(this.source);
      this.loaded = this.source.includes('broken') ? Promise.reject(new Error('404')) : Promise.resolve(this);
      return this.loaded;
    }
  }

  beforeEach(() => {
    asked.length = added.length = 0;
    // Returns nothing, as in Firefox.
    const add = ({ source }: Face) => void added.push(source);
    Object.assign(window, { FontFace: Face });
    Object.defineProperty(document, 'fonts', { configurable: true, value: { add } });
  });

  test('come after the first paint, one family after another, the rarer characters only as far as a page shows them', async () => {
    serve('use', {
      fonts: [
        ['Besley', '400 600', '/besley.woff2', '/besley-rest.woff2'],
        ['Public Sans', '400 700', '/sans.woff2', '/sans-rest.woff2'],
      ],
    });
    expect(asked).toEqual([]);
    paint();
    expect(asked).toEqual(['url(/besley.woff2)', 'url(/sans.woff2)']);
    await jest.advanceTimersByTimeAsync(0);
    // If two faces have a character, the browser uses the one added last.
    const besley = ['url(/besley-rest.woff2)', 'url(/besley.woff2)'];
    expect(added).toEqual(besley);
    await jest.advanceTimersByTimeAsync(100);
    expect(added).toEqual([...besley, 'url(/sans-rest.woff2)', 'url(/sans.woff2)']);
  });

  test('one that does not come leaves its text in the fallback', async () => {
    serve('use', {
      fonts: [
        ['Besley', '400 600', '/broken.woff2', '/rest.woff2'],
        ['Public Sans', '400 700', '/sans.woff2', '/sans-rest.woff2'],
      ],
    });
    paint();
    await jest.advanceTimersByTimeAsync(0);
    expect(added).toEqual(['url(/sans-rest.woff2)', 'url(/sans.woff2)']);
  });
});
