/** Where the backend is, as the shell's boot data says. */
export interface AuthConfig {
  /** Project address, without a trailing slash needed: `https://abc.supabase.co`. */
  readonly url: string;
  /** The public key. Never the secret one: it travels to every visitor. */
  readonly publishableKey: string;
  /** Path prefix under which the site is served, such as `/app`. Default none. */
  readonly basePath?: string;
  /** Loads code that comes late, as the rest of the page does: `loadChunk` of shared-ui. Default: one plain try. */
  readonly loadCode?: CodeLoader;
}

type CodeLoader = <T>(load: () => Promise<T>) => Promise<T>;

let current: AuthConfig | undefined;

/**
 * Called once by the shell, before the first render in the browser.
 * @throws when the address is not http(s) or the key is missing
 */
export function configureAuth(config: AuthConfig): void {
  if (!/^https?:\/\/[^/]/.test(config.url)) {
    throw new Error(`configureAuth: expected url to be an http(s) address, got "${config.url}"`);
  }
  if (config.publishableKey === '') {
    throw new Error('configureAuth: expected a publishableKey, got an empty string');
  }
  current = {
    url: config.url.replace(/\/+$/, ''),
    publishableKey: config.publishableKey,
    basePath: (config.basePath ?? '').replace(/\/+$/, ''),
    ...(config.loadCode ? { loadCode: config.loadCode } : {}),
  };
}

/**
 * The settings given by `configureAuth`.
 * @throws when nothing was configured: the shell has to call `configureAuth` first
 */
export function authConfig(): Required<Omit<AuthConfig, 'loadCode'>> {
  if (!current) {
    throw new Error(
      'shared-auth is not configured. The shell calls configureAuth({ url, publishableKey }) once.',
    );
  }
  return { basePath: '', ...current };
}

/** Runs an `import()` the way the shell said. */
export const loadCode: CodeLoader = (load) => current?.loadCode?.(load) ?? load();

/** A full address on this site for a path of it: what mails link back to. */
export function siteAddress(path: string): string {
  return `${window.location.origin}${authConfig().basePath}${path}`;
}
