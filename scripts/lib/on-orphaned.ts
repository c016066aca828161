const CHECK_MS = 500;

/**
 * Calls back once when the process that started this one is gone: a shell between npm and us passes no signal on, and
 * nothing may stay behind.
 */
export function onOrphaned(callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, CHECK_MS);
  timer.unref();
}
