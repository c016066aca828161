import { z } from 'zod';
import { readLimited } from './read-limited.ts';
import { createReportLimit } from './report-limit.ts';

const MAX_BYTES = 16 * 1024;
const MAX_REPORTS = 20;
const MAX_FIELD = 200;

const text = z.string().optional().catch(undefined);
const count = z.number().optional().catch(undefined);

/** Reporting API (`report-to`): a list. WebKit sends one report without a list. */
const listSchema = z.array(
  z.object({
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
  }),
);

/** The older shape (`report-uri`), which some browsers and scanners still send. */
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
  const single = singleSchema.safeParse(value);
  if (single.success) {
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
  const list = listSchema.safeParse(Array.isArray(value) ? value : [value]);
  if (!list.success) return null;
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

/** One word of a log line: nothing that breaks the line, and no query or fragment, where tokens may stand. */
function word(value: string | undefined): string {
  if (value === undefined || value === '') return '-';
  return value
    .replace(/[?#].*$/s, '')
    .replace(/[^\x21-\x7e]/g, '_')
    .slice(0, MAX_FIELD);
}

type Versions = Readonly<Record<string, string>>;

/**
 * The remote and version that a violation belongs to, read from the file that caused it or was refused. An address names
 * the version where it has a folder for it; else it is the one that is served.
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
 * Takes reports of refused scripts, styles and connections: one log line each, 204 for the browser. `source` is the
 * network address of who sends them, as the adapter knows it, never as a visitor's header says.
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
      // Not JSON: answered below like any other body that is no report.
    }
    if (!violations) return { status: 400, message: 'this is not a report' };
    for (const violation of violations) if (mayWrite(source)) log(lineOf(violation, versions));
    return { status: 204, message: '' };
  };
}
