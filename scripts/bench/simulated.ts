import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Not among the packages of the project: with everything below it, it weighs a tenth of all the others, for one figure.
 * npm fetches it for whoever asks for that.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const run = promisify(execFile);

interface Lighthouse {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** LCP of a phone as Lighthouse computes it from a load on a fast line. */
export async function simulatedLcp(url: string, browser: string, signal: AbortSignal): Promise<number> {
  const npm = process.env['npm_execpath'];
  const [file, own] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { stdout } = await run(
    file,
    [
      ...own,
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--output=json', '--quiet'],
      ...[
        '--only-audits=largest-contentful-paint',
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      '--no-enable-error-reporting',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 26, signal },
  );
  const { runtimeError, audits } = JSON.parse(stdout) as Lighthouse;
  const value = audits['largest-contentful-paint']?.numericValue;
  if (value === undefined)
    throw new Error(`Lighthouse measured nothing: ${runtimeError?.message ?? 'no LCP'}`);
  return Math.round(value);
}
