/** Runs deferred work and everything that was already answered. Needs Jest's fake timers. */
export async function settle(milliseconds = 10): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
}
