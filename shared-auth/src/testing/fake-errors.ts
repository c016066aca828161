/** An error in the shape of supabase-js: an auth error has a status, a database error has details and a hint. */
export interface FakeError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly status?: number;
  readonly details?: string | null;
  readonly hint?: string | null;
}

const api = (status: number, code: string, message: string): FakeError => ({
  name: 'AuthApiError',
  status,
  code,
  message,
});

const database = (code: string, message: string, details: string | null = null): FakeError => ({
  name: 'PostgrestError',
  code,
  message,
  details,
  hint: null,
});

/** Errors with the names, codes, and texts of Supabase Auth and PostgREST. */
export const fakeErrors = {
  api,
  database,
  invalidCredentials: () => api(400, 'invalid_credentials', 'Invalid login credentials'),
  wrongCode: () => api(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  emailNotConfirmed: () => api(400, 'email_not_confirmed', 'Email not confirmed'),
  userAlreadyExists: () => api(422, 'user_already_exists', 'User already registered'),
  weakPassword: () => api(422, 'weak_password', 'Password should be at least 6 characters.'),
  samePassword: () => api(422, 'same_password', 'New password should be different from the old password.'),
  mailLimit: () =>
    api(
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 42 seconds.',
    ),
  requestLimit: () => api(429, 'over_request_rate_limit', 'Request rate limit reached'),
  unreachable: (): FakeError => ({ name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }),
  emptyAnswer: (): FakeError => ({ name: 'AuthRetryableFetchError', status: 500, message: '{}' }),
  sessionMissing: (): FakeError => ({
    name: 'AuthSessionMissingError',
    status: 400,
    message: 'Auth session missing!',
  }),
  /** The server's response to a range that starts after the last row. */
  beyondTheEnd: () => database('PGRST103', 'Requested range not satisfiable'),
  /** The library's error for a request without a response. */
  noAnswer: () => database('', 'TypeError: Failed to fetch'),
  noRow: () =>
    database('PGRST116', 'Cannot coerce the result to a single JSON object', 'The result contains 0 rows'),
  duplicate: () => database('23505', 'duplicate key value violates unique constraint "profiles_pkey"'),
  denied: () => database('42501', 'permission denied for table profiles'),
};
