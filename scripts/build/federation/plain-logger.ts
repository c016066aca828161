// Bundled in place of the federation runtime's logger, which looks for delegates and adds stacks while debugging.
const plainLogger = (prefix: string) => {
  const to =
    (method: 'error' | 'warn') =>
    (...said: readonly unknown[]) => {
      console[method](prefix, ...said);
    };
  return { error: to('error'), warn: to('warn'), info: () => undefined, debug: () => undefined };
};

const logger = plainLogger('[ Module Federation ]');

export {
  logger,
  logger as infrastructureLogger,
  plainLogger as createLogger,
  plainLogger as createInfrastructureLogger,
};
export const bindLoggerToCompiler = (): undefined => undefined;
