import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nodeMachine, findBrowser } from '@scripts/core/browsers';
import type { Figures } from './visit.ts';

/**
 * Makes requests to other hosts fail immediately, so that each load measures only the local site, with or without a
 * network.
 */
export const LOCAL_ONLY = ['--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];

/**
 * Not a dependency of the project: with its own dependencies, it is a tenth of the size of all others. npm downloads it
 * for a run with `--simulated`.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const run = promisify(execFile);

type Item = Readonly<Record<string, number | string>>;

export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance?: { readonly score: number | null } };
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly Item[] } }
    >
  >;
}

/** @throws if Lighthouse lacks a figure. */
export function figuresOfLighthouse({ runtimeError, categories, audits }: LighthouseResult): Figures {
  const score = categories.performance?.score;
  const reason = runtimeError?.message;
  if (score === undefined || score === null)
    throw new Error(`Lighthouse measured nothing: ${reason ?? 'no score'}`);
  const valueOf = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${audit}.`);
    return value;
  };
  const numberOf = (item: Item | undefined, key: string): number => Number(item?.[key] ?? 0);
  const resources = audits['resource-summary']?.details?.items ?? [];
  const bytesOf = (type: string): number =>
    numberOf(
      resources.find(({ resourceType }) => resourceType === type),
      'transferSize',
    );
  const painted = valueOf('first-contentful-paint');
  const tasks = (audits['long-tasks']?.details?.items ?? [])
    .map((item) => ({ start: numberOf(item, 'startTime'), length: numberOf(item, 'duration') }))
    .filter(({ start, length }) => start + length > painted);
  return {
    score: Math.round(score * 100),
    lcp: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
    longest: Math.max(0, ...tasks.map(({ length }) => length)),
    shift: valueOf('cumulative-layout-shift'),
    document: bytesOf('document'),
    script: bytesOf('script'),
    fonts: bytesOf('font'),
    total: bytesOf('total'),
  };
}

const isFull = (file: string): boolean => !file.endsWith('headless-shell');

/** Finds a full Chromium: the headless shell doesn't load a page's icon and manifest. */
function findFullBrowser(say: (line: string) => void): string {
  const { env } = nodeMachine;
  return findBrowser(
    {
      ...nodeMachine,
      env: isFull(env['CHROME_PATH'] ?? '') ? env : {},
      exists: (file) => isFull(file) && nodeMachine.exists(file),
      // For root, `findBrowser` would install the headless shell.
      isRoot: () => false,
    },
    say,
  );
}

const quoted = (flag: string): string => flag.replace(/=(.* .*)/, '="$1"');

/**
 * Downloads Lighthouse.
 *
 * @returns a function that measures a page with the mobile preset: it loads on a fast connection, and Lighthouse
 *   computes the effect of a slow connection and processor.
 */
export async function openLighthouse(
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<(url: string) => Promise<Figures>> {
  const npm = process.env['npm_execpath'];
  const [file, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const fetchPackage = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '-c', 'command -v lighthouse'];
  const command = (await run(file, [...first, ...fetchPackage], { signal })).stdout.trim();
  const env = { ...process.env, CHROME_PATH: findFullBrowser(say) };
  const options = [
    ...['--output=json', '--quiet', '--only-categories=performance', '--no-enable-error-reporting'],
    `--chrome-flags=${['--headless=new', '--no-sandbox', '--disable-gpu', ...LOCAL_ONLY].map(quoted).join(' ')}`,
  ];
  const load = async (url: string): Promise<Figures> => {
    const limits = { env, signal, maxBuffer: 2 ** 27 };
    const { stdout } = await run(process.execPath, [command, url, ...options], limits);
    return figuresOfLighthouse(JSON.parse(stdout) as LighthouseResult);
  };
  // On a busy machine Chromium sometimes loses the start of a trace (NO_NAVSTART).
  return (url) =>
    load(url).catch((error: unknown) => {
      signal.throwIfAborted();
      say(`Lighthouse failed, trying again: ${error instanceof Error ? error.message : String(error)}`);
      return load(url);
    });
}
