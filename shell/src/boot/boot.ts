import { BOOT_ID, NOTICE_ID, SITE_ID, type PageData, type PageFile as File } from 'shared-contract/page-data';
import {
  LINK_EVENT,
  OPEN_ATTRIBUTE,
  OUTDATED_ATTRIBUTE,
  PART_ATTRIBUTE,
  WAKE_ATTRIBUTE,
} from 'shared-contract/page-events';
import { carriedKey, themeKey } from 'shared-contract/stored-keys';
import type { BootHandle } from '../app/start.tsx';

// The only inline script of every page. It is small and constant, because the content security policy contains its
// hash. The compiler inlines its imports; nothing loads before it runs. It removes tokens from the address, sets the
// theme before the first paint, starts the application when the visitor uses the page or an element that needs it
// enters the viewport, and holds input until then.
(() => {
  type Plan = Pick<PageData, 'start' | 'scripts' | 'preloads' | 'embedScripts'> &
    Partial<Pick<PageData, 'fonts'>>;
  interface Held {
    readonly element: HTMLElement;
    readonly submitter: HTMLElement | null;
    readonly isSubmit: boolean;
  }
  /** Maximum time that a visitor sees a spinner without a notice. */
  const SLOW_MS = 7_000;
  /** If a press on a link has not left the page after this time, the visitor stays. */
  const STAYED_MS = 500;
  type Typable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

  const boot: BootHandle = {
    get needsApplication() {
      return notice()?.dataset['needed'] !== undefined;
    },
    fail,
    replay,
  };
  window.ninecourseBoot = boot;
  const linkPart =
    /^((access|(provider_)?refresh|provider)_token|token_hash|code|invitation|error(_code|_description)?)$/;
  const companion = /^(type|sb|token_type|expires_(in|at))$/;

  /** Removes tokens and error texts from the address and the history, so that no page can act on them. */
  function takeLink() {
    const address = new URL(location.href);
    const hash = new URLSearchParams(address.hash.slice(1));
    const isLink = (values: URLSearchParams) =>
      [...values].some(([name, value]) => value !== '' && linkPart.test(name));
    const values = new URLSearchParams();
    if (isLink(address.searchParams)) {
      [...address.searchParams].forEach(([name, value]) => {
        if (!linkPart.test(name) && !companion.test(name)) return;
        values.set(name, value);
        address.searchParams.delete(name);
      });
    }
    if (isLink(hash) || hash.get('message')) {
      hash.forEach((value, name) => {
        values.set(name, value);
      });
      address.hash = '';
    }
    if (String(values) === '') return;
    history.replaceState(history.state, '', address);
    boot.arrived = { pathname: address.pathname, values: String(values) };
    dispatchEvent(new Event(LINK_EVENT));
  }
  takeLink();
  // Registered before the router listens, for an address that the user pastes into the open page.
  addEventListener('popstate', takeLink);

  const root = document.documentElement;

  /**
   * Opens and closes the menu in browsers without popovers: Chrome before 114, Firefox before 125, Safari before 17.
   */
  function onMenu({ key, target }: { readonly key?: string; readonly target: EventTarget | null }) {
    if (key && key !== 'Escape') return;
    const menu = document.querySelector('[popover]');
    const part = !key && (target as Element).closest('[popovertarget],[popover]');
    if (!menu || part === menu) return;
    menu.toggleAttribute(OPEN_ATTRIBUTE, Boolean(part) && !menu.hasAttribute(OPEN_ATTRIBUTE));
    menu.dispatchEvent(new Event('toggle'));
  }
  if (!('popover' in root)) {
    addEventListener('click', onMenu);
    addEventListener('keydown', onMenu);
  }

  try {
    const theme = localStorage.getItem(themeKey);
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  } catch {
    // Storage is blocked, so the system's theme applies.
  }

  // All present since Safari 16.4, Firefox 115, and Chrome 111: the supported browsers (`browserslist` of
  // package.json).
  const isSupported =
    'CompressionStream' in window && 'toSorted' in [] && CSS.supports('color', 'color-mix(in lab,red,red)');
  const { trustedTypes } = window as unknown as {
    trustedTypes?: {
      createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown;
    };
  };
  if (!isSupported) {
    // The page stays as served and works as without JavaScript: the browser handles links and forms.
    root.setAttribute(OUTDATED_ATTRIBUTE, '');
    trustedTypes?.createPolicy('default', { createHTML: (html) => html });
    addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll('noscript').forEach((element) => {
        element.outerHTML = element.textContent;
      });
    });
    return;
  }

  const block = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '') as object;
  const plan = { ...block(SITE_ID), ...block(BOOT_ID) } as Plan;
  /** The notice that the application has not loaded. The parser reaches it after this script. */
  const notice = () => document.getElementById(NOTICE_ID);
  const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const held: Held[] = [];
  const typed = new Map<Typable, string>();
  let started = false;
  let painted = false;
  /** React has hydrated the page. */
  let live = false;
  /** Scripts and stylesheets of the start that failed to load or to match their integrity. */
  const broken: File[] = [];
  /** Stylesheets that have to load before the scripts run. */
  let pendingSheets = 0;
  let running = false;
  /** The next attempt to load the application. Set after a failure, until it is used. */
  let next: (() => void) | undefined;

  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (plan.embedScripts?.includes(address)) return address;
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && /^\/(static\/|remotes\/|sw\.js$)/.test(pathname)) return address;
      throw new TypeError(`Refused script address ${address}`);
    },
  });

  function add(kind: 'script' | 'preload' | 'stylesheet', file: File, before: Element | null = null) {
    const [address, integrity] = file;
    const element = document.createElement(kind === 'script' ? 'script' : 'link');
    element.crossOrigin = 'anonymous';
    element.integrity = integrity;
    element.onerror = () => {
      if (kind === 'preload') return;
      broken.push(file);
      fail();
    };
    if (element instanceof HTMLScriptElement) {
      element.async = false;
      element.src = address;
    } else {
      element.rel = kind;
      if (kind === 'preload') element.as = address.endsWith('.css') ? 'style' : 'script';
      element.href = address;
    }
    document.head.insertBefore(element, before);
    return element;
  }

  /**
   * Attaches the complete stylesheet if the document has only part of it, because the application renders more than the
   * served page. It replaces the part in its position, because the order of stylesheets matters.
   */
  function addSheet(file: File) {
    const part = document.querySelector<HTMLElement>(`style[data-sheet="${file[0]}"]`);
    const sheet = add('stylesheet', file, part);
    // The name that the remote's style loader looks for.
    sheet.dataset['href'] = part?.dataset['href'] ?? '';
    sheet.onload = () => {
      part?.remove();
      pendingSheets -= 1;
      run();
    };
  }

  function addLink(rel: string, href: string) {
    const element = document.createElement('link');
    element.rel = rel;
    element.href = href;
    document.head.append(element);
  }

  function run() {
    if (running || pendingSheets > 0) return;
    running = true;
    plan.scripts.forEach((file) => {
      add('script', file);
    });
  }

  function start() {
    if (started) return;
    started = true;
    if (plan.start === 'now') load();
    // The browser first responds to the visitor: it opens a menu or focuses a field.
    else afterFrames(2, load);
    setTimeout(onSlow, SLOW_MS);
  }

  function load() {
    [...plan.scripts, ...plan.preloads].forEach((file) => {
      add('preload', file);
    });
    document.querySelectorAll<HTMLElement>(`[${PART_ATTRIBUTE}]`).forEach(({ dataset }) => {
      pendingSheets += 1;
      addSheet([dataset['sheet'] ?? '', dataset['part'] ?? '']);
    });
    run();
  }

  function startWhenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2_000 });
    else setTimeout(start, 200);
  }

  /** Returns the link of an event if it leads to another page of the site in this tab. */
  function linkAt({ target }: Event): HTMLAnchorElement | undefined {
    const link = (target as Partial<Element> | null)?.closest?.('a');
    const isPage = link?.origin === location.origin && !link.target && !link.hasAttribute('download');
    return isPage && link.pathname !== location.pathname ? link : undefined;
  }

  function onIntent(event: Event) {
    if (started) return;
    const { type, movementX, movementY } = event as PointerEvent;
    // A resting pointer fires a move with zero distance when the page appears under it.
    if (type === 'pointermove' && !movementX && !movementY) return;
    const link = type === 'pointerdown' || type === 'touchstart' ? linkAt(event) : undefined;
    if (!link) {
      start();
      return;
    }
    // A visitor who leaves needs the next document, not the application of this one.
    addLink('prefetch', link.href);
    setTimeout(start, STAYED_MS);
  }

  /**
   * Returns whether the visitor has stored data to show (session, draft, checked boxes) or the address selects
   * something.
   */
  function hasUse() {
    if (boot.arrived || location.search || location.hash) return true;
    try {
      const isKept = Object.keys(localStorage).some((key) => key !== themeKey);
      return isKept || sessionStorage.getItem(carriedKey) !== null;
    } catch {
      return true;
    }
  }

  /** Starts the application when a marked element enters the viewport, after the delay in its attribute. */
  function watchParts() {
    const observer = new IntersectionObserver((entries) => {
      entries.forEach(({ isIntersecting, target }) => {
        if (isIntersecting) setTimeout(startWhenIdle, Number(target.getAttribute(WAKE_ATTRIBUTE)));
      });
    });
    document.querySelectorAll(`[${WAKE_ATTRIBUTE}]`).forEach((part) => {
      observer.observe(part);
    });
  }

  /** Scripts that hang raise no error. If they are only slow, the notice disappears when they have loaded. */
  function onSlow() {
    if (!live && notice()?.hidden) admit(held.length > 0);
  }

  /** Requests broken files past the cache, which would return them again. */
  function renew() {
    const signal = AbortSignal.timeout(SLOW_MS);
    broken.splice(0).forEach((file) => {
      const anew = fetch(file[0], { cache: 'reload', signal }).catch(() => undefined);
      void anew.then(() => {
        if (file[0].endsWith('.css')) addSheet(file);
        else add('script', file);
      });
    });
  }

  function tryAgain() {
    const again = next;
    next = undefined;
    again?.();
  }

  /** Shows the notice if the visitor is waiting, or if the page doesn't work without the application. */
  function admit(isWaitedFor: boolean) {
    const element = notice();
    const button = element?.querySelector('button');
    if (!element || !button) return;
    if (element.hidden && !isWaitedFor && !boot.needsApplication) return;
    button.removeAttribute('aria-busy');
    button.onclick = () => {
      button.setAttribute('aria-busy', 'true');
      // The page can't repeat a request that hangs, so reload.
      if (next) tryAgain();
      else location.reload();
    };
    // A spinner next to the notice would suggest that the page is still loading.
    if (plan.start === 'now') document.querySelector('#root [role="status"]')?.remove();
    element.hidden = false;
  }

  function hold(event: Event, element: HTMLElement, submitter: HTMLElement | null) {
    if (live) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    (submitter ?? element).setAttribute('aria-busy', 'true');
    held.push({ element, submitter, isSubmit: event.type === 'submit' });
    setTimeout(onSlow, SLOW_MS);
    start();
    tryAgain();
  }

  function onClick(event: Event) {
    const button = (event.target as Element).closest('button');
    // A submit button is held as its form's submit. A popover button works without the application.
    if (!button || notice()?.contains(button)) return;
    if ((button.form && button.type === 'submit') || button.hasAttribute('popovertarget')) return;
    hold(event, button, null);
  }

  function onSubmit(event: Event) {
    hold(event, event.target as HTMLElement, (event as SubmitEvent).submitter);
  }

  function onInput(event: Event) {
    const field = event.target as Typable;
    if (!live) typed.set(field, field.value);
  }

  /**
   * Handles an application that does not load: releases held input, and shows the notice if the visitor is waiting.
   * Input is still held afterward, because no code responds to a form that the browser sends. The next press retries.
   */
  function fail(again = renew) {
    next = again;
    const waiting = held.splice(0);
    waiting.forEach(({ element, submitter }) => {
      (submitter ?? element).removeAttribute('aria-busy');
    });
    admit(waiting.length > 0);
  }

  function restore(field: Typable, value: string) {
    // A select shows the choice by itself, and scripts can't write a file field.
    if (field instanceof HTMLSelectElement || field.type === 'file') return;
    // Write through the prototype's setter. Otherwise React treats the value as its own and shows the empty one again.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function replay() {
    live = true;
    notice()?.setAttribute('hidden', '');
    typed.forEach((value, field) => {
      if (field.isConnected) restore(field, value);
    });
    typed.clear();
    // One task later, so that a replayed submit sees the restored state.
    setTimeout(() => {
      held.splice(0).forEach(({ element, submitter, isSubmit }) => {
        if (!element.isConnected) return;
        (submitter ?? element).removeAttribute('aria-busy');
        if (isSubmit) (element as HTMLFormElement).requestSubmit(submitter);
        else element.click();
      });
    });
  }

  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  intents.forEach((type) => {
    addEventListener(type, onIntent, { capture: true, passive: true });
  });

  /**
   * Loads the fonts after the first paint, which uses fallback faces with equal metrics, so that no line moves later.
   * Adds one family at a time, because each one lays out all visible text; together they would be the longest task of
   * the page.
   */
  async function loadFonts() {
    const faces = (plan.fonts ?? []).map(([family, weight, file, rest]) => {
      const face = (address: string, more?: FontFaceDescriptors) =>
        new FontFace(family, `url(${address})`, { weight, ...more });
      return [face(rest, { unicodeRange: 'U+A0-24F,U+2000-22FF' }), face(file)] as const;
    });
    faces.forEach(([, face]) => {
      face.load().catch(() => undefined);
    });
    for (const [others, face] of faces) {
      try {
        await face.loaded;
      } catch {
        continue;
      }
      // The face added last wins. The browser fetches `others` when the page shows a character that only it has.
      document.fonts.add(others);
      document.fonts.add(face);
      await new Promise<void>((resolve) => {
        afterFrames(2, resolve);
      });
    }
  }

  function onPainted() {
    if (painted) return;
    painted = true;
    // In the document, the browser would fetch it before the first paint.
    addLink('manifest', '/site.webmanifest');
    void loadFonts();
    watchParts();
    if (hasUse()) startWhenIdle();
  }

  /** Content rendered now is on screen after some animation frames. */
  function afterFrames(count: number, run: () => void) {
    requestAnimationFrame(() => {
      if (count > 1) afterFrames(count - 1, run);
      else run();
    });
  }

  const onContent = () => {
    afterFrames(4, onPainted);
  };

  if (plan.start === 'now') start();
  // Fonts and the start would delay content that is not painted yet: the first paint may contain only the page's
  // header.
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', onContent);
    else onContent();
  }).observe({ type: 'paint' });
  // Firefox reports no paint for a page that it loads again from the history.
  addEventListener('load', onContent);
})();
