export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Rejects with a clear message when `work` has not settled and nothing has moved for `milliseconds`.
 *
 * @param lastNews when something last moved, on the clock of `performance.now()`; each move starts the time anew.
 */
export function withDeadline<T>(
  work: Promise<T>,
  milliseconds: number,
  what: string,
  lastNews: () => number = () => 0,
): Promise<T> {
  const started = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_resolve, reject) => {
    const check = () => {
      const rest = Math.max(started, lastNews()) + milliseconds - performance.now();
      if (rest > 0) timer = setTimeout(check, rest);
      else reject(new DeadlineError(`${what} did not answer within ${String(milliseconds / 1000)} s.`));
    };
    check();
  });
  return Promise.race([work, deadline]).finally(() => {
    clearTimeout(timer);
  });
}
