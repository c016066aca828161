import { certificateCode } from 'shared-contract/certificate-code.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { answer, type FunctionContext, type FunctionHandler } from '../_shared/function.ts';
import { HttpError } from '../_shared/http-error.ts';
import { credentialFacts, credentialId, openBadge, revocationList, signCredential } from './credential.ts';
import { readCredentialKeys } from './keys.ts';

const input = z.object({ code: z.string('Send a code').max(80, 'A code is shorter') });
const revoked = z.array(z.string());

/**
 * Serves signed credentials and the documents that verifiers need. Open to everyone who knows a certificate's code.
 * - POST `{ code }` returns `{ credential, token }`: the Open Badge, and the same as a signed VC-JWT (ES256);
 * - GET `jwks.json` returns the public keys, GET `keys/<id>` one of the keys;
 * - GET `revoked.json` returns the 1EdTech Revocation List, by ids that don't identify a person. Errors: 400, 404 no
 *   such code or document, 410 expired or revoked, 413, 503 no key is configured.
 */
export const handler: FunctionHandler = async (request, context) => {
  const document = /\/credentials\/([\w./-]+)$/.exec(new URL(request.url).pathname)?.[1];
  if (request.method !== 'GET' || document === undefined) return issue(request, context);
  try {
    return await publish(document, context);
  } catch (error) {
    if (error instanceof HttpError) return error.answer();
    throw error;
  }
};

const issue = endpoint(input, async ({ code: typed }, _request, context) => {
  const code = certificateCode(typed);
  const facts = credentialFacts
    .nullable()
    .parse(code === undefined ? null : await callDatabase(context, 'service', 'credential_facts', { code }));
  if (facts === null) throw new HttpError(404, 'There is no certificate with this code');
  if (facts.status !== 'valid') throw new HttpError(410, `This certificate is ${facts.status}`);
  const keys = await readCredentialKeys(context.credentialKeys, context.siteUrl);
  return { credential: openBadge(facts, context), token: await signCredential(facts, keys, context) };
});

async function publish(document: string, context: FunctionContext): Promise<Response> {
  const { siteUrl, credentialKeys } = context;
  if (document === 'revoked.json') {
    const ids = revoked.parse(await callDatabase(context, 'service', 'revoked_credentials', {}));
    return kept(60, {
      id: revocationList(siteUrl),
      issuer: siteUrl,
      revokedCredential: ids.map((id) => ({ id: credentialId(id), revoked: true })),
    });
  }
  const { published } = await readCredentialKeys(credentialKeys, siteUrl);
  if (document === 'jwks.json') return kept(300, { keys: published });
  const key = published.find(({ kid }) => kid.endsWith(`/${document}`));
  if (key === undefined) throw new HttpError(404, 'There is no such document');
  return kept(300, key);
}

function kept(seconds: number, body: unknown): Response {
  const response = answer(200, body);
  response.headers.set('cache-control', `public, max-age=${seconds}`);
  return response;
}
