/**
 * Runs deferred work and resolved promises. Requires Jest's fake timers.
 * @param milliseconds fake time to advance
 */
export async function settle(milliseconds = 10): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
}
