import { loadCode } from './config.ts';

/**
 * Sends a request, and repeats it while the backend is too busy to begin. A 503 with `Retry-After` (in seconds) says that
 * nothing was done, so that a repeat is safe for every method. The code for repeats loads when it is needed.
 */
export const fetchWhenBusy: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status !== 503) return response;
  const code = await loadCode(() => import(/* webpackChunkName: "session" */ './repeat-request.ts'));
  return code.repeatRequest(response, input, init);
};
