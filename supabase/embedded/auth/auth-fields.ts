import { z } from 'zod';

const text = z.string().nullish();
const record = z.record(z.string(), z.unknown()).nullish();
const yes = z.boolean().nullish();

/** Every field that an endpoint of the auth server reads, with its type; lite takes them as they come. */
export const authFields = z.looseObject({
  email: text,
  password: text,
  phone: text,
  token: text,
  token_hash: text,
  type: text,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
  scope: text,
  redirect_to: text,
  id: text,
  nonce: text,
  code: text,
  challenge_id: text,
  factor_type: text,
  friendly_name: text,
  issuer: text,
  role: text,
  ban_duration: text,
  data: record,
  options: record,
  user_metadata: record,
  app_metadata: record,
  create_user: yes,
  email_confirm: yes,
});
