import { errorKinds, reportLimits, vitalNames, type PageReport } from 'shared-contract/page-reports';
import { z } from 'zod';
import { networkOf } from 'shared-contract/network';
import { createReportLimit, readLimited } from './reports.ts';
import type { EdgeSettings } from './settings.ts';

const MAX_BYTES = 16 * 1024;
/** No one waits for a beacon's response, and a request to the edge should be short. */
const PATIENCE_MS = 5_000;
/** The backend accepts this many per minute in total. The edge drops the rest. */
const OF_ALL = 3_000;

const name = z.string().regex(/^[A-Za-z0-9._+-]{1,64}$/, 'expected a version or an id');
const part = {
  remote: z.string().regex(/^(?:shell|mfe-[a-z0-9-]{1,40})$/, 'expected shell or the package of a remote'),
  version: name,
};
/** Control characters such as line breaks and escapes could forge log lines. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replace(/\p{Cc}/gu, ' '));
const ourFile = /^(?:https?:\/\/localhost:\d+)?\/(?:static|remotes)\/[\w@~+./-]+(?::\d+:\d+)?$/;
const place = z.union([
  z.literal(''),
  z.string().max(reportLimits.place).regex(ourFile, 'expected a file of ours'),
]);

const report = z.object({
  release: name,
  errors: z
    .array(
      z.object({
        ...part,
        kind: z.enum(errorKinds),
        message: line(reportLimits.message).pipe(z.string().min(1)),
        place,
        stack: z
          .string()
          .max(reportLimits.stack)
          .refine(
            (text) => text.split('\n').every((one) => one === '' || ourFile.test(one)),
            'expected files of ours',
          ),
        route: line(reportLimits.route),
      }),
    )
    .max(reportLimits.errors),
  views: z.array(z.object({ ...part, count: z.int().min(1).max(200) })).max(reportLimits.views),
  vitals: z
    .array(z.object({ ...part, metric: z.enum(vitalNames), value: z.int().min(0).max(600_000) }))
    .max(vitalNames.length),
}) satisfies z.ZodType<PageReport>;

const refusal = z.object({ message: z.string() });

export interface PageReportsOptions {
  readonly settings: Pick<EdgeSettings, 'supabaseUrl' | 'supabasePublishableKey' | 'reportKey'>;
  readonly log: (line: string) => void;
  readonly now: () => number;
  readonly fetch?: typeof fetch | undefined;
}

function parse(text: string): PageReport | null {
  try {
    return report.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Accepts pages' reports and forwards them to the backend, which counts them in tables. A valid report gets the same
 * response whether or not the backend accepts it. The log shows failures.
 *
 * @returns A request handler. `source` is the sender's network address, as the platform reports it.
 */
export function createPageReports(options: PageReportsOptions) {
  const { settings, log, now, fetch: ask = fetch } = options;
  const mayTake = createReportLimit(log, now, { name: 'reports', ofAll: OF_ALL });

  let toldAt = -Infinity;
  /** Logs an unavailable backend at most once a minute. */
  function tell(why: string): void {
    if (Math.abs(now() - toldAt) < 60_000) return;
    toldAt = now();
    log(`reports: backend rejected a report: ${why}`);
  }

  // The backend sees the edge as the sender, unless the edge sends its key with the visitor's network.
  const senderOf = (source: string | undefined) =>
    settings.reportKey === undefined ? {} : { relay_key: settings.reportKey, address: networkOf(source) };

  async function store(given: PageReport, source: string | undefined): Promise<void> {
    const response = await ask(`${settings.supabaseUrl}/rest/v1/rpc/record_page_report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: settings.supabasePublishableKey },
      body: JSON.stringify({ report: given, ...senderOf(source) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) {
      await response.body?.cancel();
      return;
    }
    const reason = refusal.safeParse(await response.json().catch(() => null)).data?.message;
    throw new Error(`${response.status}${reason === undefined ? '' : ` ${reason}`}`);
  }

  return async (
    request: Request,
    source: string | undefined,
  ): Promise<{ status: 204 | 400 | 413 | 415; message: string }> => {
    // Reports that a browser sends for another site's page don't count.
    if ((request.headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin')
      return { status: 400, message: 'only pages of this site report here' };
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') {
      return { status: 415, message: 'expected application/json' };
    }
    const body = await readLimited(request, MAX_BYTES);
    if (body === null) return { status: 413, message: `a report may have ${MAX_BYTES} bytes at most` };
    const given = parse(body);
    if (!given) return { status: 400, message: 'this is not a report of a page' };
    if (!mayTake(source)) return { status: 204, message: '' };
    await store(given, source).catch((error: unknown) => {
      tell(error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error));
    });
    return { status: 204, message: '' };
  };
}
