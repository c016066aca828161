export interface AuthConfig {
  /** Project URL, such as `https://abc.supabase.co`. A trailing slash is optional. */
  readonly url: string;
  /** The publishable key, never the secret one: every visitor receives it. */
  readonly publishableKey: string;
  /** Path prefix of the site, such as `/app`. Defaults to none. */
  readonly basePath?: string;
  /** Loads lazy code: `loadChunk` of shared-ui. Default: a single attempt. */
  readonly loadCode?: CodeLoader;
}

type CodeLoader = <T>(load: () => Promise<T>) => Promise<T>;

let current: AuthConfig | undefined;

/**
 * Configures shared-auth. The shell calls it once, before the first render in the browser.
 * @throws If the URL is not http(s) or the key is empty.
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
 * Returns the settings that the shell passed to `configureAuth`.
 * @throws If the shell has not called `configureAuth` yet.
 */
export function authConfig(): Required<Omit<AuthConfig, 'loadCode'>> {
  if (!current) {
    throw new Error(
      'shared-auth is not configured. The shell calls configureAuth({ url, publishableKey }) once.',
    );
  }
  return { basePath: '', ...current };
}

/** Runs an `import()` with the configured loader. */
export const loadCode: CodeLoader = (load) => current?.loadCode?.(load) ?? load();

/** Returns the full URL of a path of this site, for links in emails. */
export function siteAddress(path: string): string {
  return `${window.location.origin}${authConfig().basePath}${path}`;
}
