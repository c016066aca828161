import { sql } from 'kysely';
import { answerAuth } from '../auth/answer-auth.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { withBothAddresses } from '../auth/own-change.ts';
import { withAssurance } from '../auth/second-factor/sessions.ts';
import type { Database } from '../database/database.ts';
import { withSession } from '../database/serial-dialect.ts';
import { runAs, type Asker } from '../database/turns.ts';
import type { FunctionHost } from '../functions.ts';
import type { LiteApp } from '../lite-app.ts';
import { answerInbox, type Inbox } from '../mail/inbox.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { diskFullWords, isDiskFull, messageOf } from '../start-failure.ts';
import { answerStorage } from '../storage/answer-storage.ts';
import { type FieldTypes, type ViewKeys, withViewKey } from '../rest/introspection.ts';
import type { Admission } from './admission.ts';
import {
  corsHeaders,
  databaseAnswer,
  isInner,
  json,
  refusal,
  type Service,
  serviceOf,
  withHeaders,
} from './answers.ts';
import { checkAddress, checkBody, longestBody, withWholeBody } from './checks.ts';
import { callerOf, clientAddress, hasMisusedToken } from './caller.ts';
import { inScope, sqlErrorOf, type Scope } from './request-scope.ts';

export interface GatewayParts {
  admission: Admission;
  app: LiteApp;
  auth: Omit<AuthContext, 'forward'>;
  database: Database;
  fieldTypes: FieldTypes;
  functions: FunctionHost;
  inbox: Inbox;
  /** Value of {@link innerHeader} in requests that functions make. */
  innerKey: string;
  /** Maximum size of a stored file in bytes. */
  longestFile: number;
  realtime: Realtime;
  viewKeys: ViewKeys;
}

export interface GatewayOptions {
  siteUrl: string;
  dataDir: string;
  /** Returns the running parts, or null before the start and after the stop. */
  parts: () => GatewayParts | null;
  isStopping: () => boolean;
  log: (line: string) => void;
}

export function createGateway({
  siteUrl,
  dataDir,
  parts,
  isStopping,
  log,
}: GatewayOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const cors = corsHeaders(request, siteUrl);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const url = new URL(request.url);
    const running = parts();
    if (running === null || isStopping()) {
      const status = running === null ? 'starting' : 'stopping';
      const refused = withHeaders(json(503, { status, missing: ['database'] }), cors);
      refused.headers.set('retry-after', '5');
      refused.headers.set('connection', 'close');
      return refused;
    }
    const response = await inScope(url.searchParams.get('redirect_to'), async (scope) => {
      scope.headers = request.headers;
      let answered: Response;
      try {
        answered = await check(request, url, running, log);
      } catch (error) {
        scope.databaseError ??= sqlErrorOf(error);
        scope.complaints.push(isDiskFull(error) ? 'No space left on device' : messageOf(error));
        answered = json(500, { code: 500, message: 'Internal error' });
      }
      return answered.status < 500 || answered.headers.has('retry-after')
        ? answered
        : explain(answered, scope, { method: request.method, url, dataDir, log });
    });
    const answer = withHeaders(response, cors);
    if (hasUnreadBody(request, response)) answer.headers.set('connection', 'close');
    return answer;
  };
}

/** The unread rest of the body would arrive where the next request on the connection should begin. */
const hasUnreadBody = (request: Request, { status }: Response): boolean =>
  request.body !== null && (!request.bodyUsed || status === 413);

/** Rejects requests that no service could read, and passes the others on with their body in memory. */
async function check(
  request: Request,
  url: URL,
  parts: GatewayParts,
  log: GatewayOptions['log'],
): Promise<Response> {
  const service = serviceOf(url.pathname);
  const refused = checkAddress(url, service);
  if (refused) return refused;
  if (await hasMisusedToken(request, parts.auth.keys))
    return refusal(service, 401, service === 'rest' ? 'PGRST301' : 'bad_jwt', 'This token is not a session');
  const limit = longestBody(service, request, parts.longestFile);
  const whole = await withWholeBody(request, service, limit);
  if (whole instanceof Response) return whole;
  return (await checkBody(whole, service, parts.fieldTypes)) ?? admit(whole, url, parts, log);
}

/**
 * Identifies requests that functions make. They count as part of a request that has already begun, so they are never
 * rejected.
 */
export const innerHeader = 'x-inner-request';

/** Routes a request, or rejects it while the backend is busy. A rejected request has changed nothing. */
async function admit(
  request: Request,
  url: URL,
  parts: GatewayParts,
  log: GatewayOptions['log'],
): Promise<Response> {
  const { admission, auth, innerKey } = parts;
  const service = serviceOf(url.pathname);
  const caller = await callerOf(request, auth.keys);
  const isUrgent = request.headers.get(innerHeader) === innerKey || caller?.role === 'service_role';
  const asker: Asker = {
    lane: caller?.sub ?? clientAddress(request),
    hasBegun: isUrgent || service === null,
    isRefused: false,
  };
  const refuse = (reason: string): Response => {
    log(`${request.method} ${url.pathname} 503: busy: ${reason}`);
    return busy(service, admission.retryAfter);
  };
  const reason = asker.hasBegun ? null : admission.refusalFor(asker.lane);
  if (reason !== null) return refuse(reason);
  const run = (): Promise<Response> => runAs(asker, () => route(request, url, parts));
  let response: Response | null = null;
  try {
    // A function's own database requests are tracked individually. Its other work, such as sending emails, doesn't use
    // the database.
    response = await (service === 'functions' || service === null ? run() : admission.track(asker, run));
  } catch (error) {
    if (!asker.isRefused) throw error;
  }
  return response === null || asker.isRefused ? refuse('waited too long for the database') : response;
}

function busy(service: Service | null, retryAfter: number): Response {
  const response = refusal(service, 503, 'busy', `The server is busy. Try again in ${retryAfter} s.`);
  response.headers.set('retry-after', String(retryAfter));
  return response;
}

interface Asked {
  method: string;
  url: URL;
  dataDir: string;
  log: (line: string) => void;
}

/** Replaces a bare 500 with the database's reason, if there is one. Logs the errors that remain. */
function explain(answered: Response, scope: Scope, { method, url, dataDir, log }: Asked): Response {
  const { databaseError, complaints } = scope;
  const service = serviceOf(url.pathname);
  // Don't change a status that a database function set with `PTnnn`.
  const isBare = answered.status === 500 || (databaseError !== null && isInner(databaseError.code));
  const told =
    isBare && databaseError !== null && service !== 'functions'
      ? databaseAnswer(databaseError, service)
      : answered;
  if (told.status < 500) return told;
  const reason = messageOf([databaseError?.message, ...complaints].filter(Boolean).join(' | '));
  const isFull = isDiskFull(new Error(reason));
  const final = isFull ? refusal(service, 507, 'disk_full', 'The disk of the backend is full') : told;
  const words = isFull ? diskFullWords(dataDir) : reason || 'no reason given';
  log(`${method} ${url.pathname} ${final.status}: ${words}`);
  return final;
}

async function route(request: Request, url: URL, parts: GatewayParts): Promise<Response> {
  const forward = (forwarded: Request): Promise<Response> => withSession(() => parts.app.fetch(forwarded));
  const { pathname } = url;
  if (pathname === '/healthz') return answerHealth(parts.database);
  if (pathname === '/inbox' || pathname === '/inbox.json' || pathname.startsWith('/inbox/')) {
    return answerInbox(url, parts.inbox);
  }
  if (pathname.startsWith('/auth/v1/')) {
    const complete = withAssurance(parts.auth, withBothAddresses(parts.auth, forward));
    return answerAuth(request, url, { ...parts.auth, forward: complete });
  }
  if (pathname.startsWith('/functions/v1/')) return parts.functions.answer(request, url);
  if (pathname.startsWith('/storage/v1/')) return answerStorage(request, url, forward);
  if (pathname.startsWith('/rest/v1/')) return forward(withViewKey(request, url, parts.viewKeys));
  return json(404, { message: 'There is nothing at this address' });
}

async function answerHealth(database: Database): Promise<Response> {
  try {
    await sql`select 1`.execute(database.db);
    return json(200, { status: 'ok' });
  } catch {
    return json(503, { status: 'down', missing: ['database'] });
  }
}
