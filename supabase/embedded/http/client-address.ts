/** Who asks. Only this machine reaches the backend: a proxy on it may say for whom it asks. */
export const clientAddress = (request: Request): string =>
  request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'local';
