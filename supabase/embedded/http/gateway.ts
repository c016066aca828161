import { sql } from 'kysely';
import { answerAuth } from '../auth/answer-auth.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { withBothAddresses } from '../auth/email-change.ts';
import type { Database } from '../database/database.ts';
import { withSession } from '../database/serial-dialect.ts';
import type { FunctionHost } from '../functions.ts';
import type { LiteApp } from '../lite-app.ts';
import type { Inbox } from '../mail/inbox.ts';
import { answerInbox } from '../mail/inbox-page.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { messageOf } from '../start-failure.ts';
import { answerStorage } from '../storage/answer-storage.ts';
import { withViewKey, type ViewKeys } from '../rest/view-keys.ts';
import { databaseAnswer, json } from './answers.ts';
import { corsHeaders, withCors } from './cors.ts';
import { inScope } from './request-scope.ts';

export interface GatewayParts {
  app: LiteApp;
  auth: Omit<AuthContext, 'forward'>;
  database: Database;
  functions: FunctionHost;
  inbox: Inbox;
  realtime: Realtime;
  viewKeys: ViewKeys;
}

export interface GatewayOptions {
  siteUrl: string;
  /** The running parts, or null while the backend starts or stops. */
  parts: () => GatewayParts | null;
  log: (line: string) => void;
}

/** One handler for everything that the backend answers over HTTP. */
export function createGateway({
  siteUrl,
  parts,
  log,
}: GatewayOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const cors = corsHeaders(request, siteUrl);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const url = new URL(request.url);
    const running = parts();
    if (running === null) return withCors(json(503, { status: 'starting', missing: ['database'] }), cors);
    const response = await inScope(url.searchParams.get('redirect_to'), async (scope) => {
      let answered: Response;
      try {
        answered = await route(request, url, running);
      } catch (error) {
        scope.complaints.push(messageOf(error));
        answered = json(500, { code: 500, message: 'Internal error' });
      }
      const isRest = url.pathname.startsWith('/rest/v1/');
      if (answered.status === 500 && isRest && scope.databaseError)
        answered = databaseAnswer(scope.databaseError);
      if (answered.status >= 500) {
        const reason = [scope.databaseError?.message, ...scope.complaints].filter(Boolean).join(' | ');
        log(
          `${request.method} ${url.pathname} ${answered.status}: ${messageOf(reason || 'no reason given')}`,
        );
      }
      return answered;
    });
    return withCors(response, cors);
  };
}

async function route(request: Request, url: URL, parts: GatewayParts): Promise<Response> {
  const forward = (forwarded: Request): Promise<Response> => withSession(() => parts.app.fetch(forwarded));
  const { pathname } = url;
  if (pathname === '/healthz') return answerHealth(parts.database);
  if (pathname === '/inbox' || pathname === '/inbox.json' || pathname.startsWith('/inbox/')) {
    return answerInbox(url, parts.inbox);
  }
  if (pathname.startsWith('/auth/v1/')) {
    return answerAuth(request, url, { ...parts.auth, forward: withBothAddresses(parts.auth, forward) });
  }
  if (pathname.startsWith('/functions/v1/')) return parts.functions.answer(request, url);
  if (pathname === '/realtime/v1/api/broadcast' && request.method === 'POST') {
    return parts.realtime.answerBroadcast(request);
  }
  if (pathname.startsWith('/storage/v1/')) return answerStorage(request, url, forward);
  if (pathname.startsWith('/rest/v1/')) return forward(withViewKey(request, url, parts.viewKeys));
  return forward(request);
}

async function answerHealth(database: Database): Promise<Response> {
  try {
    await sql`select 1`.execute(database.db);
    return json(200, { status: 'ok' });
  } catch {
    return json(503, { status: 'down', missing: ['database'] });
  }
}
