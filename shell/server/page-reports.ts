import { errorKinds, reportLimits, vitalNames, type PageReport } from 'shared-contract/page-reports';
import { z } from 'zod';
import { networkOf } from 'shared-contract/network';
import { readLimited } from './read-limited.ts';
import { createReportLimit } from './report-limit.ts';
import type { EdgeSettings } from './settings.ts';

const MAX_BYTES = 16 * 1024;
/** A beacon has nobody who waits for it, and a request of the edge should not last. */
const PATIENCE_MS = 5_000;
/** The backend takes so many of all; what comes on top is not asked for. */
const OF_ALL = 3_000;

const name = z.string().regex(/^[A-Za-z0-9._+-]{1,64}$/, 'expected a version or an id');
const part = {
  remote: z.string().regex(/^(?:shell|mfe-[a-z0-9-]{1,40})$/, 'expected shell or the package of a remote'),
  version: name,
};
/** Line breaks, escapes and other signs that no word has would forge what somebody reads later. */
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
 * Takes what pages tell of themselves, and passes it on to the backend, whose tables count it. A page is always answered
 * the same: whether the backend took it, the log says.
 *
 * @returns what takes a request; `source` is the network address of who sends it, as the adapter knows it.
 */
export function createPageReports(options: PageReportsOptions) {
  const { settings, log, now, fetch: ask = fetch } = options;
  const mayTake = createReportLimit(log, now, { name: 'reports', ofAll: OF_ALL });

  let toldAt = -Infinity;
  /** A backend that is down is told of once a minute. */
  function tell(why: string): void {
    if (Math.abs(now() - toldAt) < 60_000) return;
    toldAt = now();
    log(`reports: backend rejected a report: ${why}`);
  }

  // The backend sees the edge as the sender, unless the edge proves with its key that it names the visitor's network.
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
    // What a browser sends for a page of somebody else is no word of ours.
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
