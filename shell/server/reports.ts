import { networkOf } from 'shared-contract/network';
import { z } from 'zod';

/** Reads the body as text. Returns null if it has more than `most` bytes. */
export async function readLimited(request: Request, most: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let size = 0;
  let body = '';
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    body += decoder.decode(chunk, { stream: true });
  }
  return body + decoder.decode();
}

/** Maximum reports per minute from one network. */
const OF_ONE = 60;
/** Maximum reports per minute in total. Protects the log's disk and the backend from many simultaneous sources. */
const OF_ALL = 600;

/** Returns true if another report from a source may be accepted. Logs dropped reports once a minute. */
export type ReportLimit = (source: string | undefined) => boolean;

/**
 * Counts reports per network, so that a flood from one drops none of another's, and in total. Counts only accepted
 * reports, so the table never has more entries than a minute has lines. A minute starts with its first report instead
 * of the clock's: a flood across a clock minute would get twice the limit.
 */
export function createReportLimit(
  log: (line: string) => void,
  now: () => number,
  { name = 'csp', ofAll = OF_ALL }: { readonly name?: string; readonly ofAll?: number } = {},
): ReportLimit {
  let since = -Infinity;
  let written = 0;
  let told = false;
  const lines = new Map<string, number>();
  return (source) => {
    const passed = now() - since;
    if (passed >= 60_000 || passed < 0) {
      [since, written, told] = [now(), 0, false];
      lines.clear();
    }
    const network = networkOf(source);
    const count = lines.get(network) ?? 0;
    if (count > OF_ONE) return false;
    if (written >= ofAll) {
      if (!told) log(`${name}: more reports in this minute are dropped`);
      told = true;
      return false;
    }
    lines.set(network, count + 1);
    written += 1;
    if (count < OF_ONE) return true;
    log(`${name}: more reports of one source in this minute are dropped`);
    return false;
  };
}

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS = 20;
const MAX_FIELD = 200;

const text = z.string().optional().catch(undefined);
const count = z.number().optional().catch(undefined);

const reportSchema = z.object({
  type: text,
  url: text,
  body: z
    .object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: count,
      columnNumber: count,
    })
    .catch({}),
});

/** Reporting API (`report-to`): an array. WebKit sends each report without one. */
const listSchema = z.union([
  z.array(reportSchema),
  reportSchema.extend({ type: z.literal('csp-violation') }).transform((report) => [report]),
]);

/** The older format (`report-uri`), which some browsers and scanners still send. */
const singleSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': count,
    'column-number': count,
  }),
});

interface Violation {
  page?: string | undefined;
  directive?: string | undefined;
  blocked?: string | undefined;
  source?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

function violationsOf(value: unknown): Violation[] | null {
  const list = listSchema.safeParse(value);
  if (list.success) {
    return list.data
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, MAX_REPORTS)
      .map(({ url, body }) => ({
        page: body.documentURL ?? url,
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        source: body.sourceFile,
        line: body.lineNumber,
        column: body.columnNumber,
      }));
  }
  const single = singleSchema.safeParse(value);
  if (!single.success) return null;
  const report = single.data['csp-report'];
  return [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      line: report['line-number'],
      column: report['column-number'],
    },
  ];
}

/**
 * Formats one field of a log line. Removes characters that would break the line, and query and fragment, which may
 * contain tokens.
 */
function word(value: string | undefined): string {
  if (value === undefined || value === '') return '-';
  return value
    .replace(/[?#].*$/s, '')
    .replace(/[^\x21-\x7e]/g, '_')
    .slice(0, MAX_FIELD);
}

type Versions = Readonly<Record<string, string>>;

/**
 * Returns the remote and version that caused a violation, from the source file or the blocked file. Uses the version in
 * the file's path, or else the served version.
 */
function ownerOf({ source, blocked }: Violation, versions: Versions): string {
  const [, remote, folder] =
    /\/remotes\/([\w-]+)\/(?:(\d[\w.+-]*)\/)?/.exec(`${source ?? ''} ${blocked ?? ''}`) ?? [];
  const owner = remote ?? 'shell';
  const version = folder ?? versions[owner];
  return version === undefined ? owner : `${owner}@${version}`;
}

function lineOf(violation: Violation, versions: Versions): string {
  const position = `${word(violation.source)}:${violation.line ?? 0}:${violation.column ?? 0}`;
  return `csp ${word(ownerOf(violation, versions))} directive=${word(violation.directive)} blocked=${word(violation.blocked)} page=${word(violation.page)} source=${position}`;
}

/**
 * Accepts reports of blocked scripts, styles, and connections. Logs one line for each and returns 204. `source` is the
 * sender's network address as the platform reports it, never from a visitor's header.
 */
export function createReports(log: (line: string) => void, now: () => number, versions: Versions = {}) {
  const mayWrite = createReportLimit(log, now);
  return async (
    request: Request,
    source: string | undefined,
  ): Promise<{ status: 204 | 400 | 413 | 415; message: string }> => {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/reports+json' && type !== 'application/csp-report') {
      return { status: 415, message: 'expected application/reports+json or application/csp-report' };
    }
    const body = await readLimited(request, MAX_BYTES);
    if (body === null) return { status: 413, message: `a report may have ${MAX_BYTES} bytes at most` };
    let violations: Violation[] | null = null;
    try {
      violations = violationsOf(JSON.parse(body));
    } catch {
      // Not JSON: rejected below like any body that isn't a report.
    }
    if (!violations) return { status: 400, message: 'this is not a report' };
    for (const violation of violations) if (mayWrite(source)) log(lineOf(violation, versions));
    return { status: 204, message: '' };
  };
}
