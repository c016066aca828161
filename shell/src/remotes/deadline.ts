export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Rejects with a clear message when `work` has not settled after `milliseconds`. */
export function withDeadline<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlineError(`${what} did not answer within ${String(milliseconds / 1000)} s.`));
    }, milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => {
    clearTimeout(timer);
  });
}
