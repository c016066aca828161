export const json = (status: number, body: unknown): Response => Response.json(body, { status });

/** Refusal in the shape of the auth server. */
export const authError = (status: number, errorCode: string, message: string): Response =>
  json(status, { code: status, error_code: errorCode, msg: message });
