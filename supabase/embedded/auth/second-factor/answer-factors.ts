import { authError } from '../../http/answers.ts';
import type { AuthContext } from '../auth-context.ts';
import { bearerOf, type Bearer } from './bearer.ts';
import { generateCodes, redeemCode, regenerateCodes, removeCodes, tellStatus } from './recovery-codes.ts';
import { challengeFactor, enrollFactor, unenrollFactor, verifyFactor } from './totp-factors.ts';

type Answer = (request: Request, context: AuthContext, bearer: Bearer) => Promise<Response>;
type FactorAnswer = (request: Request, context: AuthContext, bearer: Bearer, id: string) => Promise<Response>;

const routes: Readonly<Record<string, Answer>> = {
  'POST /factors': enrollFactor,
  'GET /factors/recovery-codes': tellStatus,
  'POST /factors/recovery-codes': generateCodes,
  'DELETE /factors/recovery-codes': removeCodes,
  'POST /factors/recovery-codes/verify': redeemCode,
  'POST /factors/recovery-codes/regenerate': regenerateCodes,
};

const factorRoutes: Readonly<Record<string, FactorAnswer>> = {
  'POST challenge': challengeFactor,
  'POST verify': verifyFactor,
  'DELETE ': unenrollFactor,
};

/** Method and path below /auth/v1 of all of them. */
export const factorEndpoints: readonly string[] = [
  ...Object.keys(routes),
  ...Object.keys(factorRoutes).map((route) => route.replace(' ', ' /factors/x/').replace(/\/$/, '')),
];

/** `/auth/v1/factors…`: second factors, by the names and answers of the hosted server, for whoever is signed in. */
export async function answerFactors(request: Request, path: string, context: AuthContext): Promise<Response> {
  const bearer = await bearerOf(request, context);
  if (bearer instanceof Response) return bearer;
  const answer = routes[`${request.method} ${path}`];
  if (answer) return answer(request, context, bearer);
  const [, , id = '', action = '', ...rest] = path.split('/');
  const factorAnswer = rest.length === 0 ? factorRoutes[`${request.method} ${action}`] : undefined;
  if (factorAnswer === undefined || id === '') return authError(405, 'bad_method', 'Not allowed');
  return factorAnswer(request, context, bearer, id);
}
